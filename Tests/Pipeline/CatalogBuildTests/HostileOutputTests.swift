import CatalogManifest
import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CatalogBuild

@Suite("An output folder that somebody else has prepared")
struct HostileOutputTests {
    private let plan = OutputPlan(CatalogManifest())

    private let writer = WriterIdentity(sources: ["here"], emitters: [])

    /// Leaves a file that was moved aside to be deleted, and the list that names its path, as a killed run does.
    private func leave(_ text: String, of path: String, in folder: TemporaryFolder) throws {
        var list = WrittenFiles()
        list.shares = [.init(writer: writer, checksums: [path: Checksum.of(Array("ours".utf8))])]
        try folder.write(try #require(list.bytes), to: "out/.tincture/written")
        try folder.write(text, to: "out/.tincture/old/0")
    }

    @Test("A killed run moved a file aside: ours goes, and another's goes back", arguments: ["ours", "theirs"])
    func movedAside(text: String) throws {
        let folder = try TemporaryFolder()
        try leave(text, of: "a/b", in: folder)
        try folder.makeFolder("out/a")
        _ = try OutputWriter.write(plan, to: folder["out"], force: false, by: writer)
        #expect(folder.everything(below: "out") == ["a"] + (text == "ours" ? [] : ["a/b"]) + ["catalog.json"])
    }

    @Test("A file that was moved aside replaces none, and goes through no link")
    func movedAsideElsewhere() throws {
        let folder = try TemporaryFolder(["else/kept": "kept", "out/mine": "mine"])
        try FileManager.default.createSymbolicLink(atPath: folder["out/x"], withDestinationPath: "../else")
        for path in ["x/keys", "x/kept", "mine"] {
            try leave("theirs", of: path, in: folder)
            _ = try OutputWriter.write(plan, to: folder["out"], force: false, by: writer)
        }
        #expect(folder.everything(below: "else") == ["kept"])
        #expect(try folder.bytes(of: "else/kept") == Array("kept".utf8))
        #expect(try folder.bytes(of: "out/mine") == Array("mine".utf8))
    }

    @Test("A link in the place of the hidden subfolder is an error, and what it leads to stays")
    func linkedOwn() throws {
        let folder = try TemporaryFolder([
            "else/new/deep/thesis": "mine", "else/.gitignore": "*.secret",
        ])
        try folder.makeFolder("out")
        try FileManager.default.createSymbolicLink(atPath: folder["out/.tincture"], withDestinationPath: "../else")
        let before = folder.everything(below: "else")
        #expect(throws: FileFailure(path: folder["out/.tincture"], reason: .isLink)) {
            try OutputWriter.write(plan, to: folder["out"])
        }
        #expect(folder.everything(below: "else") == before)
        #expect(try folder.bytes(of: "else/.gitignore") == Array("*.secret".utf8))
    }

    @Test("Links inside the hidden subfolder go, what they lead to stays")
    func linkedStaging() throws {
        let folder = try TemporaryFolder(["else/kept": "kept"])
        try folder.makeFolder("out/.tincture")
        for name in ["new", "old"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder["out/.tincture/\(name)"], withDestinationPath: "../../else")
        }
        _ = try OutputWriter.write(plan, to: folder["out"])
        #expect(folder.everything() == ["else", "else/kept", "out", "out/catalog.json"])
    }

    @Test("A file is not written through a linked subfolder, and nothing else is either")
    func linkedSubfolder() throws {
        let folder = try TemporaryFolder(["else/Contents.json": "theirs"])
        try folder.makeFolder("out")
        try FileManager.default.createSymbolicLink(atPath: folder["out/P.xcassets"], withDestinationPath: "../else")
        var plan = plan
        plan.files.insert(OutputPlan.File(path: "P.xcassets/Contents.json", bytes: [1]), at: 0)
        #expect(throws: FileFailure(path: folder["out/P.xcassets"], reason: .isLink)) {
            try OutputWriter.write(plan, to: folder["out"])
        }
        #expect(try folder.bytes(of: "else/Contents.json") == Array("theirs".utf8))
        #expect(folder.everything(below: "out") == ["P.xcassets"])
    }
}
