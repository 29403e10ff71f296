import CatalogEmitters
import CatalogManifest
import Diagnostics
import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CatalogBuild

@Suite("Writing output")
struct OutputTests {
    private func inode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int)
    }

    @Test("Only what has changed is written")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        let plan = OutputPlan(CatalogManifest())
        #expect(try OutputWriter.write(plan, to: folder["a/b"]).written == [folder["a/b/catalog.json"]])
        let before = try inode(folder["a/b/catalog.json"])
        #expect(try OutputWriter.write(plan, to: folder["a/b"]).written.isEmpty)
        #expect(try inode(folder["a/b/catalog.json"]) == before)
        #expect(try OutputWriter.write(plan, to: folder["a/b"], force: true).written.count == 1)
    }

    @Test("Emitters add to the manifest, and no two write one file")
    func emitters() throws {
        let css = try Emitters.make("css")
        let swift = try Emitters.make("swift", options: ["file": "catalog.css"])
        var plan = OutputPlan(CatalogManifest())
        let diagnostics = try plan.add([css, swift], of: CatalogManifest(), reportingAt: "here")
        #expect(plan.files.map(\.path) == ["catalog.css", "catalog.json"])
        #expect(
            diagnostics.map(\.description) == [
                "here: error: the emitter css and the emitter swift would both write \"catalog.css\". Give one of them "
                    + "another file name. [malformed-configuration]"
            ])
        let folder = try TemporaryFolder()
        let nested = OutputPlan.File(path: "a/b/c", bytes: [1])
        plan.files.append(nested)
        #expect(try OutputWriter.write(plan, to: folder["out"]).written.count == 3)
        #expect(try folder.bytes(of: "out/a/b/c") == [1])
    }

    @Test("A folder that cannot be made is an error, and nothing is left behind")
    func notAFolder() throws {
        let folder = try TemporaryFolder(["file": "x"])
        #expect(throws: FileFailure.self) {
            try OutputWriter.write(OutputPlan(CatalogManifest()), to: folder["file/below"])
        }
        #expect(throws: FileFailure(path: folder["file"], reason: .isNotFolder)) {
            try OutputWriter.write(OutputPlan(CatalogManifest()), to: folder["file"])
        }
        #expect(folder.everything() == ["file"])
    }

    @Test("A write that fails leaves the old content and no temporary file")
    func failedWrite() throws {
        let folder = try TemporaryFolder(["target/kept": "old"])
        #expect(throws: FileFailure.self) { try AtomicFile.write([1, 2, 3], to: folder["target"]) }
        #expect(folder.everything() == ["target", "target/kept"])
    }

    @Test("A depfile escapes what Make would take for its own, and says what cannot be in it")
    func depfile() {
        let depfile = Depfile.text(
            output: "Out/catalog.json",
            inputs: ["Plant 1.png", "a$b#c", "x\ny", "u\u{2028}v", "$\u{301}:", "k=v"])
        #expect(
            depfile.text
                == "Out/catalog.json: \\\n  Plant\\ 1.png \\\n  a$$b\\#c \\\n  u\u{2028}v \\\n  $$\u{301}\\:\n\nPlant\\ 1.png:\n\na$$b\\#c:\n\nu\u{2028}v:\n\n$$\u{301}\\::\n"
        )
        #expect(depfile.unlisted == ["x\ny", "k=v"])
    }
}
