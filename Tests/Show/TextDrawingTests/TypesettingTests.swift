import CTextDrawing
import Testing

@testable import TextDrawing

@Suite("Lines of text as pixels")
struct TypesettingTests {
    private let setter = Typesetter([.standard()])

    /// How much is covered in all, in whole pixels.
    private func ink(_ line: TextLine) -> Double {
        Double(line.coverage?.values.reduce(0) { $0 + Int($1) } ?? 0) / 255
    }

    @Test("Digits are all as wide as one another, letters are not")
    func digits() {
        let widths = Set((0...9).map { setter.line("\($0)", size: 40).width })
        #expect(widths.count == 1)
        #expect(setter.line("i", size: 40).width < setter.line("m", size: 40).width / 2)
    }

    @Test("A letter stands on the baseline and is as high as the font says", arguments: [10.0, 11.5, 20, 64])
    func baseline(size: Double) throws {
        let capital = try #require(setter.line("H", size: size).coverage)
        // Inter's capitals are 2048 of 2816 units high.
        #expect(abs(Double(capital.height) - size * 2048 / 2816) <= 1)
        #expect(capital.top + capital.height == 0)
        let comma = try #require(setter.line(",", size: 64).coverage)
        #expect(comma.top + comma.height > 0)
    }

    @Test("Twice the size is twice the width and four times the ink")
    func scale() {
        let (one, two) = (setter.line("Tincture #1F6FEB", size: 16), setter.line("Tincture #1F6FEB", size: 32))
        #expect(abs(two.width - 2 * one.width) < 0.05)
        #expect(abs(ink(two) / ink(one) - 4) < 0.05)
    }

    @Test("A line that is too wide ends in an ellipsis and fits; one that fits is left alone")
    func cut() {
        let whole = setter.line("A rather long name", size: 12)
        for width in [4.0, 20, 50, whole.width - 1] {
            let cut = setter.line("A rather long name", size: 12, atMost: width)
            #expect(cut.width <= max(width, setter.line("…", size: 12).width))
        }
        #expect(setter.line("A rather long name", size: 12, atMost: whole.width) == whole)
    }

    @Test("A name that is too long keeps both its ends, and fits")
    func middle() {
        let name = "Onboarding/Illustrations/welcome-summer-final-final"
        let whole = setter.line(name, size: 12)
        for width in [60.0, 120, whole.width - 1] {
            let cut = setter.line(name, size: 12, atMost: width, cut: .middle)
            #expect(cut.width <= width && cut.missing.isEmpty)
        }
        // Letters that are as wide as one another: two of each end fit.
        let room = setter.line("nn…nn", size: 40).width
        #expect(setter.line("nnnnnnnn", size: 40, atMost: room, cut: .middle) == setter.line("nn…nn", size: 40))
        #expect(setter.line("nunnnnon", size: 40, atMost: room + 1, cut: .middle) == setter.line("nu…on", size: 40))
        #expect(setter.line(name, size: 12, atMost: whole.width, cut: .middle) == whole)
    }

    @Test("European letters are there; what the font lacks is a frame for each character, and is told")
    func missing() throws {
        #expect(setter.line("Größe Ångström Łódź Ελλάδα Привет № → € “…”", size: 12).missing.isEmpty)
        let line = setter.line("a植👩‍🌾b", size: 40)
        #expect(line.missing == ["植", "👩‍🌾"])
        let frame = try #require(setter.line("植", size: 40).coverage)
        // Hollow: covered along its edge, clear in the middle.
        #expect(frame.values[0] == 255 && frame.values[frame.height / 2 * frame.width + frame.width / 2] == 0)
        #expect(setter.line("\u{E9}", size: 12).missing.isEmpty)
        // Nothing composes what comes in two parts.
        #expect(setter.line("e\u{301}", size: 12).missing == ["e\u{301}"])
        #expect(setter.line("", size: 12) == TextLine(width: 0, coverage: nil, missing: []))
    }

    @Test("Of several fonts the first that has a character draws it")
    func order() throws {
        let bytes = Array(
            UnsafeBufferPointer(start: tincture_inter_semibold_start(), count: tincture_inter_semibold_size))
        let heavy = try Typeface(bytes: bytes)
        #expect(
            ink(Typesetter([heavy, .standard()]).line("Hamburg", size: 40)) > ink(setter.line("Hamburg", size: 40))
                * 1.2)
        #expect(Typesetter([.standard(), heavy]).line("Hamburg", size: 40) == setter.line("Hamburg", size: 40))
    }

    @Test("What is no font is refused, cut short or changed anywhere it does no harm")
    func damaged() throws {
        #expect(throws: Typeface.Unusable.self) { try Typeface(bytes: []) }
        #expect(throws: Typeface.Unusable.self) { try Typeface(bytes: Array("not a font".utf8)) }
        let bytes = Array(
            UnsafeBufferPointer(start: tincture_inter_regular_start(), count: tincture_inter_regular_size))
        for length in stride(from: 1, to: bytes.count, by: 4999) {
            if let face = try? Typeface(bytes: Array(bytes[..<length])) {
                _ = Typesetter([face, .standard()]).line("Hamburg", size: 20)
            }
        }
        for place in stride(from: 0, to: bytes.count, by: 1999) {
            var changed = bytes
            changed[place] ^= 0xFF
            if let face = try? Typeface(bytes: changed) {
                _ = Typesetter([face, .standard()]).line("Hamburg ƒ 0123", size: 20)
            }
        }
    }
}
