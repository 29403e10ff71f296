import ColorScience
import PaletteExtraction
import Testing

@Suite("One color, one answer")
struct OneAnswerTests {
    /// Display P3 values as Oklab.
    private static func displayP3(_ bytes: [UInt8]) -> [Oklab] {
        stride(from: 0, to: bytes.count, by: 3).map { start in
            let part = { (index: Int) in Double(bytes[start + index]) / 255 }
            let components = Color(.displayP3, part(0), part(1), part(2)).converted(to: .oklab).components
            return Oklab(lightness: components.x, a: components.y, b: components.z)
        }
    }

    private func palette(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> Palette {
        var histogram = ColorHistogram(layout: PictureLayout(width: width, height: height))
        var bytes: [UInt8] = []
        for row in 0..<height { for column in 0..<width { bytes += pixel(column, row) + [255] } }
        bytes.withUnsafeBufferPointer { histogram.add($0) }
        return try #require(Palette(histogram, conversion: Self.displayP3))
    }

    @Test("A flat color outside sRGB is the same swatch, bleed, backdrop, edge and role, and known as P3")
    func flat() throws {
        for pixel in [[255, 0, 0], [0, 255, 0], [10, 20, 255], [255, 200, 0]] as [[UInt8]] {
            let palette = try palette(64, 48) { _, _ in pixel }
            let color = palette.swatches[0].color
            #expect(palette.bleed == color && palette.backdrop == color)
            #expect(palette.edges.values.allSatisfy { $0 == color } && palette.roles[.edge] == color)
            #expect(palette.candidates == [color])
            let wide = try #require(palette.displayP3[color])
            for index in 0..<3 { #expect(abs(wide[index] - Double(pixel[index]) / 255) < 1e-4) }
            #expect(palette.displayP3.count == 1)
        }
    }

    @Test("The answers about noise around such a color differ by less than can be seen, and each is known as P3")
    func noise() throws {
        let palette = try palette(96, 64) { column, row in [255 - UInt8((column * 7 + row * 3) % 6), 0, 0] }
        let color = palette.swatches[0].color
        for other in [palette.bleed, palette.backdrop] + palette.edges.values {
            #expect(deltaEOK(Color(color), Color(other)) < 0.02)
        }
        for answer in [palette.bleed, palette.backdrop] + palette.edges.values {
            #expect(palette.displayP3[answer] != nil)
        }
    }

    @Test("A picture of sRGB has no color outside it")
    func inside() throws {
        var picture = PaintedPicture(120, 60, "#FF0000")
        picture.fill(0..<60, 0..<60, "#00FF00")
        #expect(try #require(picture.palette()).displayP3.isEmpty)
    }
}
