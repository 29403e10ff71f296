import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Writing a file that a person has named")
struct AtomicFileTests {
    private func kind(_ path: String) throws -> FileAttributeType {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType)
    }

    @Test("Through links the file that they lead to is replaced, and the links stay")
    func links() throws {
        let folder = try TemporaryFolder(["Far/target": "old"])
        try FileManager.default.createSymbolicLink(atPath: folder["Far/near"], withDestinationPath: "target")
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "Far/near")
        try FileManager.default.createSymbolicLink(atPath: folder["dangling"], withDestinationPath: "Far/new")
        try AtomicFile.write([1], to: folder["link"])
        try AtomicFile.write([2], to: folder["dangling"])
        #expect(try folder.bytes(of: "Far/target") == [1] && folder.bytes(of: "Far/new") == [2])
        for link in ["link", "Far/near", "dangling"] { #expect(try kind(folder[link]) == .typeSymbolicLink) }
        #expect(folder.everything() == ["Far", "Far/near", "Far/new", "Far/target", "dangling", "link"])
    }

    @Test("A link to a name that is not UTF-8 is an error: a repaired name would be that of another file")
    func linkToBytes() throws {
        let folder = try TemporaryFolder()
        let name: [CChar] = [0x66, CChar(bitPattern: 0xFF), 0]
        #expect(symlink(name, folder["link"]) == 0)
        #expect(throws: FileFailure(path: folder["link"], reason: .linkIsNotUTF8)) {
            try AtomicFile.write([1], to: folder["link"])
        }
        #expect(folder.everything() == ["link"])
    }

    @Test("A folder that does not exist is what the error names")
    func noFolder() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileFailure(path: folder["no/file"], reason: .noFolder)) {
            try AtomicFile.write([1], to: folder["no/file"])
        }
    }

    @Test("A FIFO is written into, and stays one")
    func fifo() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder["fifo"], 0o600) == 0)
        let reader = Process()
        reader.executableURL = URL(fileURLWithPath: "/bin/sh")
        reader.arguments = ["-c", "cat fifo > copy"]
        reader.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try reader.run()
        let bytes = [UInt8](repeating: 7, count: 200_000)
        try AtomicFile.write(bytes, to: folder["fifo"])
        reader.waitUntilExit()
        #expect(try folder.bytes(of: "copy") == bytes)
        #expect(try FileKind.of(folder["fifo"]) == .other("a named pipe (FIFO)"))
    }

    @Test("A device is written into, and stays one")
    func device() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder["null"], withDestinationPath: "/dev/null")
        try AtomicFile.write([1], to: folder["null"])
        #expect(try kind("/dev/null") == .typeCharacterSpecial && kind(folder["null"]) == .typeSymbolicLink)
        #if os(Linux)
            #expect(throws: FileFailure(path: "/dev/full", reason: .noSpace)) {
                try AtomicFile.write([1], to: "/dev/full")
            }
            #expect(try kind("/dev/full") == .typeCharacterSpecial)
        #endif
    }

    @Test("An open file is written where it stands, under every name that it has")
    func openFile() throws {
        let folder = try TemporaryFolder(["log": "before "])
        let descriptor = open(folder["log"], O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "/dev/fd/\(descriptor)")
        try AtomicFile.write(Array("one ".utf8), to: "/dev/fd/\(descriptor)")
        try AtomicFile.write(Array("two".utf8), to: folder["link"])
        #expect(try folder.bytes(of: "log") == Array("before one two".utf8))
        #expect(throws: FileFailure.self) { try AtomicFile.write([1], to: "/dev/fd/987") }
    }

    @Test("A link that leads back to itself is an error that names what was asked for")
    func loop() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder["a"], withDestinationPath: "b")
        try FileManager.default.createSymbolicLink(atPath: folder["b"], withDestinationPath: "a")
        #expect(throws: FileFailure(path: folder["a"], reason: .symbolicLinkLoop)) {
            try AtomicFile.write([1], to: folder["a"])
        }
    }
}
