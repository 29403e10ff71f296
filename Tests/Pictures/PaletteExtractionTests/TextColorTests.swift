import ColorScience
import Foundation
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

    @Test("Every color has an opaque title of 3 : 1 and a body of 4.5 : 1 at least, no more opaque than needed")
    func contrast() {
        for background in Self.grid {
            let text = TextColors(on: background)
            #expect(text.title.contrast >= 3 && text.body.contrast >= 4.5)
            #expect(text.title.alpha == 255)
            // One step of alpha changes little: the least that suffices is hardly more.
            let lightness = lightnessContrast(text.body, background)
            if text.body.alpha < 255 { #expect(text.body.contrast < 4.8 || lightness < 0.61, "\(background.hex)") }
        }
    }

    @Test("A body that is not opaque has a lightness contrast of 60, so that none is gray on near-black")
    func body() throws {
        for background in Self.grid {
            let text = TextColors(on: background)
            if text.body.alpha < 255 { #expect(lightnessContrast(text.body, background) > 0.595, "\(background.hex)") }
        }
        // At 4.5 : 1 it was #FFFFFF75, with a lightness contrast of 30.
        #expect(TextColors(on: try #require(SRGB8(hex: "#000000"))).body.hex == "#FFFFFFB1")
    }

    @Test("White where it reaches the contrast, else black")
    func choice() throws {
        let blue = TextColors(on: try #require(SRGB8(hex: "#1F6FEB")))
        #expect(blue.title.hex == "#FFFFFF" && blue.body.color.hex == "#FFFFFF")
        let white = TextColors(on: try #require(SRGB8(hex: "#FFFFFF")))
        #expect(white.title.hex == "#000000" && white.body.hex == "#00000089")
        // Black has the higher WCAG contrast on these, and reads worse.
        for hex in ["#5E81AC", "#B86B3C"] {
            #expect(TextColors(on: try #require(SRGB8(hex: hex))).title.hex == "#FFFFFF")
        }
    }

    /// The lightness contrast of APCA (version 0.1.9, constants 0.0.98G-4g) of black or white text, without a sign.
    private func lightnessContrast(_ text: SRGB8, _ background: SRGB8) -> Double {
        func luminance(_ color: SRGB8) -> Double {
            func power(_ byte: UInt8) -> Double { pow(Double(byte) / 255, 2.4) }
            let y = 0.2126729 * power(color.red) + 0.7151522 * power(color.green) + 0.072175 * power(color.blue)
            return y < 0.022 ? y + pow(0.022 - y, 1.414) : y
        }
        let (own, behind) = (luminance(text), luminance(background))
        return behind > own
            ? (pow(behind, 0.56) - pow(own, 0.57)) * 1.14 - 0.027 : (pow(own, 0.62) - pow(behind, 0.65)) * 1.14 - 0.027
    }

    private func lightnessContrast(_ text: TextColor, _ background: SRGB8) -> Double {
        lightnessContrast(text.color.over(background, alpha: text.alpha), background)
    }

    @Test("No title has a polarity that APCA would not take where both reach 3 : 1")
    func polarity() {
        let (white, black) = (SRGB8(red: 255, green: 255, blue: 255), SRGB8(red: 0, green: 0, blue: 0))
        for background in Self.grid {
            let title = TextColors(on: background).title.color
            let other = title == white ? black : white
            guard contrastRatio(other, background) >= 3 else { continue }
            #expect(
                lightnessContrast(title, background) > lightnessContrast(other, background) - 0.02, "\(background.hex)")
        }
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
        #expect(DarkAppearance.of(greys[255]).hex == "#1C1C1C")
    }

    @Test("Yellow hues have no olive as their dark form: hardly any chroma is left")
    func olive() throws {
        for hex in ["#FFD400", "#F5D21E", "#E8E337", "#C8B400"] {
            let dark = Color(DarkAppearance.of(try #require(SRGB8(hex: hex)))).converted(to: .oklch).components
            #expect(dark.y < 0.035 && dark.x > 0.25, "\(hex)")
        }
        // Others keep theirs.
        for hex in ["#FE3B30", "#1F6FEB", "#1E8F4E"] {
            let dark = Color(DarkAppearance.of(try #require(SRGB8(hex: hex)))).converted(to: .oklch).components
            #expect(dark.y > 0.05, "\(hex)")
        }
    }
}
