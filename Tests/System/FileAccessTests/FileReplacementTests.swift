import CExtendedAttributes
import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Another content for a file that a person has written")
struct FileReplacementTests {
    private func refusal(
        _ before: String, _ path: String, beforeStep: () -> Void = {}
    ) -> FileReplacement.Refusal? {
        do throws(FileReplacement.Refusal) {
            try FileReplacement.replace(
                Array(before.utf8), with: Array("new".utf8), at: path, beforeStep: beforeStep)
            return nil
        } catch {
            return error
        }
    }

    @Test("The content is another, the permissions are not, and nothing is left beside it")
    func replaced() throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        chmod(folder["a.json"], 0o640)
        #expect(refusal("old", folder["a.json"]) == nil)
        #expect(try folder.bytes(of: "a.json") == Array("new".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder["a.json"])
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(folder.everything() == ["a.json"])
    }

    @Test("A link, a read-only file, a folder, and a file with another content are left as they are")
    func refused() throws {
        let folder = try TemporaryFolder(["a.json": "old", "locked.json": "old", "Folder/b.json": "old"])
        symlink(folder["a.json"], folder["link.json"])
        symlink(folder["gone.json"], folder["lost.json"])
        chmod(folder["locked.json"], 0o444)
        #expect(refusal("old", folder["link.json"]) == .link && refusal("old", folder["lost.json"]) == .link)
        #expect(refusal("old", folder["locked.json"]) == .readOnly)
        #expect(refusal("other", folder["a.json"]) == .changed)
        #expect(refusal("old", folder["Folder"]) != nil && refusal("old", folder["none.json"]) != nil)
        for name in ["a.json", "locked.json", "Folder/b.json"] {
            #expect(try folder.bytes(of: name) == Array("old".utf8), "\(name)")
        }
        #expect(folder.everything().allSatisfy { !$0.contains("tincture-new") })
    }

    @Test("Extended attributes stay, and so does the owner where the process may give files away")
    func attributes() throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        let path = folder["a.json"]
        let hasAttributes = tincture_set_attribute(path, "user.note", "kept") == 0
        if geteuid() == 0 { #expect(chown(path, 1234, 4321) == 0) }
        chmod(path, 0o2664)
        var before = stat()
        #expect(stat(path, &before) == 0)
        #expect(refusal("old", path) == nil)
        var after = stat()
        #expect(stat(path, &after) == 0)
        #expect(after.st_uid == before.st_uid && after.st_gid == before.st_gid && after.st_mode == before.st_mode)
        var value = [CChar](repeating: 0, count: 8)
        if hasAttributes { #expect(tincture_get_attribute(path, "user.note", &value, 8) == 4) }
        #expect(try folder.bytes(of: "a.json") == Array("new".utf8))
    }

    @Test("A file with several hard links is left as it is")
    func hardLinks() throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        #expect(link(folder["a.json"], folder["b.json"]) == 0)
        #expect(refusal("old", folder["a.json"]) == .hardLinks)
        #expect(try folder.bytes(of: "a.json") == Array("old".utf8))
        #expect(folder.everything() == ["a.json", "b.json"])
    }

    @Test("A save at the last moment stays, and so does one after it", arguments: 1...4)
    func savedMeanwhile(saves: Int) throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        var step = 0
        let found = refusal("old", folder["a.json"]) {
            step += 1
            guard step <= saves else { return }
            // As an editor saves.
            try? folder.write("save \(step)", to: "editor")
            Foundation.rename(folder["editor"], folder["a.json"])
        }
        #expect(found == .changed)
        #expect(try folder.bytes(of: "a.json") == Array("save \(min(saves, step))".utf8))
        #expect(folder.everything() == ["a.json"])
    }

    @Test("A file that goes away at the last moment stays away")
    func removedMeanwhile() throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        #expect(refusal("old", folder["a.json"]) { unlink(folder["a.json"]) } != nil)
        #expect(folder.everything() == [])
    }
}
