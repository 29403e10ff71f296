import CatalogStarter
import TestTrees
import Testing

@Suite("Tokens and pairs in a configuration to start from")
struct StarterTokenTests {
    private func text(_ files: [String: String]) throws -> String {
        let folder = try TemporaryFolder(files)
        return StarterConfiguration(folder: folder.path, currentFolder: folder.path).text
    }

    private static let tokens = ##"{"a": {"$type": "color", "$value": "#fff"}}"##

    @Test("Files of tokens are sources; where one names the others, it alone")
    func files() throws {
        let plain = try text([
            "design/light.json": Self.tokens, "design/dark.tokens": Self.tokens, "package.json": "{}",
            "data.json": #"[{"image": "a", "price": "1"}]"#,
        ])
        #expect(plain.contains("sources:\n  - design/dark.tokens\n  - design/light.json\n"), "\(plain)")
        let resolved = try text([
            "design/app.resolver.json": #"{"resolutionOrder": [{"sources": [{"$ref": "core.json"}]}]}"#,
            "design/core.json": Self.tokens,
        ])
        #expect(resolved.contains("sources:\n  - design/app.resolver.json\n\n"), "\(resolved)")
        let sets = try text([
            "one/tokens.json":
                ##"{"global": {"a": {"value": "#fff", "type": "color"}}, "$metadata": {"tokenSetOrder": ["global"]}}"##,
            "two/$metadata.json": #"{"tokenSetOrder": ["core"]}"#, "two/$themes.json": "[]",
            "two/core.json": Self.tokens,
        ])
        #expect(sets.contains("sources:\n  - one/tokens.json\n  - \"two/$metadata.json\"\n\n"), "\(sets)")
    }

    @Test("Pairs are comments, and only of names that say it")
    func pairs() throws {
        func tokens(_ names: [String]) -> String {
            "{\"c\": {\"$type\": \"color\", "
                + names.map { "\"\($0)\": {\"$value\": \"#fff\"}" }.joined(separator: ", ") + "}}"
        }
        let found = try text([
            "t.json": tokens(["primary", "onPrimary", "labelCard", "background-card", "text", "surface"])
        ])
        let lines = found.split(separator: "\n").filter { $0.contains("{text: ") }
        #expect(
            lines == [
                "#   - {text: c/labelCard, on: c/background-card, minimum: AA}",
                "#   - {text: c/onPrimary, on: c/primary, minimum: AA}",
                "#   - {text: c/text, on: c/surface, minimum: AA}",
            ], "\(lines)")
        let none = try text([
            "t.json": tokens(
                ["once", "primary", "ongoing", "labelBlue", "textPrimary", "background", "button"]
                    + ["textSecondary", "backgroundSecondary", "foreground3", "background3"])
        ])
        #expect(!none.contains("color-pairs"), "\(none)")
    }
}
