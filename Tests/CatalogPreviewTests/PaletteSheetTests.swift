import CatalogManifest
import CatalogPreview
import ColorScience
import ImageDecoding
import TestTrees
import Testing

@Suite("Sheets of pictures")
struct PaletteSheetTests {
    private func pixel(_ picture: PixelBuffer, _ column: Int, _ row: Int) -> [UInt8] {
        let start = (row * picture.width + column) * 4
        return Array(picture.rgba[start..<(start + 4)])
    }

    @Test("A thumbnail fits its size, keeps its proportions, and is the mean of what falls on each pixel")
    func thumbnail() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 400, height: 100) { x, _ in
            x % 2 == 0 ? (0, 100, 200, 255) : (100, 0, 0, 255)
        }
        let small = try Thumbnail.read(folder["a.png"], maximumWidth: 100, maximumHeight: 100)
        #expect(small.width == 100 && small.height == 25)
        #expect(pixel(small, 50, 12) == [50, 50, 100, 255])
        let own = try Thumbnail.read(folder["a.png"], maximumWidth: 1000, maximumHeight: 1000)
        #expect(own.width == 400 && own.height == 100)
    }

    @Test("A transparent pixel has no say in the colour, and its part in the alpha")
    func alpha() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 40, height: 40) { x, _ in
            x % 2 == 0 ? (10, 20, 30, 255) : (255, 255, 255, 0)
        }
        let small = try Thumbnail.read(folder["a.png"], maximumWidth: 20, maximumHeight: 20)
        #expect(pixel(small, 3, 3) == [10, 20, 30, 128])
    }

    @Test("A picture with an Exif orientation is upright, one with a profile in sRGB")
    func fixtures() throws {
        for fixture in ImageFixtures.all where fixture.expectation.error == nil && fixture.expectation.warning == nil {
            let picture = try Thumbnail.read(
                ImageFixtures.folder + "/" + fixture.name, maximumWidth: 4000, maximumHeight: 4000)
            #expect(picture.width == fixture.expectation.width, "\(fixture.name)")
            #expect(picture.height == fixture.expectation.height, "\(fixture.name)")
        }
    }

    @Test("Each picture lies in the middle of its backdrop, its swatches beneath")
    func sheet() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("a.png", width: 880, height: 220) { _, _ in (254, 154, 59, 255) }
        let entry = PaletteSheet.Entry(
            path: folder["a.png"], backdrop: "#123456",
            swatches: [
                SwatchEntry(hex: "#00FF00", weight: 0.9, role: nil),
                SwatchEntry(hex: "#0000FF", weight: 0.1, role: nil),
            ])
        let sheet = try PaletteSheet.draw([entry, entry, entry])
        // A gap, the backdrop, the picture of 440 × 110 in it, the swatches.
        #expect(sheet.width == 16 + 2 * (488 + 16) && sheet.height == 16 + 2 * (110 + 48 + 22 + 16))
        #expect(pixel(sheet, 8, 8) == [255, 255, 255, 255])
        #expect(pixel(sheet, 20, 20) == [0x12, 0x34, 0x56, 255])
        #expect(pixel(sheet, 16 + 24, 16 + 24) == [254, 154, 59, 255])
        #expect(pixel(sheet, 20, 16 + 158 + 2) == [0, 255, 0, 255])
        #expect(pixel(sheet, 16 + 486, 16 + 158 + 2) == [0, 0, 255, 255])
        #expect(pixel(sheet, 16 + 488 + 16 + 4, 20) == [0x12, 0x34, 0x56, 255])
    }
}
