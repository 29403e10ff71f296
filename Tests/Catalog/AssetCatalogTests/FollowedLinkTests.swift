import AssetCatalog
import Diagnostics
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
            return path + ($0.message.contains(", outside of ") ? " out" : " in")
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

    @Test("A source that is itself a link is where a person wants it")
    func source() throws {
        let folder = try TemporaryFolder()
        try folder.addImageSet("else/A.xcassets/q.imageset", images: entry)
        try folder.addPicture("else/A.xcassets/q.imageset/p.png", width: 1)
        try link("A.xcassets", to: "else/A.xcassets", in: folder)
        #expect(findings("A.xcassets", in: folder).isEmpty)
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
                "\(folder["source/inner/root"]): warning: is a link to /, which source is in: it is not followed. "
                    + "Remove the link. [link-outside-tree]",
                "\(folder["source/up"]): warning: is a link to \(folder.path), which source is in: it is not followed. "
                    + "Remove the link. [link-outside-tree]",
            ])
    }
}
