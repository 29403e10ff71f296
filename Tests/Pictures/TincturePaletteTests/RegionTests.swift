import ColorScience
import PaletteExtraction
import PictureText
import Testing
import TinctureDecoding

@Suite("Regions")
struct RegionTests {
    /// The rows of a picture whose every pixel is another color.
    private static let (width, height) = (60, 40)
    private static var rgba: [UInt8] {
        (0..<height * width).flatMap { [UInt8($0 % width * 4), UInt8($0 / width * 6), 120, 255] as [UInt8] }
    }

    private func palette(_ rgba: [UInt8], _ layout: PictureLayout) throws -> PaletteExtraction.Palette {
        var histogram = ColorHistogram(layout: layout)
        rgba.withUnsafeBufferPointer { histogram.add($0) }
        let palette = PaletteExtraction.Palette(histogram)
        return try #require(palette)
    }

    @Test("The palette of a region is that of the crop, however the rows lie", arguments: 1...8)
    func crop(orientation: Int) throws {
        let layout = PictureLayout(width: Self.width, height: Self.height, orientation: orientation)
        let region = try #require(PictureRegion(left: 0.5, top: 0.25, width: 0.25, height: 0.5))
        // The same region along the columns and the rows of the file.
        let isTransposed = orientation >= 5
        var rows = RegionRows(region, of: layout)
        var picked: [UInt8] = []
        Self.rgba.withUnsafeBufferPointer { all in
            // In portions of several rows, as a decoder gives them.
            for start in stride(from: 0, to: all.count, by: Self.width * 4 * 3) {
                rows.pick(UnsafeBufferPointer(rebasing: all[start..<min(all.count, start + Self.width * 4 * 3)])) {
                    picked += Array($0)
                }
            }
        }
        let across = isTransposed ? (start: 0.25, length: 0.5) : (start: 0.5, length: 0.25)
        let down = isTransposed ? (start: 0.5, length: 0.25) : (start: 0.25, length: 0.5)
        let isFirstColumnRight = [2, 3].contains(orientation) || [7, 8].contains(orientation)
        let isFirstRowLower = [3, 4].contains(orientation) || [6, 7].contains(orientation)
        func range(_ part: (start: Double, length: Double), _ count: Int, _ isFlipped: Bool) -> Range<Int> {
            let start = isFlipped ? 1 - part.start - part.length : part.start
            return Int(start * Double(count))..<Int((start + part.length) * Double(count))
        }
        let columns = range(across, Self.width, isFirstColumnRight)
        let lines = range(down, Self.height, isFirstRowLower)
        let cropped = lines.flatMap { row in
            let start = row * Self.width
            return Self.rgba[(start + columns.lowerBound) * 4..<(start + columns.upperBound) * 4]
        }
        #expect(picked == cropped)
        #expect(rows.layout == PictureLayout(width: columns.count, height: lines.count, orientation: orientation))
        #expect(try palette(picked, rows.layout) == palette(cropped, rows.layout))
    }

    @Test("A region lies in the picture and is not empty")
    func limits() {
        #expect(PictureRegion(left: 0, top: 0, width: 1, height: 1)?.area == 1)
        #expect(PictureRegion(left: 0.7, top: 0.9, width: 0.3, height: 0.1) != nil)
        for (left, top, width, height) in [
            (-0.1, 0.0, 0.5, 0.5), (0.6, 0, 0.5, 0.5), (0, 0, 0, 1), (0, 0.5, 1, 0.6), (.nan, 0, 1, 1),
            (0, 0, .infinity, 1),
        ] {
            #expect(PictureRegion(left: left, top: top, width: width, height: height) == nil)
        }
        // The smallest one has a pixel.
        let layout = PictureLayout(width: 60, height: 40)
        let dot = PictureRegion(left: 1 - 1e-6, top: 1 - 1e-6, width: 1e-6, height: 1e-6)
        #expect(dot.map { RegionRows($0, of: layout).layout } == PictureLayout(width: 1, height: 1))
    }
}
