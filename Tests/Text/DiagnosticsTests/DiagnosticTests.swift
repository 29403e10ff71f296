import TestNumbers
import Testing

@testable import Diagnostics

@Suite("Findings")
struct DiagnosticTests {
    @Test("A finding about text has line and column, one about a picture has none")
    func form() {
        #expect(
            Diagnostic(.error, "missing-file", at: SourceLocation(path: "a/Contents.json", line: 3, column: 7), "gone")
                .description
                == "a/Contents.json:3:7: error: gone [missing-file]")
        #expect(
            Diagnostic(.warning, "irregular-image", at: "a.png", "odd").description
                == "a.png: warning: odd [irregular-image]")
    }

    @Test("A message that begins with a verb gets its file as the subject, once it has a location")
    func subject() {
        let finding = Diagnostic(.error, "unusable-image", "is truncated.")
        #expect(finding.message == "is truncated.")
        let located = finding.located(at: SourceLocation(path: "art/a.png")).located(at: SourceLocation(path: "b.png"))
        #expect(located.message == "a.png is truncated.")
        #expect(
            Diagnostic(.error, "unusable-image", at: "art/a.png", "island is truncated.").message.hasPrefix("island"))
    }

    @Test("A file name cannot forge a finding or reach the terminal")
    func control() {
        let diagnostic = Diagnostic(.note, "irregular-image", at: "a\nb: error: x\u{1B}[2J\u{202E}.png", "m")
        #expect(diagnostic.description == "a\\nb: error: x\\u{1B}[2J\\u{202E}.png: note: m [irregular-image]")
    }

    @Test("A file name is no command to a runner that reads the log")
    func runnerCommands() {
        #expect(TerminalText.escaped("::set-output name=x::y") == "\\u{3A}:set-output name=x::y")
        #expect(TerminalText.escaped("c##vso[task.x]q ##[x") == "c#\\u{23}vso[task.x]q #\\u{23}[x")
        #expect(TerminalText.escaped("a::b #FFF") == "a::b #FFF")
    }

    @Test("Texts with more marks in a row than a language has are known")
    func excessiveMarks() {
        #expect(String(repeating: "\u{323}\u{301}", count: 16).hasExcessiveMarks)
        #expect(!String(repeating: "\u{323}\u{301}", count: 15).hasExcessiveMarks)
        #expect(!String(repeating: "é", count: 100).hasExcessiveMarks && !"".hasExcessiveMarks)
        #expect(!String(repeating: "e\u{301}", count: 100).hasExcessiveMarks)
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

    @Test("A name of more than 100 letters has no suggestion, though one letter is wrong")
    func longNames() {
        let words = NearestWords([String(repeating: "a", count: 101)])
        #expect(words.suggestion(for: String(repeating: "a", count: 100) + "b") == nil)
        #expect(NearestWord.suggestion(for: "abcdefghijklmnopqrstuvw", among: ["hijklmnopqrstuvw"]) == nil, "seven")
    }

    @Test("Among many words the one is found that comparing with each finds")
    func many() {
        let syllables = ["car", "rac", "tab", "bat", "é", "photo", "-1", "-12"]
        let words = syllables.flatMap { a in syllables.flatMap { b in syllables.map { a + b + $0 } } }
        let prepared = NearestWords(words)
        for (index, word) in words.enumerated() where index.isMultiple(of: 7) {
            var letters = Array(word + "x")
            letters.swapAt(0, 1)
            let text = String(letters)
            let nearest = words.filter { abs($0.unicodeScalars.count - text.unicodeScalars.count) <= text.count / 3 }
                .map { (Self.distance(text, $0), $0) }.filter { $0.0 <= text.unicodeScalars.count / 3 }.min { $0 < $1 }?
                .1
            #expect(prepared.suggestion(for: text) == nearest, "\(text)")
        }
    }

    @Test(
        "Words are as far apart as their table of changes says, however long they are",
        arguments: [3, 20, 63, 64, 65, 90])
    func distances(length: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(length))
        for _ in 0..<200 {
            let word = try (0..<length).map { _ in try #require("abcé-1".randomElement(using: &numbers)) }
            // The same word after some changes, so that both near and far ones are tried.
            var letters = word
            for _ in 0..<Int.random(in: 1...length / 2 + 1, using: &numbers) {
                let place = Int.random(in: 0..<letters.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: letters.insert("b", at: place)
                case 1 where letters.count > 1: letters.remove(at: place)
                case 2 where place > 0: letters.swapAt(place, place - 1)
                default: letters[place] = "c"
                }
            }
            let (left, right) = (String(word), String(letters))
            let far = Self.distance(left, right)
            let (from, to) = (left.unicodeScalars.map(\.value), right.unicodeScalars.map(\.value))
            #expect(EditDistance.between(from, to, limit: far) == far, "\(left) \(right)")
            #expect(EditDistance.between(from, to, limit: far + 9) == far, "\(left) \(right)")
            #expect(EditDistance.between(from, to, limit: far - 1) == nil, "\(left) \(right)")
        }
    }

    /// Optimal string alignment by its definition.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        var rows = (0...a.count).map { row in (0...b.count).map { $0 == 0 ? row : $0 } }
        for i in 1...a.count {
            for j in 1...b.count {
                let change = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, change)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
                }
            }
        }
        return rows[a.count][b.count]
    }

    @Test("Of equally near words the first in the alphabet is taken, in every order")
    func ties() {
        #expect(NearestWord.suggestion(for: "loop", among: ["loop2", "loop1"]) == "loop1")
        for path in ["g0/p0", "Pictures/Long/p0@2x.png", "/p0"] {
            #expect(NearestWord.suggestion(for: path, among: ["a", "p0"]) == "p0", "a path finds the name in it")
        }
        #expect(NearestWord.suggestion(for: "assets/*", among: ["Flags/*"]) == nil, "every glob may end in a star")
        #expect(NearestWord.suggestion(for: "Cart", among: ["Icons/Cart", "Other/Heart"]) == "Icons/Cart")
        #expect(NearestWord.suggestion(for: "Icons/", among: ["a", "b/"]) == nil)
        #expect(NearestWord.suggestion(for: "loop", among: ["loop1", "loop2"]) == "loop1")
    }

    @Test("Of a series another number is no slip, and a list of what was expected is a sentence")
    func numbers() {
        #expect(NearestWord.suggestion(for: "loop9", among: ["loop1", "loop10"]) == nil)
        #expect(NearestWord.suggestion(for: "lop9", among: ["loop1", "loop9"]) == "loop9")
        #expect(NearestWord.suggestion(for: "display-p4", among: ["srgb", "display-p3"]) == "display-p3")
        #expect(NearestWord.suggestion(for: "LOOP1", among: ["loop1"]) == "loop1")
        #expect(NearestWord.hintOrList(for: "x", among: ["page", "deck", "snap"]) == "; expected page, deck or snap.")
    }
}
