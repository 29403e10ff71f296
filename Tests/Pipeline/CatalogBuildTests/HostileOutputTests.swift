import CatalogManifest
import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CatalogBuild

@Suite("An output folder that somebody else has prepared")
struct HostileOutputTests {
    private let plan = OutputPlan(CatalogManifest())

    /// Leaves a journal and its staged file, as a killed run does.
    private func leave(_ journal: OutputJournal, in folder: TemporaryFolder) throws {
        try folder.write("theirs", to: "out/.tincture/new/0")
        try folder.write(journal.bytes, to: "out/.tincture/journal")
    }

    private func owner(in folder: TemporaryFolder) -> UInt64 { FileStamp(ofLink: folder["out/.tincture"]).inode }

    @Test("A journal that a repository brings is not carried out")
    func foreignJournal() throws {
        let folder = try TemporaryFolder(["out/mine": "mine"])
        let checksum = Checksum.of(Array("mine".utf8))
        let steps: [OutputJournal.Step] = [.place(staged: 0, path: "x"), .remove(path: "mine", checksum: checksum)]
        try leave(OutputJournal(steps: steps), in: folder)
        _ = try OutputWriter.write(plan, to: folder["out"])
        #expect(folder.everything(below: "out") == ["catalog.json", "mine"])
        // The same steps in a journal of this folder are a run that was killed.
        try leave(OutputJournal(steps: steps), in: folder)
        var journal = OutputJournal(steps: steps)
        journal.owner = owner(in: folder)
        try folder.write(journal.bytes, to: "out/.tincture/journal")
        _ = try OutputWriter.write(plan, to: folder["out"])
        #expect(folder.everything(below: "out") == ["catalog.json", "x"])
    }

    @Test("No step of a journal leads through a link")
    func journalThroughLink() throws {
        let folder = try TemporaryFolder(["else/kept": "kept"])
        try folder.makeFolder("out")
        try FileManager.default.createSymbolicLink(atPath: folder["out/x"], withDestinationPath: "../else")
        var journal = OutputJournal(steps: [.place(staged: 0, path: "x/keys"), .place(staged: 0, path: "x/kept")])
        try leave(journal, in: folder)
        journal.owner = owner(in: folder)
        try folder.write(journal.bytes, to: "out/.tincture/journal")
        _ = try OutputWriter.write(plan, to: folder["out"])
        #expect(folder.everything(below: "else") == ["kept"])
        #expect(try folder.bytes(of: "else/kept") == Array("kept".utf8))
    }

    @Test("A link in the place of the hidden subfolder is an error, and what it leads to stays")
    func linkedOwn() throws {
        let folder = try TemporaryFolder([
            "else/new/deep/thesis": "mine", "else/.gitignore": "*.secret", "else/journal": "j",
        ])
        try folder.makeFolder("out")
        try FileManager.default.createSymbolicLink(atPath: folder["out/.tincture"], withDestinationPath: "../else")
        let before = folder.everything(below: "else")
        #expect(throws: FileFailure(path: folder["out/.tincture"], reason: .isLink)) {
            try OutputWriter.write(plan, to: folder["out"])
        }
        OutputWriter.completeInterrupted(in: folder["out"])
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
