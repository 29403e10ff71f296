import Diagnostics
import PlacedYAML
import Testing

@Suite("Reading YAML")
struct YAMLParserTests {
    private func parse(_ text: String) throws -> YAMLNode? { try YAMLParser.parse(Array(text.utf8)) }

    @Test("Members keep their order and every value its place")
    func places() throws {
        let root = try #require(try parse("b: [1, x]\na:\n  ä: \"q\"\n"))
        let pairs = try #require(root.mapping)
        #expect(pairs.map(\.key.scalar) == ["b", "a"])
        let element = try #require(pairs[0].value.sequence?[1])
        #expect(element.position.line == 1 && element.position.column == 8)
        let inner = try #require(pairs[1].value.mapping?.first)
        #expect(inner.key.position.line == 3 && inner.key.position.column == 3)
        // Columns count bytes, as compilers do.
        #expect(inner.value.position.column == 7)
    }

    @Test("Only plain scalars are numbers and booleans")
    func scalars() throws {
        let elements = try #require(try parse("[1, \"1\", true, \"true\", yes, 0.5, .inf, x, '']")?.sequence)
        #expect(elements.map(\.int) == [1, nil, nil, nil, nil, nil, nil, nil, nil])
        #expect(elements.map(\.bool) == [nil, nil, true, nil, nil, nil, nil, nil, nil])
        #expect(elements.map(\.number) == [1, nil, nil, nil, nil, 0.5, nil, nil, nil])
        #expect(elements.map(\.scalar) == ["1", "1", "true", "true", "yes", "0.5", ".inf", "x", ""])
    }

    @Test(
        "A text with more combining marks in a row than any language has is refused",
        arguments: ["a: [%]", "%: a", "a: &% b", "a: \"%\""])
    func excessiveMarks(text: String) throws {
        let marks = { (count: Int) in "x" + String(repeating: "\u{323}\u{301}", count: count) }
        #expect(throws: YAMLSyntaxError.self) { try parse(text.replacing("%", with: marks(16))) }
        if !text.contains("&") { #expect(try parse(text.replacing("%", with: marks(15))) != nil) }
    }

    @Test("An empty text has no value", arguments: ["", "\n", "# only a comment\n"])
    func empty(text: String) throws {
        #expect(try parse(text) == nil)
    }

    @Test("An empty document has an empty value")
    func emptyDocument() throws {
        #expect(try parse("---\n...\n")?.scalar == "")
    }

    @Test(
        "What is not YAML, or has a key twice, is refused at its place",
        arguments: [
            ("a: [b\nc: d", 2), ("a: 1\nb: 2\na: 3", 3), ("\ta: 1", 1), ("a: \"x", 1), ("a: *nothing", 1),
            ("a: 1\n b: 2", 2),
        ])
    func malformed(text: String, line: Int) {
        #expect { try parse(text) } throws: { error in
            (error as? YAMLSyntaxError).map {
                $0.position.line == line && $0.position.column >= 1 && !$0.problem.isEmpty
            } == true
        }
    }

    @Test("Aliases are values; aliases of aliases, and one of itself, end at a limit")
    func aliases() throws {
        #expect(try parse("a: &x [1]\nb: *x")?.mapping?[1].value.sequence?.first?.int == 1)
        let laughs = (0..<9).map {
            "l\($0 + 1): &l\($0 + 1) [" + Array(repeating: "*l\($0)", count: 9).joined(separator: ", ") + "]"
        }
        #expect(throws: YAMLSyntaxError.self) { try parse("l0: &l0 [ha]\n" + laughs.joined(separator: "\n")) }
        #expect(throws: YAMLSyntaxError.self) { try parse("a: &a [*a]") }
        #expect(throws: YAMLSyntaxError.self) { try parse(String(repeating: "[", count: 5_000)) }
    }

    @Test("Directives of tags end at a limit, in UTF-16 too: libyaml compares each with all before it")
    func tagDirectives() throws {
        func text(_ count: Int) -> String {
            (0..<count).map { "%TAG !t\($0)! tag:example.org,2026:\n" }.joined() + "---\na: 1\n"
        }
        let most = YAMLParser.maximumTagDirectives
        #expect(try parse(text(most))?.mapping?.count == 1)
        let encoded: [UInt8] = [0xFF, 0xFE] + text(most + 1).utf8.flatMap { [$0, 0] }
        for (bytes, column) in [(Array(text(100_000).utf8), 1), (encoded, 2)] {
            #expect { try YAMLParser.parse(bytes) } throws: { error in
                (error as? YAMLSyntaxError).map {
                    $0.position == TextPosition(line: most + 1, column: column) && $0.problem.contains("%TAG")
                } == true
            }
        }
    }

    @Test("Bytes that are not UTF-8 are refused")
    func notUTF8() {
        #expect(throws: YAMLSyntaxError.self) { try YAMLParser.parse([0x61, 0x3A, 0x20, 0xFF, 0xFE, 0x0A]) }
    }

    @Test(
        "A second document is refused where it begins, an empty one too",
        arguments: [("a: 1\n---\na: 2\n", 2), ("---\na: 1\n...\n---\n", 4), ("a: 1\n---\n", 2)])
    func secondDocument(text: String, line: Int) {
        #expect { try parse(text) } throws: { error in
            (error as? YAMLSyntaxError).map { $0.position.line == line && $0.problem.contains("second document") }
                == true
        }
    }

    @Test("One document may have a beginning and an end")
    func oneDocument() throws {
        #expect(try parse("---\na: 1\n...\n")?.mapping?[0].value.int == 1)
    }

    @Test("Reading ends at the value beyond the limit, aliases counted by what they stand for")
    func limit() throws {
        let most = YAMLParser.maximumNodes
        // The list itself is a value too.
        #expect(try parse("[" + String(repeating: "1,", count: most - 1) + "]")?.sequence?.count == most - 1)
        #expect { try parse("[" + String(repeating: "1,", count: most - 1) + "\n2, x: [}") } throws: { error in
            (error as? YAMLSyntaxError).map { $0.position.line == 2 && $0.problem.contains("more than \(most) values") }
                == true
        }
        let thousand = "a: &a [" + String(repeating: "1,", count: 999) + "]\n"
        #expect(throws: Never.self) { try parse(thousand + "b: [" + String(repeating: "*a,", count: 98) + "]") }
        #expect(throws: YAMLSyntaxError.self) {
            try parse(thousand + "b: [" + String(repeating: "*a,", count: 99) + "]")
        }
    }

    @Test("Places on one long line, behind a byte order mark, after line ends of two characters and on the way back")
    func longLine() throws {
        let words = (0..<20_000).map { $0 % 3 == 0 ? "ä\($0)" : "\($0)" }
        let root = try parse("\u{FEFF}x: é\r\n? [\(words.joined(separator: ","))]\r\n: y")
        let key = try #require(root?.mapping?[1].key)
        #expect(key.position.line == 2 && key.position.column == 3)
        var column = 4
        for (word, node) in zip(words, key.sequence ?? []) {
            #expect(node.position.column == column && node.position.line == 2)
            column += word.utf8.count + 1
        }
        #expect(root?.mapping?[1].value.position.line == 3 && root?.mapping?[1].value.position.column == 3)
    }
}
