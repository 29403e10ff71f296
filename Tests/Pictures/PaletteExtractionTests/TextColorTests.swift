import ColorScience
import PaletteExtraction
import Testing

@Suite("Text colors and the dark appearance")
struct TextColorTests {
    /// Colors through all of sRGB.
    private static let grid: [SRGB8] = stride(from: 0, through: 255, by: 51).flatMap { red in
        stride(from: 0, through: 255, by: 51).flatMap { green in
            stride(from: 0, through: 255, by: 51).map { blue in
                SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
            }
        }
    }

    @Test("Every color has a title of 3 : 1 and a body of 4.5 : 1 at least, no more opaque than needed")
    func contrast() {
        for background in Self.grid {
            let text = TextColors(on: background)
            #expect(text.title.contrast >= 3 && text.body.contrast >= 4.5)
            // One step of alpha changes little: the least that suffices is hardly more.
            if text.title.alpha < 255 { #expect(text.title.contrast < 3.2) }
            if text.body.alpha < 255 { #expect(text.body.contrast < 4.8) }
            #expect(text.title.alpha <= text.body.alpha || text.title.color != text.body.color)
        }
    }

    @Test("White where it serves both, else black")
    func choice() throws {
        let blue = TextColors(on: try #require(SRGB8(hex: "#1F6FEB")))
        #expect(blue.title.color.hex == "#FFFFFF" && blue.body.color.hex == "#FFFFFF")
        let white = TextColors(on: try #require(SRGB8(hex: "#FFFFFF")))
        #expect(white.title.hex == "#0000006B" && white.body.hex == "#00000089")
    }

    @Test("Dark backdrops lie in the range of dark systems, keep their order and their hue")
    func dark() {
        for color in Self.grid {
            let before = Color(color).converted(to: .oklch).components
            let after = Color(DarkAppearance.of(color)).converted(to: .oklch).components
            #expect(after.x < 0.355)
            #expect(after.x <= before.x + 0.004)
            if after.y > 0.03 && before.y > 0.03 {
                let turn = abs(after.z - before.z)
                #expect(min(turn, 360 - turn) < 4, "\(color.hex)")
            }
        }
        let greys = (0...255).map { SRGB8(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
        let dark = greys.map { DarkAppearance.of($0).red }
        #expect(zip(dark, dark.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(DarkAppearance.of(greys[255]).hex == "#3A3A3A")
    }
}
