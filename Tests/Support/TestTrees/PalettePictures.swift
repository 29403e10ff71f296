internal import Foundation

extension TemporaryFolder {
    /// Pictures whose palettes have every part: colors outside sRGB, a white ground, none, several colors one above the
    /// other, one color.
    package func addPicturesOfEveryPalette() throws {
        try write(
            [UInt8](Data(contentsOf: URL(fileURLWithPath: ImageFixtures.folder + "/p3.png"))), to: "Banners/wide.png")
        try addPicture("Banners/white.png", width: 40, height: 40) { x, y in
            (10..<30).contains(x) && (10..<30).contains(y) ? (200, UInt8(y * 4), 40, 255) : (255, 255, 255, 255)
        }
        try addPicture("Banners/glass.png", width: 40, height: 40) { x, y in
            (10..<30).contains(x) && (10..<30).contains(y) ? (20, 120, UInt8(x * 6), 255) : (0, 0, 0, 0)
        }
        try addPicture("Banners/sky.png", width: 60, height: 40) { x, y in
            y < 14 ? (90, 160, 240, 255) : y < 28 ? (240, 200, 90, 255) : (30, UInt8(90 + x), 50, 255)
        }
        try addPicture("Banners/flat.png", red: 12, green: 34, blue: 56)
    }
}
