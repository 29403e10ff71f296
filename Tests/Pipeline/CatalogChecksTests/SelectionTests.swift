import CatalogBuild
import CatalogChecks
import Diagnostics
import Foundation
import TestTrees
import Testing

@Suite("The part of the findings that is asked for")
struct SelectionTests {
    private func finding(_ rule: Rule = .unusedSet, at path: String, related: [String] = []) -> Diagnostic {
        var finding = Diagnostic(.warning, rule, at: SourceLocation(path: path, line: 1, column: 1), "")
        finding.related = related
        return finding
    }

    private func selection(rules: Set<Rule> = [], paths: [String] = [], changed: [String]? = nil) -> FindingSelection {
        var selection = FindingSelection(currentFolder: "/app")
        selection.rules = rules
        selection.paths = paths
        selection.changes = changed.map { ChangedFiles($0) }
        return selection
    }

    @Test("By rule; none named is all")
    func rules() {
        #expect(selection().includes(finding(at: "a")))
        #expect(selection(rules: [.unusedSet]).includes(finding(at: "a")))
        #expect(!selection(rules: [.keyOrder]).includes(finding(at: "a")))
    }

    @Test(
        "By path: the file itself, or what lies below the folder, however it is written",
        arguments: ["A/b", "A/b/", "./A/b", "/app/A/b", "C/../A/b"])
    func paths(path: String) {
        let part = selection(paths: [path])
        for inside in ["A/b", "A/b/c.json", "/app/A/b/c.json"] {
            #expect(part.includes(finding(at: inside)), "\(inside)")
        }
        for outside in ["A/bc", "A", "/A/b", "../A/b"] { #expect(!part.includes(finding(at: outside)), "\(outside)") }
        #expect(part.includes(finding(at: "A/x", related: ["A/b/c"])))
        #expect(selection(paths: ["."]).includes(finding(at: "x")))
        #expect(!selection(paths: ["."]).includes(finding(at: "../x")))
    }

    @Test("By change: a set counts as changed with any of its files, a catalog and a group do not")
    func changes() {
        let part = selection(changed: [
            "A.xcassets/Icons/Cart.imageset/cart.png", "View.swift", "App.icon/Assets/a.svg",
        ])
        for inside in [
            "A.xcassets/Icons/Cart.imageset/Contents.json", "A.xcassets/Icons/Cart.imageset/other.png", "View.swift",
            "/app/View.swift", "App.icon/icon.json",
        ] { #expect(part.includes(finding(at: inside)), "\(inside)") }
        for outside in [
            "A.xcassets/Contents.json", "A.xcassets/Icons/Contents.json", "A.xcassets/Icons/Bag.imageset/Contents.json",
            "Other.swift",
        ] { #expect(!part.includes(finding(at: outside)), "\(outside)") }
        #expect(
            part.includes(
                finding(at: "A.xcassets/Contents.json", related: ["A.xcassets/Icons/Cart.imageset/Contents.json"])))
        #expect(!selection(changed: []).includes(finding(at: "View.swift")))
    }

    @Test("By change: code that names a removed set counts, though it didn't change")
    func removed() {
        func about(_ name: String, rule: Rule = .unknownAsset) -> Diagnostic {
            Diagnostic(
                .error, rule, at: SourceLocation(path: "View.swift", line: 1, column: 1), about: .image(name), "")
        }
        let changed = ["A.xcassets/Icons/Phone.imageset/Contents.json", "Other.swift"]
        #expect(selection(changed: changed).includes(about("Phone")))
        #expect(selection(changed: changed).includes(about("Icons/Phone")))
        #expect(!selection(changed: changed).includes(about("Cart")))
        #expect(!selection(changed: changed).includes(about("Phone", rule: .unusedSet)))
        #expect(!selection(paths: ["Other"], changed: changed).includes(about("Phone")))
    }

    /// The findings of a tree as `path:line rule`.
    private func findings(
        in folder: TemporaryFolder, _ selection: FindingSelection = .all
    ) async -> [String] {
        var request = CompileRequest(
            paths: [folder["Assets.xcassets"]], configurationPath: nil, jobs: 2, currentFolder: folder.path)
        request.rules = { CheckRule.vocabulary }
        request.readsOnlyHeaders = true
        let outcome = await TreeCheck.run(
            CatalogBuild.compile(request), selection: selection, jobs: 2)
        return outcome.diagnostics.map {
            "\($0.path.replacingOccurrences(of: folder.path + "/", with: "")):\($0.line ?? 0) \($0.rule)"
        }
    }

    @Test("A rule that is off runs where it is asked for, and no other does")
    func turnedOn() async throws {
        // The configuration of the example, which turns the rule on, is not used here.
        let example = try #require(CheckRule.named("template-colors")?.triggering)
        let folder = try TemporaryFolder(example)
        #expect(await findings(in: folder).isEmpty)
        #expect(
            await findings(in: folder, selection(rules: ["template-colors"])) == [
                "Assets.xcassets/Plant.imageset/plant.png:1 template-colors"
            ])
        #expect(await findings(in: folder, selection(rules: [.keyOrder])).isEmpty)
    }

    @Test("The order of keys is reported once for a catalog, and of those that are asked for")
    func gathered() async throws {
        let tree = try TemporaryFolder()
        for name in ["a", "b"] {
            try tree.write(
                #"{"info": {"author": "xcode", "version": 1}, "images": []}"#,
                to: "Assets.xcassets/\(name).imageset/Contents.json")
        }
        #expect(
            await findings(in: tree, selection(rules: [.keyOrder])) == [
                "Assets.xcassets/a.imageset/Contents.json:1 key-order"
            ])
        #expect(await findings(in: tree).allSatisfy { !$0.hasSuffix("key-order") })
        var part = FindingSelection(currentFolder: tree.path)
        part.rules = [.keyOrder]
        part.paths = [tree["Assets.xcassets/c.imageset"]]
        #expect(await findings(in: tree, part).isEmpty)
        part.paths = [tree["Assets.xcassets/b.imageset"]]
        #expect(
            await findings(in: tree, part).contains("Assets.xcassets/b.imageset/Contents.json:1 key-order")
        )
        try tree.write(#"{"info": {"author": "xcode", "version": 1}}"#, to: "Assets.xcassets/Contents.json")
        #expect(await findings(in: tree, part).contains("Assets.xcassets/Contents.json:1 key-order"))
    }

    @Test("Every finding has a file and a line: that of a set is its Contents.json, that of a picture its first")
    func places() async throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet(
            "Assets.xcassets/a.imageset", images: #"{"filename": "a.png", "idiom": "universal"}"#)
        try folder.write("no picture", to: "Assets.xcassets/a.imageset/a.png")
        try folder.write("x", to: "Assets.xcassets/a.imageset/old.png")
        let found = await findings(in: folder)
        #expect(found.contains("Assets.xcassets/a.imageset/Contents.json:1 unassigned-file"), "\(found)")
        #expect(found.contains("Assets.xcassets/a.imageset/a.png:1 unusable-image"), "\(found)")
        #expect(found.allSatisfy { !$0.contains(":0 ") }, "\(found)")
    }
}
