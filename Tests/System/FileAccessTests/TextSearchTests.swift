import FileAccess
import Testing

@Suite("Searching a file for texts")
struct TextSearchTests {
    private func findings(of texts: [String], in bytes: [UInt8]) -> [TextSearch.Finding] {
        TextSearch.findings(of: texts.map { Array($0.utf8) }, in: bytes)
    }

    @Test("A text is found once, several times or not at all, also where it overlaps itself")
    func counts() {
        let texts = ["one", "two", "four", "aa", "\n", "z"]
        let found = findings(of: texts, in: Array("one two three two aaa z".utf8))
        #expect(found == [.once(0), .several, .absent, .several, .absent, .once(22)])
        #expect(findings(of: ["a"], in: []) == [.absent])
    }

    @Test("A long text is found wherever it is")
    func places() {
        let window = 256 << 10
        let long = String(repeating: "0123456789", count: 50) + "!"
        for place in [window - 501, window - 500, window - 250, window - 1, window, 2 * window - 3, 3 * window] {
            var bytes = [UInt8](repeating: UInt8(ascii: "0"), count: 3 * window + 1000)
            bytes.replaceSubrange(place..<place + long.utf8.count, with: long.utf8)
            #expect(findings(of: [long, "9!"], in: bytes) == [.once(place), .once(place + 499)], "\(place)")
            bytes.replaceSubrange(0..<long.utf8.count, with: long.utf8)
            #expect(findings(of: [long, "no"], in: bytes) == [.several, .absent], "\(place)")
        }
    }
}
