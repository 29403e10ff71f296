import CatalogChecks
import CatalogManifest
import Diagnostics
import FindingReports
import Foundation
import OrderedJSON
import TestTrees
import Testing

@Suite("A tree with one defect of each kind")
struct DefectTests {
    @Test("Exactly those defects are found")
    func findings() throws {
        let folder = try DefectTree.make()
        let outcome = try Tool.run(["check", "--format", "json", "--manifest", "catalog.json"], in: folder.path)
        #expect(outcome.status == 1)
        let findings = try #require(try JSONParser.parse(Array(outcome.output.utf8))["findings"]?.elements)
        let rules = findings.compactMap { $0["rule"]?.string }
        let stale = Rule.staleManifest.rawValue
        #expect(rules.contains(stale))
        // The old manifest differs in more than one entry; of everything else there is exactly one.
        let expected = DefectTree.rules.map(\.rawValue).filter { $0 != stale }.sorted()
        #expect(rules.filter { $0 != stale }.sorted() == expected)
    }

    @Test("Every reporter says what was looked at when it was last meant to change", arguments: ReportFormat.allCases)
    func golden(format: ReportFormat) throws {
        let folder = try DefectTree.make()
        let outcome = try Tool.run(["check", "--format", format.rawValue], in: folder.path)
        let text = (format.goesToStandardError ? outcome.errors : outcome.output)
            .replacingOccurrences(of: folder.path, with: "/tree")
        #expect((format.goesToStandardError ? outcome.output : outcome.errors).isEmpty)
        let path = Checkout.folder + "/Tests/Commands/EndToEndTests/Goldens/check.\(format.rawValue)"
        if ProcessInfo.processInfo.environment["TINCTURE_WRITE_GOLDENS"] != nil {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        let isTrue = text == String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        #expect(isTrue, "if the change is meant, run TINCTURE_WRITE_GOLDENS=1 Scripts/test and read the difference")
    }

    @Test("A baseline passes over what was there, and tells what is new")
    func baseline() throws {
        let folder = try DefectTree.make()
        let written = try Tool.run(["check", "--write-baseline", "b.json"], in: folder.path)
        // The last line is the number of findings.
        let count = try Tool.run(["check", "--verbose", "--format", "xcode"], in: folder.path).errorLines.count - 1
        #expect(written.status == 0 && written.errors == "b.json written with \(count) findings, for --baseline\n")
        let quiet = try Tool.run(["check", "--baseline", "b.json", "--strict"], in: folder.path)
        #expect(
            quiet.status == 0 && quiet.errors == "no findings (\(count) hidden by the baseline)\n", "\(quiet.errors)")
        try folder.write("\n\nlet crat = Image(\"Crat\")\nlet bgg = Image(\"Bgg\")\n", to: "Sources/View.swift")
        let new = try Tool.run(["check", "--baseline", "b.json"], in: folder.path)
        #expect(new.status == 1 && new.errorLines.count == 2 && new.errors.contains("Sources/View.swift:4:17: error: "))
        let stale = try Tool.run(["check", "--baseline", "b.json", "--only", "unknown-asset"], in: folder.path)
        #expect(stale.status == 1 && !stale.errors.contains("stale-baseline"), "\(stale.errors)")
        try folder.write("let bag = Image(\"Bag\")\n", to: "Sources/View.swift")
        let mended = try Tool.run(["check", "--baseline", "b.json"], in: folder.path)
        #expect(
            mended.errors.contains("warning: unknown-asset at Sources/View.swift (image Crat) no longer occurs."))
        let update = try Tool.run(["check", "--baseline", "b.json", "--update-baseline"], in: folder.path)
        let removed = "baseline entries removed or corrected: 1\n"
        #expect(update.errors.hasPrefix(removed) && !update.errors.contains("stale-baseline"), "\(update.errors)")
        let after = try Tool.run(["check", "--baseline", "b.json"], in: folder.path)
        #expect(!after.errors.contains("stale-baseline") && removed + after.errors == update.errors)
        let broken = try Tool.run(["check", "--baseline", "none.json"], in: folder.path)
        #expect(
            broken.status == 1
                && broken.errors
                    == "none.json:1:1: error: the baseline does not exist. `tincture check --write-baseline none.json` writes it. [unreadable]\n"
        )
        #expect(try Tool.run(["check", "--write-baseline", "no/b.json"], in: folder.path).status == 74)
        // A baseline doesn't accept a source that is missing.
        try folder.write("sources: [None.xcassets]\n", to: "tincture.yml")
        let missing = try Tool.run(["check", "--write-baseline", "missing.json"], in: folder.path)
        #expect(missing.status == 1 && missing.errors.contains("source \"None.xcassets\" does not exist"))
        #expect(!FileManager.default.fileExists(atPath: folder["missing.json"]))
    }

    @Test("A misspelled configuration is named, and a missing one can be written")
    func missingConfiguration() throws {
        let folder = try TemporaryFolder()
        try folder.write("sources: []\n", to: "tincture.yml")
        for (name, advice) in [
            ("tincure.yml", #"; did you mean "tincture.yml"?"#), ("none.yml", ". To write one, use tincture init."),
        ] {
            let missing = try Tool.run(["check", "--config", name], in: folder.path)
            #expect(
                missing.errors == "\(name):1:1: error: the configuration does not exist\(advice) [unreadable]\n")
        }
    }

    @Test("--fix repairs what has one safe answer, and deletes only with --delete")
    func fix() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"images": [{"idiom": "universal", "filename": "a.png"}], "properties": {}}"#,
            to: "A.xcassets/a.imageset/Contents.json")
        try folder.addPicture("A.xcassets/a.imageset/a.png")
        try folder.addPicture("A.xcassets/a.imageset/old.png")
        let untouched = try folder.bytes(of: "A.xcassets/a.imageset/Contents.json")
        let nothing = try Tool.run(["check", "A.xcassets", "--fix"], in: folder.path)
        #expect(nothing.status == 0 && nothing.errors.contains("nothing was fixed: "), "\(nothing)")
        #expect(try folder.bytes(of: "A.xcassets/a.imageset/Contents.json") == untouched)
        let first = try Tool.run(
            [
                "check", "A.xcassets", "--fix", "--only", "missing-info", "--only", "key-order", "--only",
                "unassigned-file",
            ], in: folder.path)
        #expect(
            first.status == 0
                && first.errors.contains(
                    "Contents.json: fixed: added \"info\" with \"author\" and \"version\", sorted the keys\n")
        )
        #expect(first.errors.contains("has an unassigned child") && !first.errors.contains("missing-info"))
        #expect(
            String(decoding: try folder.bytes(of: "A.xcassets/a.imageset/Contents.json"), as: UTF8.self) == """
                {
                  "images" : [
                    {
                      "filename" : "a.png",
                      "idiom" : "universal"
                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  },
                  "properties" : {

                  }
                }

                """)
        #expect(folder.everything().contains("A.xcassets/a.imageset/old.png"))
        let second = try Tool.run(["check", "A.xcassets", "--fix", "--delete"], in: folder.path)
        #expect(second.errors == "A.xcassets/a.imageset/old.png: deleted\nno findings\n")
        #expect(!folder.everything().contains("A.xcassets/a.imageset/old.png"))
        #expect(try Tool.run(["check", "A.xcassets", "--delete"], in: folder.path).status == 64)
    }

    @Test("Unused sets are deleted if only their rule is requested, but not a set that code names in another case")
    func deleteUnused() throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n",
            "Code/A.swift": #"let a = [Image("Cart"), Image("flower")]"#,
        ])
        for (number, name) in ["Bag", "Cart", "Flower"].enumerated() {
            try folder.write(
                #"{"images": [{"filename": "a.png", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#,
                to: "A.xcassets/\(name).imageset/Contents.json")
            try folder.addPicture("A.xcassets/\(name).imageset/a.png", red: UInt8(number))
        }
        let fix = ["check", "--fix", "--delete", "--only"]
        let other = try Tool.run(fix + ["unassigned-file"], in: folder.path)
        #expect(folder.everything().contains("A.xcassets/Bag.imageset/a.png"), "\(other.errors)")
        let dry = try Tool.run(fix + ["unused-set", "--dry-run"], in: folder.path)
        #expect(dry.status == 0 && dry.errors.hasPrefix("A.xcassets/Bag.imageset: would be deleted\n"), "\(dry.errors)")
        // The findings aren't repeated, but a format for other programs has them.
        #expect(!dry.errors.contains("no code names"), "\(dry.errors)")
        let json = try Tool.run(fix + ["unused-set", "--dry-run", "--format", "json"], in: folder.path)
        #expect(json.output.contains("no code names the image"), "\(json)")
        #expect(folder.everything().contains("A.xcassets/Bag.imageset/a.png"))
        #expect(try Tool.run(["check", "--dry-run"], in: folder.path).status == 64)
        let outcome = try Tool.run(fix + ["unused-set"], in: folder.path)
        #expect(outcome.errors.hasPrefix("A.xcassets/Bag.imageset: deleted\n"), "\(outcome.errors)")
        #expect(
            folder.everything(below: "A.xcassets").filter { $0.hasSuffix("imageset") }
                == ["Cart.imageset", "Flower.imageset"])
    }

    @Test("A set or file that Git could not restore is kept, and the output says so")
    func keepUncommitted() throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepositoryFolder(folder)
        func add(_ set: String, _ red: UInt8) throws {
            let path = "repository/A.xcassets/\(set).imageset"
            try folder.addImageSet(path, images: #"{"filename": "a.png", "idiom": "universal"}"#)
            try folder.addPicture(path + "/a.png", red: red)
        }
        try folder.write("sources: [A.xcassets]\ncode: [Code]\n", to: "repository/tincture.yml")
        try folder.write("let a = Image(\"used\")\n", to: "repository/Code/A.swift")
        for (number, set) in ["changed", "committed", "mixed é", "used"].enumerated() { try add(set, UInt8(number)) }
        try folder.addPicture("repository/A.xcassets/used.imageset/old.png", red: 40)
        try repository.commit("sets")
        try folder.addPicture("repository/A.xcassets/changed.imageset/a.png", red: 50)
        try folder.addPicture("repository/A.xcassets/mixed é.imageset/new.png", red: 60)
        try add("untracked", 70)
        try folder.addPicture("repository/A.xcassets/used.imageset/new.png", red: 80)

        let kept = ["changed", "mixed é", "untracked"]
        let sets = ["check", "--fix", "--delete", "--only", "unused-set"]
        let dry = try Tool.run(sets + ["--dry-run"], in: repository.path, environment: repository.environment)
        let reason = "it has changes that aren't committed. Commit them first\n"
        for set in kept {
            let line = "A.xcassets/\(set).imageset: would be kept: \(reason)"
            #expect(dry.errors.contains(line), "\(dry.errors)")
        }
        #expect(dry.errors.contains("A.xcassets/committed.imageset: would be deleted\n"), "\(dry.errors)")
        // Git reads paths from the root of the working copy, wherever the current folder is.
        let outcome = try Tool.run(
            sets + ["--config", "../tincture.yml"], in: repository.path + "/Code", environment: repository.environment)
        let line = "A.xcassets/changed.imageset: kept: \(reason)"
        #expect(outcome.errors.contains(line), "\(outcome.errors)")
        let left = folder.everything(below: "repository/A.xcassets").filter { $0.hasSuffix("set") }
        #expect(Set(left) == Set((kept + ["used"]).map { $0 + ".imageset" }), "\(outcome.errors)")

        let files = try Tool.run(
            ["check", "--fix", "--delete", "--only", "unassigned-file"], in: repository.path,
            environment: repository.environment)
        #expect(files.errors.contains("used.imageset/new.png: kept: it has"), "\(files.errors)")
        #expect(files.errors.contains("used.imageset/old.png: deleted\n"), "\(files.errors)")

        let other = try Tool.run(
            ["check", "repository/A.xcassets", "--fix", "--delete", "--only", "unassigned-file"], in: folder.path)
        #expect(other.errors.contains("new.png: kept: it is in another Git working copy. Run"), "\(other.errors)")
    }

    @Test("One run with --fix --delete repairs a set and deletes what it does not name")
    func fixAtOnce() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] {
            try folder.write(
                #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
                to: "A.xcassets/\(name).imageset/Contents.json")
            try folder.addPicture("A.xcassets/\(name).imageset/a.png", red: name == "a" ? 9 : 99)
            try folder.addPicture("A.xcassets/\(name).imageset/old.png")
        }
        // A set that misses a file keeps all of them, whatever else is repaired.
        try FileManager.default.removeItem(atPath: folder["A.xcassets/b.imageset/a.png"])
        let rules = ["missing-info", "key-order", "unassigned-file", "missing-file"].flatMap { ["--only", $0] }
        let outcome = try Tool.run(["check", "A.xcassets", "--fix", "--delete"] + rules, in: folder.path)
        #expect(
            outcome.errors.hasPrefix(
                """
                A.xcassets/a.imageset/old.png: deleted
                A.xcassets/a.imageset/Contents.json: fixed: added "info" with "author" and "version", sorted the keys
                A.xcassets/b.imageset/Contents.json: fixed: added "info" with "author" and "version", sorted the keys
                A.xcassets/b.imageset/Contents.json:
                """), "\(outcome.errors)")
        #expect(folder.everything().filter { $0.hasSuffix("old.png") } == ["A.xcassets/b.imageset/old.png"])
    }

    @Test("rules lists every identifier, explains one, and suggests the nearest")
    func rules() throws {
        let list = try Tool.run(["rules"])
        #expect(list.status == 0 && CheckRule.all.map(\.rule).allSatisfy { list.output.contains("  \($0.rawValue) ") })
        let one = try Tool.run(["rules", "missing-scale"])
        #expect(
            one.status == 0 && one.output.contains("Example that is reported:")
                && one.output.contains("\"scale\" : \"3x\""))
        let none = try Tool.run(["rules", "mising-scale"])
        #expect(none.status == 64 && none.errors.contains("did you mean \"missing-scale\"?"))
        #expect(try Tool.run(["rules", "--markdown"]).output.hasPrefix("# Rules\n"))
    }
}
