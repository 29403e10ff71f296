import AssetCatalog
import CatalogChecks
import Diagnostics
import Foundation
import TestTrees
import Testing

@Suite("Repairs")
struct TreeFixTests {
    private let named = #"{"filename": "p.png", "idiom": "universal"}"#

    /// What would be done in the catalog `A.xcassets`, as paths below the folder, deleted files with a minus.
    private func repairs(
        _ folder: TemporaryFolder, files: [String] = []
    ) -> (repairs: [String], refusals: [String]) {
        let rules: [(Rule, String)] = [(.unassignedFile, "/Contents.json"), (.keyOrder, "/Contents.json")]
        let sets = folder.everything(below: "A.xcassets").filter { $0.hasSuffix(".imageset") }
        let diagnostics = (sets + files).flatMap { set in
            rules.map { Diagnostic(.warning, $0.0, at: folder["A.xcassets/\(set)\($0.1)"], "") }
        }
        let source = folder["A.xcassets"]
        let catalog = SourceReader.read([Source(path: source)]).catalog
        let found = TreeFix.repairs(for: diagnostics, of: catalog, in: [source], deletes: true)
        func short(_ path: String) -> String { path.replacingOccurrences(of: folder.path + "/A.xcassets/", with: "") }
        return (
            found.value.map { repair in
                switch repair {
                case .write(let path, _, _): short(path)
                case .delete(let path), .deleteSet(let path): "-" + short(path)
                case .keep(let path, _): "=" + short(path)
                }
            }, found.diagnostics.map { short($0.path) }
        )
    }

    private func addSet(_ path: String, images: String, files: [String], in folder: TemporaryFolder) throws {
        try folder.addImageSet(path, images: images)
        for file in files { try folder.write("x", to: "\(path)/\(file)") }
    }

    @Test("A file that nothing names is deleted; what is hidden, and what any text of the Contents.json names, is not")
    func unassigned() throws {
        let folder = try TemporaryFolder()
        try addSet(
            "A.xcassets/q.imageset", images: named + #", {"idiom": "universal", "note": "kept.png"}"#,
            files: ["p.png", "old.png", "kept.png", ".hidden"], in: folder)
        #expect(repairs(folder).repairs == ["-q.imageset/old.png", "q.imageset/Contents.json"])
    }

    @Test(
        "Nothing is touched behind a link, be it the set, a group above it or the Contents.json, and that is reported")
    func links() throws {
        let folder = try TemporaryFolder()
        for path in ["else/q.imageset", "else/group/r.imageset", "A.xcassets/s.imageset", "A.xcassets/t.imageset"] {
            try addSet(path, images: named, files: ["p.png", "precious.png"], in: folder)
        }
        for name in ["q.imageset", "group"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder["A.xcassets/\(name)"], withDestinationPath: "../else/\(name)")
        }
        try FileManager.default.moveItem(
            atPath: folder["A.xcassets/s.imageset/Contents.json"], toPath: folder["else/Contents.json"])
        try FileManager.default.createSymbolicLink(
            atPath: folder["A.xcassets/s.imageset/Contents.json"], withDestinationPath: folder["else/Contents.json"])
        let found = repairs(folder, files: ["q.imageset", "group/r.imageset"])
        #expect(
            found.repairs == ["-s.imageset/precious.png", "-t.imageset/precious.png", "t.imageset/Contents.json"])
        #expect(
            Set(found.refusals) == [
                "q.imageset", "q.imageset/Contents.json", "group/r.imageset", "group/r.imageset/Contents.json",
                "s.imageset/Contents.json",
            ])
    }

    @Test("A file that nothing names beside the sets of a catalog isn't behind a link")
    func catalogItself() throws {
        let folder = try TemporaryFolder()
        try addSet("A.xcassets/q.imageset", images: named, files: ["p.png"], in: folder)
        let source = folder["A.xcassets"]
        let finding = Diagnostic(.warning, .unassignedFile, at: source + "/Contents.json", "")
        let catalog = SourceReader.read([Source(path: source)]).catalog
        let found = TreeFix.repairs(for: [finding], of: catalog, in: [source], deletes: true)
        #expect(found.value == [] && found.diagnostics == [])
    }

    @Test("Unassigned files of color sets, other sets and groups are deleted, but not a README.md of a set")
    func everyOwner() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/s.symbolset/Contents.json":
                #"{"info": {"version": 1}, "symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#,
            "A.xcassets/lost.symbolset/Contents.json":
                #"{"info": {"version": 1}, "symbols": [{"filename": "gone.svg", "idiom": "universal"}]}"#,
            "A.xcassets/s.symbolset/s.svg": "x", "A.xcassets/s.symbolset/old.svg": "x",
            "A.xcassets/s.symbolset/README.md": "x", "A.xcassets/lost.symbolset/old.svg": "x",
            "A.xcassets/group/notes.txt": "x", "A.xcassets/notes.txt": "x",
        ])
        try folder.addColorSet("A.xcassets/group/c.colorset", colors: "")
        try folder.write("x", to: "A.xcassets/group/c.colorset/old.png")
        let catalog = SourceReader.read([Source(path: folder["A.xcassets"])])
        func deleted(_ findings: [Diagnostic]) -> [String] {
            TreeFix.repairs(for: findings, of: catalog.catalog, in: [folder["A.xcassets"]], deletes: true).value.map {
                $0.path.replacingOccurrences(of: folder.path + "/A.xcassets/", with: "")
            }
        }
        let findings = catalog.diagnostics.filter { $0.rule == .unassignedFile }
        #expect(
            deleted(findings) == ["group/c.colorset/old.png", "group/notes.txt", "notes.txt", "s.symbolset/old.svg"])
        // A group without a Contents.json is reported at its folder.
        let group = findings.filter { $0.path.hasSuffix("group") }
        #expect(group.count == 1 && deleted(group) == ["group/notes.txt"])
    }

    @Test("Nothing is repaired that no source holds")
    func outside() throws {
        let folder = try TemporaryFolder()
        for path in ["A.xcassets2/q.imageset", "B.xcassets/q.imageset"] {
            try addSet(path, images: named, files: ["p.png", "old.png"], in: folder)
        }
        let found = repairs(folder, files: ["../A.xcassets2/q.imageset", "../B.xcassets/q.imageset"])
        #expect(found.repairs.isEmpty && found.refusals.count == 4)
    }

    @Test(
        "A set that misses a file, or whose list is not understood, is left alone as a whole",
        arguments: [
            #"{"filename": "missing.png"}"#, #"{"filename": "P.PNG"}"#, #"{"filename": "../p.png"}"#,
            #"{"filename": 1}"#,
            "1",
        ])
    func missing(entry: String) throws {
        let folder = try TemporaryFolder()
        try addSet("A.xcassets/q.imageset", images: "\(named), \(entry)", files: ["p.png", "old.png"], in: folder)
        #expect(repairs(folder).repairs.filter { $0.hasPrefix("-") } == [])
    }

    @Test(
        "A file that differs from a named one only by case or by the form of its accents is left alone",
        arguments: [
            ("p.png", "P.png"), ("p.png", "p.PNG"), ("caf\u{E9}.png", "cafe\u{301}.png"),
            ("CAF\u{C9}.png", "cafe\u{301}.png"), ("stra\u{DF}e.png", "STRASSE.png"), ("\u{3C3}.png", "\u{3C2}.png"),
        ])
    func otherForm(name: String, other: String) throws {
        let folder = try TemporaryFolder()
        try addSet(
            "A.xcassets/q.imageset", images: #"{"filename": "\#(name)"}"#, files: [name, other, "old.png"], in: folder)
        #expect(repairs(folder).repairs.filter { $0.hasPrefix("-") } == ["-q.imageset/old.png"])
    }

    @Test("An alpha of \"1\" becomes \"1.000\" where another program than Xcode wrote it, and nothing else changes")
    func alpha() throws {
        let folder = try TemporaryFolder()
        for author in ["xcode", "exporter"] {
            try folder.write(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"alpha": "1", "blue": "0", "green": "1", "red": "0"}}}], "info": {"author": "\(author)", "version": 1}}
                """, to: "A.xcassets/\(author).colorset/Contents.json")
        }
        let source = folder["A.xcassets"]
        let catalog = SourceReader.read([Source(path: source)]).catalog
        let findings = ["xcode", "exporter"].map {
            Diagnostic(.warning, .byteComponent, at: folder["A.xcassets/\($0).colorset/Contents.json"], "")
        }
        let found = TreeFix.repairs(for: findings, of: catalog, in: [source], deletes: false)
        guard case .write(let path, let text, let changes)? = found.value.first, found.value.count == 1 else {
            Issue.record("one file is repaired, not \(found.value.count)")
            return
        }
        #expect(path.hasSuffix("exporter.colorset/Contents.json"))
        #expect(text.contains(#""alpha" : "1.000""#))
        #expect(changes == ["sorted the keys", "changed alpha 1 to 1.000"])
        #expect(text.contains(#""green" : "1""#))
        #expect(text.contains(#""author" : "exporter""#))
    }
}
