import Testing
import UTF8Text

@Suite("Strings of valid UTF-8")
struct ValidUTF8Tests {
    @Test(
        "Every form of valid UTF-8 is taken as it is, a U+FFFD of its own too",
        arguments: [
            "", "a", "NUL \0 inside", "é", "\u{FFFD}", "a\u{FFFD}b", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
            "e\u{301}", "\u{FEFF}mark", "🌱 plant 植物", String(repeating: "long é ", count: 1000),
        ])
    func valid(_ text: String) {
        #expect(String(validUTF8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
        // A collection whose bytes are not in one run.
        #expect(
            String(validUTF8: text.utf8.reversed().reversed() as ReversedCollection).map { Array($0.utf8) }
                == Array(text.utf8))
    }

    @Test(
        "Anything else is no string: bytes that are cut, overlong, surrogates, beyond U+10FFFF",
        arguments: [
            [0x80], [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            // Three bytes of four: their repair has three bytes as well.
            [0xF0, 0x9F, 0x8C], [0x61, 0xF0, 0x9F, 0x8C, 0x62], [0xEF, 0xBF, 0xBD, 0xBF],
        ] as [[UInt8]])
    func invalid(_ bytes: [UInt8]) {
        #expect(String(validUTF8: bytes) == nil)
        #expect(String(validUTF8: bytes.reversed().reversed() as ReversedCollection) == nil)
    }

    @Test("Random bytes are valid exactly where a decoder finds no error in them")
    func random() {
        var state: UInt64 = 14
        var valid = 0
        for _ in 0..<20_000 {
            // Leads and continuations that often fit each other.
            var bytes: [UInt8] = []
            for _ in 0..<6 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let byte = UInt8(truncatingIfNeeded: state >> 56)
                bytes.append(
                    state >> 40 & 3 == 0 ? byte : state >> 40 & 3 == 1 ? 0x80 | byte & 0x3F : 0xC0 | byte & 0x1F)
            }
            bytes = Array(bytes.prefix(Int(state >> 33 & 7)))
            var decoder = UTF8()
            var iterator = bytes.makeIterator()
            var isValid = true
            loop: while true {
                switch decoder.decode(&iterator) {
                case .scalarValue: continue
                case .emptyInput: break loop
                case .error:
                    isValid = false
                    break loop
                }
            }
            valid += isValid ? 1 : 0
            #expect((String(validUTF8: bytes) != nil) == isValid, "\(bytes)")
        }
        #expect(valid > 1000 && valid < 19_000)
    }
}
