import AssetCatalog
import ColorScience
import Diagnostics
import PaletteExtraction
import TestTrees
import Testing

@Suite("Pins that data files say by a part of the picture")
struct PinNotationTests {
    private func pages(_ json: String) throws -> (pages: [ListedPage], diagnostics: [Diagnostic]) {
        let folder = try TemporaryFolder(["pages.json": json])
        let path = folder["pages.json"]
        var reader = DataFileReader()
        let listing = reader.pages(path, namedAt: SourceLocation(path: path, line: 1, column: 1))
        return (listing.entries, listing.diagnostics)
    }

    @Test("A swatch by its number, a role by its word, a point by its place; each knows where it is written")
    func ways() throws {
        let (pages, diagnostics) = try pages(
            """
            [{"image": "a", "backdrop": "swatch 2"}, {"image": "b", "bgColor": "lightVibrant"},
             {"image": "c", "backdrop": {"at": [0.25, 1]}}, {"image": "d", "backdrop": "#102030"}]
            """)
        #expect(diagnostics.isEmpty)
        #expect(pages.map { $0.reference } == [.swatch(2), .role(.lightVibrant), .point([0.25, 1]), nil])
        #expect(pages.map { $0.reference.map { "\($0)" } } == ["swatch 2", "lightVibrant", "[0.25, 1]", nil])
        #expect(pages.map { $0.backdrop?.hex } == [nil, nil, nil, "#102030"] && pages.allSatisfy(\.isPinned))
        #expect(pages[0].pinOrigin.column == 29 && pages[2].pinOrigin.line == 2)
    }

    @Test("Every role is a word, and none is a color of CSS")
    func roles() throws {
        for word in PinReference.roleWords {
            guard case .reference(.role(let role)) = try PinNotation.read(word) else {
                Issue.record("\(word)")
                continue
            }
            #expect(role.rawValue == word)
            #expect(throws: WrittenColor.Failure.self) { try WrittenColor.color(word) }
        }
        #expect(PinReference.roleWords.count == 9)
    }

    @Test(
        "What is none of the three is an error at its place that says what to write",
        arguments: [
            (
                #""swatch""#,
                "write \"swatch\" and its number, 1 to 16, such as \"swatch 1\" for the swatch of the largest area."
            ),
            (
                #""swatch 17""#,
                "write \"swatch\" and its number, 1 to 16, such as \"swatch 1\" for the swatch of the largest area."
            ),
            (
                #""swatch two""#,
                "write \"swatch\" and its number, 1 to 16, such as \"swatch 1\" for the swatch of the largest area."
            ),
            (
                #""Vibrant""#,
                "\"Vibrant\" is neither a color nor the name of a palette color; did you mean \"vibrant\"?"
            ),
            (
                #"{"at": [0.5]}"#,
                "\"at\" needs two numbers from 0 to 1, the distances from the left and the top: [0.1, 0.5]."
            ),
            (
                #"{"at": [-0.1, 0]}"#,
                "\"at\" needs two numbers from 0 to 1, the distances from the left and the top: [0.1, 0.5]."
            ),
            (
                #"{"at": ["0", "1"]}"#,
                "\"at\" needs two numbers from 0 to 1, the distances from the left and the top: [0.1, 0.5]."
            ),
            (#"{}"#, "\"at\" needs two numbers from 0 to 1, the distances from the left and the top: [0.1, 0.5]."),
            (#"{"x": 1}"#, "unknown key \"x\"; write a point of the picture as {\"at\": [0.1, 0.5]}."),
            (#"{"swatch": 2}"#, "unknown key \"swatch\"; instead of the object, write the string \"swatch 2\"."),
            (#"{"role": "muted"}"#, "unknown key \"role\"; instead of the object, write the string \"muted\"."),
            ("7", "expected a string such as \"#FE9A3B\"."),
        ])
    func mistakes(value: String, reason: String) throws {
        let diagnostics = try pages(#"[{"image": "a", "backdrop": "# + value + "}]").diagnostics
        #expect(diagnostics.map(\.message) == ["the color of \"a\" cannot be read: " + reason])
        #expect(diagnostics.first?.severity == .error && diagnostics.first?.rule == .malformedColor)
        #expect(diagnostics.first?.line == 1 && diagnostics.first?.column == 29)
    }

    @Test("Components beside such a pin are not used, and that is said")
    func components() throws {
        let (pages, diagnostics) = try pages(
            #"[{"image": "a", "backdrop": "vibrant", "colors": {"red": 1, "green": 2, "blue": 3}}]"#)
        #expect(pages[0].pin == .reference(.role(.vibrant)))
        #expect(
            diagnostics.map(\.message) == [
                "\"a\" is pinned to vibrant, so its \"colors\" are ignored. Remove them."
            ])
        #expect(
            diagnostics[0].severity == .warning && diagnostics[0].rule == .colorMismatch && diagnostics[0].column == 50)
    }
}
