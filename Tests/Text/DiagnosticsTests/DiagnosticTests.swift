import Diagnostics
import Testing

@Suite("Findings")
struct DiagnosticTests {
    @Test("A finding about text has line and column, one about a picture has none")
    func form() {
        #expect(
            Diagnostic(.error, "missing-file", at: SourceLocation(path: "a/Contents.json", line: 3, column: 7), "gone")
                .description
                == "a/Contents.json:3:7: error: gone [missing-file]")
        #expect(
            Diagnostic(.warning, "odd-image", at: "a.png", "odd").description == "a.png: warning: odd [odd-image]")
    }

    @Test("A file name cannot forge a finding or reach the terminal")
    func control() {
        let diagnostic = Diagnostic(.note, "odd-image", at: "a\nb: error: x\u{1B}[2J\u{202E}.png", "m")
        #expect(diagnostic.description == "a\\nb: error: x\\u{1B}[2J\\u{202E}.png: note: m [odd-image]")
    }

    @Test("Findings are in the order of place, whatever order they came in")
    func order() {
        let findings = [
            Diagnostic(.error, "missing-file", at: "b", "1"),
            Diagnostic(.error, "missing-file", at: SourceLocation(path: "a", line: 10, column: 1), "2"),
            Diagnostic(.error, "missing-file", at: SourceLocation(path: "a", line: 9, column: 5), "3"),
            Diagnostic(.error, "missing-file", at: SourceLocation(path: "a", line: 9, column: 1), "4"),
        ]
        #expect(findings.sorted().map(\.message) == ["4", "3", "2", "1"])
    }
}

@Suite("The word that was meant")
struct NearestWordTests {
    @Test(
        "Typing errors find their word",
        arguments: [
            ("stlye", "style"), ("Loop1", "loop1"), ("interpolatoin", "interpolation"), ("loop1.jpg", "loop1"),
            ("x", nil),
        ])
    func suggestion(word: String, expected: String?) {
        let known = ["style", "loop1", "loop2", "interpolation", "pages"]
        #expect(NearestWord.suggestion(for: word, among: known) == expected)
    }

    @Test("Of equally near words the first in the alphabet is taken, in every order")
    func ties() {
        #expect(NearestWord.suggestion(for: "loop", among: ["loop2", "loop1"]) == "loop1")
        for path in ["g0/p0", "Pictures/Long/p0@2x.png", "/p0"] {
            #expect(NearestWord.suggestion(for: path, among: ["a", "p0"]) == "p0", "a path finds the name in it")
        }
        #expect(NearestWord.suggestion(for: "Cart", among: ["Icons/Cart", "Other/Heart"]) == "Icons/Cart")
        #expect(NearestWord.suggestion(for: "Icons/", among: ["a", "b/"]) == nil)
        #expect(NearestWord.suggestion(for: "loop", among: ["loop1", "loop2"]) == "loop1")
    }
}
