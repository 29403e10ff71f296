import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Another content for a file that a person has written")
struct FileReplacementTests {
    private func refusal(_ before: String, _ path: String) -> FileReplacement.Refusal? {
        do throws(FileReplacement.Refusal) {
            try FileReplacement.replace(Array(before.utf8), with: Array("new".utf8), at: path)
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
}
