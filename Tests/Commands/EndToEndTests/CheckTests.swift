import Foundation
import OrderedJSON
import TestTrees
import Testing

@Suite("tincture check")
struct CheckTests {
    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [Pictures]\nkinds: {icon: [\"none*\"]}\n"])
        try folder.addPicture("Pictures/a.png", red: 200)
        return folder
    }

    @Test("Warnings pass, and are errors under --strict")
    func strict() throws {
        let folder = try shop()
        let plain = try Tool.run(["check"], in: folder.path)
        #expect(plain.status == 0 && plain.errors.hasPrefix("tincture.yml:2:16: warning: ") && plain.output.isEmpty)
        let strict = try Tool.run(["check", "--strict"], in: folder.path)
        #expect(strict.status == 1 && strict.errors.hasPrefix("tincture.yml:2:16: error: "))
        #expect(folder.everything() == ["Pictures", "Pictures/a.png", "tincture.yml"])
    }

    @Test("A check of nothing passes, and says that it looked at nothing")
    func nothing() throws {
        let folder = try TemporaryFolder(["Notes/readme.txt": "x"])
        let outcome = try Tool.run(["check", "Notes"], in: folder.path)
        #expect(outcome.status == 0 && outcome.errors.contains("nothing was checked"), "\(outcome.errors)")
        let shop = try shop()
        #expect(try Tool.run(["check"], in: shop.path).errors.contains("nothing was checked") == false)
    }

    @Test("Without a configuration, one note at the end names the folders that were left out")
    func skippedFolders() throws {
        let folder = try TemporaryFolder(["Shop.swift": "let a = Image(\"Old\")\n", "Pods/P/P.swift": ""])
        try folder.addColorSet("A.xcassets/Red.colorset", colors: "")
        try folder.addColorSet("Pods/P/P.xcassets/Blue.colorset", colors: "")
        let note = "tincture: note: skipped Pods, which look like"
        for arguments in [["check"], ["check", "."], []] {
            let lines = try Tool.run(arguments, in: folder.path).errors.split(separator: "\n")
            #expect(lines.last?.hasPrefix(note) == true, "\(arguments) \(lines)")
            #expect(lines.count { $0.hasPrefix(note) } == 1, "\(arguments) \(lines)")
        }
        try folder.write("sources: [A.xcassets]\n", to: "tincture.yml")
        #expect(try !Tool.run(["check"], in: folder.path).errors.contains("skipped"))
    }

    @Test("A folder with code is checked like the current folder; without code the summary says so")
    func folderWithCode() throws {
        let folder = try TemporaryFolder(["App/Sources/View.swift": "let a = Image(\"Absent\")\n"])
        try folder.addImageSet("App/Sources/A.xcassets/Old.imageset", images: "")
        for (arguments, place) in [([], "App"), (["."], "App"), (["Sources"], "App"), (["App"], "")] {
            let outcome = try Tool.run(["check"] + arguments, in: folder[place])
            #expect(outcome.status == 1 && outcome.errors.contains("[unused-set]"), "\(arguments) \(outcome)")
        }
        let note = "; code was not compared: name it under `code:` in tincture.yml\n"
        // A catalog isn't searched for code.
        try folder.write("let a = 1\n", to: "App/Sources/A.xcassets/Left.swift")
        let catalog = try Tool.run(["check", "--format", "summary", "Sources/A.xcassets"], in: folder["App"])
        #expect((catalog.output + catalog.errors).contains(note), "\(catalog)")
        #expect(try !Tool.run(["check", "--format", "summary", "."], in: folder["App"]).output.contains(note))
    }

    @Test("JSON goes to standard output")
    func json() throws {
        let folder = try shop()
        let outcome = try Tool.run(["check", "--format", "json"], in: folder.path)
        let findings = try #require(try JSONParser.parse(Array(outcome.output.utf8))["findings"]?.elements)
        #expect(outcome.errors.isEmpty && findings.count == 1)
        #expect(findings[0]["rule"]?.string == "unused-configuration" && findings[0]["line"]?.number == 2)
    }

    @Test("A committed manifest passes while it is true, and fails by name when it is not")
    func manifest() throws {
        let folder = try shop()
        _ = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(try Tool.run(["check", "--manifest", "Out/catalog.json"], in: folder.path).status == 0)
        try folder.addPicture("Pictures/a.png", red: 201)
        try folder.addPicture("Pictures/b.png")
        let outcome = try Tool.run(["check", "--manifest", "Out/catalog.json"], in: folder.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "palettes[a].backdrop is \"#C80000\" in the manifest, but \"#C90000\" in the source tree"))
        #expect(outcome.errors.contains("images[b] is missing from the committed manifest"))
        #expect(
            outcome.errorLines.filter { $0.contains("[stale-manifest]") }.allSatisfy {
                $0.hasPrefix("Out/catalog.json:")
            })
    }

    @Test("A manifest that is not there, or is none, is an error", arguments: ["nothing.json", "tincture.yml"])
    func noManifest(name: String) throws {
        let folder = try shop()
        let outcome = try Tool.run(["check", "--manifest", name], in: folder.path)
        #expect(outcome.status == 1 && outcome.errors.contains("\(name):"))
    }

    @Test("The worst contrast of an overlay is reported, and a pin that is far from its picture once, where it is said")
    func contrast() throws {
        let folder = try shop()
        try folder.write(
            "sources: [Pictures]\ncarousels: {c: {pages: [a, {image: a, backdrop: \"#FFFFFF\"}], overlay: \"#FFFFFF\"}}\n",
            to: "tincture.yml")
        let outcome = try Tool.run(["check"], in: folder.path)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "note: carousel \"c\": the worst contrast of #FFFFFF on its backdrop is 1 at scroll position 0 "
                    + "(in pages). [overlay-contrast]"
            ))
        #expect(outcome.errors.components(separatedBy: "[distant-pin]").count == 2)
        #expect(outcome.errors.contains("tincture.yml:2:49: warning: carousel \"c\": #FFFFFF is far from"))
    }

    @Test("The configuration of the nearest folder above is used in a Git working copy, and none outside of one")
    func configurationAbove() throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [A.xcassets]\n", "Code/Views/a.txt": ""])
        try folder.addImageSet("A.xcassets/cart.imageset", images: #"{"filename": "gone.png", "idiom": "universal"}"#)
        #expect(try Tool.run(["check"], in: folder["Code/Views"]).status == 64)
        try folder.write("", to: ".git/HEAD")
        let inside = try Tool.run(["check"], in: folder["Code/Views"])
        #expect(
            inside.status == 1 && inside.errors.contains("../../A.xcassets/cart.imageset/Contents.json:"),
            "\(inside.errors)")
    }
}
