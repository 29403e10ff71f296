internal import ImageDecoding

extension TemporaryFolder {
    /// Writes a PNG of one color, opaque unless said otherwise.
    package func addPicture(
        _ name: String, width: Int = 8, height: Int = 8, red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0,
        alpha: UInt8 = 255
    ) throws {
        try addPicture(name, width: width, height: height) { _, _ in (red, green, blue, alpha) }
    }

    /// Writes a PNG whose pixels are given by a function of x and y.
    package func addPicture(
        _ name: String, width: Int, height: Int, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
    ) throws {
        var rgba: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue, alpha) = pixel(x, y)
                rgba += [red, green, blue, alpha]
            }
        }
        try write(try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba)), to: name)
    }
}
