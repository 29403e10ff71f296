import OrderedJSON
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    private struct Sample: Encodable {
        var name: String
        var ratio: Double
        var count: Int?
        var parts: [Part]
        var samples: [String]

        struct Part: Encodable {
            var progress: Double
            var hex: String
        }
    }

    @Test("Members are written in the order of the declaration, without those that are nil")
    func declarationOrder() throws {
        let sample = Sample(name: "b", ratio: 0.5, count: nil, parts: [], samples: ["#000000"])
        #expect(
            try JSONTextEncoder.text(sample, layout: .line)
                == ##"{"name": "b", "ratio": 0.5, "parts": [], "samples": ["#000000"]}"##)
    }

    @Test("Plain values share a line while it fits; longer lists are filled")
    func indented() throws {
        let sample = Sample(
            name: "b", ratio: 1, count: 2,
            parts: [.init(progress: 0, hex: "#C0C0C0"), .init(progress: 1, hex: "#000000")],
            samples: Array(repeating: "#C0C0C0", count: 12))
        let hexes = String(repeating: "\"#C0C0C0\", ", count: 9).dropLast()
        #expect(
            try JSONTextEncoder.text(sample, layout: .indented) == """
                {
                  "name": "b",
                  "ratio": 1,
                  "count": 2,
                  "parts": [
                    {"progress": 0, "hex": "#C0C0C0"},
                    {"progress": 1, "hex": "#000000"}
                  ],
                  "samples": [
                    \(hexes)
                    "#C0C0C0", "#C0C0C0", "#C0C0C0"
                  ]
                }
                """)
    }

    @Test("Numbers are written by the shortest digits that read back the same")
    func numbers() throws {
        #expect(
            try JSONTextEncoder.text([0.1, 1, -2, 1e-7, 1.0 / 3], layout: .line)
                == "[0.1, 1, -2, 1e-07, 0.3333333333333333]")
    }

    @Test("A number that JSON cannot hold is an error, not a wrong number")
    func notFinite() {
        #expect(throws: EncodingError.self) { try JSONTextEncoder.text([Double.nan], layout: .line) }
    }

    @Test("What is written reads back equal, control characters among it")
    func roundTrip() throws {
        let text = "a\"\\\n\t\u{0}\u{7F}\u{2028}é😀"
        let written = try JSONTextEncoder.text([text], layout: .line)
        #expect(try JSONParser.parse(Array(written.utf8)).elements?.first?.string == text)
        #expect(!written.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
    }

    @Test(
        "What a terminal obeys rather than shows is escaped, in names as in values, and reads back equal",
        arguments: [
            0x7F, 0x80, 0x85, 0x9B, 0x9F, 0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069,
        ] as [UInt32])
    func marks(value: UInt32) throws {
        let text = "a\(Character(try #require(Unicode.Scalar(value))))b"
        let written = try JSONTextEncoder.text([text: text], layout: .indented)
        #expect(written.unicodeScalars.allSatisfy { $0.isASCII })
        let code = String(value, radix: 16, uppercase: true)
        #expect(written.contains("\"a\\u" + String(repeating: "0", count: 4 - code.count) + code + "b\""))
        let member = try JSONParser.parse(Array(written.utf8)).members?.first
        #expect(member?.name == text && member?.value.string == text)
    }

    @Test("Letters of every script are written as they are")
    func letters() throws {
        let text = "é\u{A0}\u{A9}مرحبا\u{200D}…日本語😀\u{2010}\u{2065}\u{206A}"
        #expect(try JSONTextEncoder.text([text], layout: .line) == "[\"\(text)\"]")
    }
}
