import ColorScience
import PaletteExtraction
import Testing

@testable import PictureAnalysis

@Suite("Colors of pages")
struct PageColorsTests {
    @Test("The swatch nearest to a pin, by CIEDE2000")
    func nearest() throws {
        var histogram = ColorHistogram()
        for (pixel, count) in [([192, 192, 192, 255], 60), ([254, 154, 59, 255], 40)] as [([UInt8], Int)] {
            let rgba = Array(repeating: pixel, count: count).flatMap(\.self)
            rgba.withUnsafeBufferPointer { histogram.add($0) }
        }
        let colors = PageColors(try #require(Palette(histogram)), points: [:])
        let nearest = try #require(colors.nearest(to: SRGB8(red: 254, green: 154, blue: 60)))
        #expect(nearest.color.hex == "#FE9A3B")
        #expect(nearest.distance > 0 && nearest.distance < 0.5)
    }
}
