import AssetCatalog
import Diagnostics
import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Links that are followed")
struct FollowedLinkTests {
    private let entry = #"{"filename": "p.png", "idiom": "universal"}"#

    private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
        try FileManager.default.createSymbolicLink(atPath: folder[path], withDestinationPath: target)
    }

    /// The findings about links in a source, by their paths, and whether they lead out of it.
    private func findings(_ source: String, in folder: TemporaryFolder) -> [String] {
        SourceReader.read([Source(path: folder[source])]).diagnostics.filter { $0.rule == .linkOutsideTree }.map {
            #expect($0.severity == .warning)
            let path = $0.path.replacingOccurrences(of: folder.path + "/", with: "")
            return path + ($0.message.contains(", outside ") ? " out" : " in")
        }.sorted()
    }

    @Test("In an asset catalog: a set, a group, a picture and a Contents.json")
    func catalog() throws {
        let folder = try TemporaryFolder()
        for path in ["else/q.imageset", "else/group/r.imageset", "A.xcassets/s.imageset", "A.xcassets/t.imageset"] {
            try folder.addImageSet(path, images: entry)
            try folder.addPicture("\(path)/p.png", width: 1)
        }
        try link("A.xcassets/q.imageset", to: "../else/q.imageset", in: folder)
        try link("A.xcassets/group", to: "../else/group", in: folder)
        try link("A.xcassets/again.imageset", to: "s.imageset", in: folder)
        try FileManager.default.removeItem(atPath: folder["A.xcassets/s.imageset/p.png"])
        try link("A.xcassets/s.imageset/p.png", to: folder["else/q.imageset/p.png"], in: folder)
        try FileManager.default.removeItem(atPath: folder["A.xcassets/t.imageset/Contents.json"])
        try link("A.xcassets/t.imageset/Contents.json", to: "../../else/q.imageset/Contents.json", in: folder)
        #expect(
            findings("A.xcassets", in: folder) == [
                "A.xcassets/again.imageset in", "A.xcassets/again.imageset/p.png out", "A.xcassets/group out",
                "A.xcassets/q.imageset out", "A.xcassets/s.imageset/p.png out",
                "A.xcassets/t.imageset/Contents.json out",
            ])
    }

    @Test("Among loose pictures: a picture, a folder, an asset catalog, and a folder that is read twice")
    func loose() throws {
        let folder = try TemporaryFolder()
        for path in ["else/a.png", "else/more/b.png", "Art/c.png", "Art/own/d.png"] {
            try folder.addPicture(path, width: 1)
        }
        try folder.makeFolder("else/B.xcassets")
        for name in ["a.png", "more", "B.xcassets"] { try link("Art/\(name)", to: "../else/\(name)", in: folder) }
        try link("Art/twin", to: "own", in: folder)
        try link("Art/e.png", to: "own/d.png", in: folder)
        #expect(findings("Art", in: folder) == ["Art/B.xcassets out", "Art/a.png out", "Art/more out", "Art/twin in"])
    }

    @Test("A relative link within a working copy leads to the same content on every machine")
    func workingCopy() throws {
        let folder = try TemporaryFolder()
        for path in ["else/a.png", "Art/b.png"] { try folder.addPicture(path, width: 1) }
        try link("Art/a.png", to: "../else/a.png", in: folder)
        try link("Art/c.png", to: folder["else/a.png"], in: folder)
        #expect(findings("Art", in: folder) == ["Art/a.png out", "Art/c.png out"])
        try folder.makeFolder(".git")
        #expect(findings("Art", in: folder) == ["Art/c.png out"])
    }

    @Test("A source that is itself a link is where a person wants it")
    func source() throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("else/A.xcassets/q.imageset", images: entry)
        try folder.addPicture("else/A.xcassets/q.imageset/p.png", width: 1)
        try link("A.xcassets", to: "else/A.xcassets", in: folder)
        #expect(findings("A.xcassets", in: folder).isEmpty)
    }

    @Test("Where every file of a source is a link, links are how it is laid; one file of its own makes them findings")
    func forest() throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("else/A.xcassets/q.imageset", images: entry)
        try folder.addPicture("else/A.xcassets/q.imageset/p.png", width: 1)
        for name in ["Contents.json", "p.png"] {
            try folder.makeFolder("A.xcassets/q.imageset")
            try link("A.xcassets/q.imageset/\(name)", to: folder["else/A.xcassets/q.imageset/\(name)"], in: folder)
        }
        #expect(findings("A.xcassets", in: folder).isEmpty)
        try folder.write("{}", to: "A.xcassets/Contents.json")
        #expect(
            findings("A.xcassets", in: folder) == [
                "A.xcassets/q.imageset/Contents.json out", "A.xcassets/q.imageset/p.png out",
            ])
    }

    @Test("A link to a folder that the source is in is not followed, so that nobody's disk is walked through")
    func above() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("source/inner/p.png", width: 1)
        try folder.addPicture("beside/q.png", width: 1)
        try link("source/up", to: "..", in: folder)
        try link("source/inner/root", to: "/", in: folder)
        let read = SourceReader.read([Source(path: folder["source"])])
        #expect(read.catalog.images.map(\.name) == ["p"])
        #expect(
            read.diagnostics.map(\.description) == [
                "\(folder["source/inner/root"]): warning: root is a link to /, a folder that contains source, so it is not followed. "
                    + "Remove the link. [link-outside-tree]",
                "\(folder["source/up"]): warning: up is a link to \(folder.path), a folder that contains source, so it is not followed. "
                    + "Remove the link. [link-outside-tree]",
            ])
    }

    /// Folders each of which has many links to the next, and a link to the first.
    private func linkedFolders(_ folder: TemporaryFolder, source: String, suffix: String = "") throws {
        for level in 0..<5 {
            try folder.makeFolder("real\(level)\(suffix)")
            for number in 0..<(level < 4 ? 12 : 0) {
                try link("real\(level)\(suffix)/l\(number)", to: "../real\(level + 1)\(suffix)", in: folder)
            }
        }
        try folder.makeFolder(source)
        try link("\(source)/top", to: "../real0\(suffix)", in: folder)
    }

    @Test(
        "Links to links are followed once for each real folder, also in an asset catalog",
        arguments: ["src", "A.xcassets"])
    func linksToLinks(source: String) throws {
        let folder = try TemporaryFolder()
        try linkedFolders(folder, source: source)
        try folder.addPicture("real4/x.png", width: 1)
        try folder.addImageSet("real4/y.imageset", images: entry)
        let trace = FileTrace()
        let read = FileTrace.$current.withValue(trace) { SourceReader.read([Source(path: folder[source])]) }
        let sets = read.catalog.images.filter { $0.name.hasSuffix(source == "src" ? "x" : "y") }
        #expect(sets.map(\.folder).map { $0.hasSuffix("top/l0/l0/l0/l0") }.contains(true) && sets.count == 1)
        #expect(trace.looks.filter { $0.aspect == .content }.count < 30)
    }

    @Test("A folder is read at its own place, whatever the name of a link to it")
    func ownPlace() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("src/m/inner/p.png", width: 1)
        try link("src/a", to: "m", in: folder)
        try link("src/z", to: "m/inner", in: folder)
        let read = SourceReader.read([Source(path: folder["src"])])
        #expect(read.catalog.images.map(\.folder) == [folder["src/m/inner"]])
        #expect(read.diagnostics.map(\.path).sorted() == [folder["src/a"], folder["src/z"]])
        #expect(read.diagnostics.allSatisfy { $0.rule == .linkOutsideTree && $0.severity == .warning })
    }

    @Test("A source that is named many times is read once")
    func repeated() throws {
        let folder = try TemporaryFolder()
        try folder.addPicture("src/p.png", width: 1)
        let trace = FileTrace()
        let sources = (0..<500).map { number in
            Source(
                path: folder["src"] + (number.isMultiple(of: 2) ? "" : "/../src"),
                origin: SourceLocation(path: "tincture.yml", line: number + 1, column: 1))
        }
        let read = FileTrace.$current.withValue(trace) { SourceReader.read(sources) }
        #expect(read.catalog.images.map(\.name) == ["p"])
        #expect(trace.looks.filter { $0.aspect == .content }.count < 10)
    }

    @Test("More folders than the limit allows are one error, with the key that raises it")
    func folderLimit() throws {
        let folder = try TemporaryFolder()
        for number in 0..<9 { try folder.addPicture("src/f\(number)/p\(number).png", width: 1) }
        var limits = InputLimits()
        limits.folders = 4
        let read = SourceReader.read([Source(path: folder["src"])], limits: limits)
        #expect(read.catalog.images.map(\.name) == ["p0", "p1", "p2"])
        #expect(read.diagnostics.map(\.rule) == [.limitExceeded] && read.hasErrors)
        #expect(read.diagnostics[0].path == folder["src/f3"] && read.diagnostics[0].message.contains("\"folders\""))
    }
}
