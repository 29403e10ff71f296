import CatalogChecks
import Diagnostics
import TestTrees
import Testing

/// Comments that silence the findings of one line.
@Suite("Comments that silence findings")
struct IgnoreCommentsTests {
    private func findings(_ code: String, in file: String = "View.swift") async throws -> [Diagnostic] {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n"])
        try folder.addImageSet("A.xcassets/Cart.imageset", images: #"{"filename": "p.png", "idiom": "universal"}"#)
        try folder.addPicture("A.xcassets/Cart.imageset/p.png", width: 8)
        try folder.write(code, to: "Code/" + file)
        return await folder.findings().filter { $0.path.hasPrefix("Code/") }
    }

    @Test(
        "A comment at the end of the line, or alone on the line above, silences the rules that it names",
        arguments: [
            #"Image("Crat") // tincture:ignore unknown-asset: the server sends it"#,
            #"Image("Crat") /* tincture:ignore unknown-asset */"#,
            #"Image("Crat")// tincture:ignore"#,
            #"Image("Crat") // tincture:ignore: all of them"#,
            #"Image("Crat") // tincture:ignore missing-scale, unknown-asset: a, b: c"#,
            "    /// tincture:ignore unknown-asset\r\n    Image(\"Crat\")\r\n",
        ])
    func silenced(code: String) async throws {
        #expect(try await findings("Image(\"Cart\")\n" + code + "\n") == [])
    }

    @Test(
        "Another rule, another line, and a comment behind other code on the line above silence nothing",
        arguments: [
            #"Image("Crat") // tincture:ignore missing-scale"#,
            "// tincture:ignore unknown-asset\n\nImage(\"Crat\")",
            "let a = 1 // tincture:ignore unknown-asset\nImage(\"Crat\")",
            "Image(\"Crat\")\n// tincture:ignore unknown-asset",
            #"Image("Crat") // tincture:ignored"#,
            #"Image("Crat", "tincture:ignore")"#,
        ])
    func kept(code: String) async throws {
        #expect(try await findings(code).map(\.rule) == ["unknown-asset"])
    }

    @Test("Storyboards and property lists have XML comments")
    func xml() async throws {
        let view = #"<imageView image="Crat" id="a"/>"#
        func storyboard(_ line: String) -> String { "<document>\n\(line)\n</document>\n" }
        #expect(try await findings(storyboard(view), in: "Main.storyboard").map(\.rule) == ["unknown-asset"])
        for comment in ["<!-- tincture:ignore unknown-asset: old -->", "<!--tincture:ignore-->"] {
            #expect(try await findings(storyboard(view + comment), in: "Main.storyboard") == [])
            #expect(try await findings(storyboard(comment + "\n" + view), in: "Main.storyboard") == [])
        }
    }

    @Test("In YAML, a comment silences a finding about the configuration, but no error that stops the check")
    func yaml() async throws {
        func rules(_ uses: String, comment: String) async throws -> [Rule] {
            let folder = try TemporaryFolder([
                "tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n\(uses) # \(comment)\n"
            ])
            try folder.addColorSet("A.xcassets/Red.colorset", colors: "")
            try folder.write("Color(\"Red\")\n", to: "Code/View.swift")
            return await folder.findings().filter { $0.path == "tincture.yml" }.map(\.rule)
        }
        #expect(try await rules("uses: [\"Flags/*\"]", comment: "the server's") == ["unused-configuration"])
        #expect(try await rules("uses: [\"Flags/*\"]", comment: "tincture:ignore unused-configuration: soon") == [])
        #expect(try await rules("usess: []", comment: "tincture:ignore") == ["unknown-key"])
    }

    @Test("A rule that doesn't exist is reported where it is written, beside the finding that it should silence")
    func unknownRule() async throws {
        let found = try await findings(#"Image("Crat") // tincture:ignore unknown-aset"# + "\n")
        #expect(found.map(\.rule) == ["unknown-asset", "unused-configuration"])
        #expect(
            found.last?.message
                == #"unknown rule "unknown-aset" in tincture:ignore; did you mean "unknown-asset"?"#)
        #expect(found.last?.line == 1 && found.last?.column == 18)
        let reason = try await findings(#"Image("Crat") // tincture:ignore the server sends it"# + "\n")
        #expect(reason.last?.message.hasSuffix("write a colon before the reason.") == true)
    }
}
