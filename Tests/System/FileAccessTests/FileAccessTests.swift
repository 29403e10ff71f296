import FileAccess
import Foundation
import TestTrees
import Testing

@Suite("Paths")
struct FilePathTests {
    @Test(
        "The way from a folder to a path",
        arguments: [
            ("/a/b/c", "/a/b", "c"), ("/a/c", "/a/b", "../c"), ("/a", "/a", "."), ("/a/./b/../c", "/a", "c"),
            ("x/y", ".", "x/y"), ("/x", "/", "x"),
        ])
    func relative(path: String, folder: String, expected: String) {
        #expect(FilePath.relative(path, to: folder) == expected)
    }

    @Test(
        "A path without what changes nothing",
        arguments: [
            ("a/b", "a/b"), ("/a/b", "/a/b"), ("/", "/"), ("", "."), (".", "."), ("./a", "a"), ("a/", "a"),
            ("//a", "/a"),
            ("a//b", "a/b"), ("a/./b", "a/b"), ("a/b/..", "a"), ("a/..", "."), ("../a", "../a"), ("/../a", "/a"),
            ("a/.b", "a/.b"), ("a/..b/c.", "a/..b/c."), ("é/ü", "é/ü"),
        ])
    func normalized(path: String, expected: String) {
        #expect(FilePath.normalized(path) == expected)
    }

    @Test(
        "A name is cut at its last dot, a leading dot is part of it",
        arguments: [("a.b.png", "a.b", "png"), (".hidden", ".hidden", ""), ("name", "name", "")])
    func cut(name: String, stem: String, fileExtension: String) {
        #expect(FilePath.stemAndExtension(of: name) == (stem, fileExtension))
    }

    @Test("The folder of a path", arguments: [("a/b", "a"), ("a", "."), ("/a", "/"), ("a/b/", "a")])
    func folder(path: String, expected: String) {
        #expect(FilePath.folder(of: path) == expected)
    }

    @Test(
        "A path is inside a folder, and not inside one whose name it begins with",
        arguments: [
            ("a/b/c", "a", true), ("a/b/c", "a/b", true), ("a/b", "a/b", false), ("a/bc", "a/b", false),
            ("/a", "/", true), ("/", "/", false), ("a", "/", false), ("../a", "..", true),
        ])
    func inside(path: String, folder: String, isInside: Bool) {
        #expect(FilePath.isInside(path, folder: folder) == isInside)
        #expect(FilePath.isInsideOrSame(path, folder: folder) == (isInside || path == folder))
    }
}

@Suite("Files that are none")
struct RegularFileTests {
    private func reason(_ path: String) -> FileFailure.Reason? {
        do {
            _ = try RegularFile.bytes(of: path)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test("Each is refused for its reason, and a FIFO does not block")
    func refused() throws {
        let folder = try TemporaryFolder(["file": "x"])
        #expect(mkfifo(folder["fifo"], 0o600) == 0)
        #expect(symlink("loop", folder["loop"]) == 0)
        #expect(reason(folder["nothing"]) == .missing)
        #expect(reason(folder.path) == .isFolder)
        #expect(reason(folder["fifo"]) == .isNotRegular("a named pipe (FIFO)"))
        #expect(reason("/dev/null") == .isNotRegular("a device"))
        #expect(reason(folder["loop"]) == .symbolicLinkLoop)
        #expect(reason(folder["file/below"]) == .isNotFolder)
        #expect(reason(folder["file"]) == nil)
    }

    @Test("A file over the limit is refused")
    func tooLarge() throws {
        let folder = try TemporaryFolder(["file": "12345"])
        #expect(throws: FileFailure(path: folder["file"], reason: .tooLarge(4))) {
            try RegularFile.bytes(of: folder["file"], limit: 4)
        }
        #expect(try RegularFile.bytes(of: folder["file"], limit: 5) == Array("12345".utf8))
    }

    @Test("Names come in the order of their scalars, whatever the locale")
    func names() throws {
        let folder = try TemporaryFolder(["b": "", "B": "", "ä": "", "a10": "", "a9": "", ".hidden": ""])
        #expect(try Folder.names(in: folder.path) == [".hidden", "B", "a10", "a9", "b", "ä"])
    }
}

@Suite("Listing a folder")
struct FolderTests {
    @Test("Names that are not UTF-8 show their bytes, so that no two of them look the same")
    func unusableNames() throws {
        let folder = try TemporaryFolder(["plain.png": ""])
        let names: [[UInt8]] = [
            Array("caf".utf8) + [0xE9], Array("caf".utf8) + [0xE8], [0xFF] + Array("\\xFF".utf8), [0xFF, 0xFF],
        ]
        for name in names {
            let path = (Array(folder.path.utf8) + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
            let file = open(path, O_CREAT, 0o644)
            // A file system that takes no such names has none to tell apart.
            if file < 0 { return }
            close(file)
        }
        let listing = try Folder(folder.path)
        #expect(listing.names == ["plain.png"])
        #expect(listing.unusableNames == ["\\xFF\\x5CxFF", "\\xFF\\xFF", "caf\\xE8", "caf\\xE9"])
    }

    @Test("Links are told from what they lead to, and a link in the place of a file changes the listing's number")
    func links() throws {
        let folder = try TemporaryFolder(["a/file": "", "b/other": ""])
        let before = try Folder(folder["a"])
        #expect(before.links.isEmpty)
        try FileManager.default.moveItem(atPath: folder["a/file"], toPath: folder["file"])
        try FileManager.default.createSymbolicLink(atPath: folder["a/file"], withDestinationPath: "../file")
        let after = try Folder(folder["a"])
        #expect(after.names == before.names && after.links == ["file"] && after.checksum != before.checksum)
        #expect(SymbolicLink.isLink(folder["a/file"]) && !SymbolicLink.isLink(folder["a"]))
        #expect(SymbolicLink.resolved(folder["a/file"]) == folder["file"])
        #expect(SymbolicLink.resolved(folder["missing"]) == nil)
    }
}

@Suite("A root that readers stay in")
struct FileRootTests {
    @Test("Paths and links within are read, those that lead out are not", arguments: [true, false])
    func root(asksKernel: Bool) throws {
        let folder = try TemporaryFolder(["in/a/file": "in", "in/b/other": "in", "out/file": "out", "own/file": "own"])
        func link(_ path: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: folder[path], withDestinationPath: target)
        }
        try link("in/a/within", to: "../b/other")
        try link("in/a/folder", to: "../b")
        try link("in/a/out", to: "../../out/file")
        try link("in/a/absolute", to: folder["out/file"])
        try link("in/a/chain", to: "out")
        try link("in/a/outside", to: "../../out")
        let root = try FileRoot(
            folder["in"], currentFolder: folder["in/a"], except: [folder["own"]], asksKernel: asksKernel)
        FileRoot.$current.withValue(root) {
            for path in ["file", "within", "folder/other", "../b/other", folder["in/a/file"], folder["own/file"]] {
                #expect((try? RegularFile.bytes(of: path)) != nil && (try? FileKind.of(path)) == .file, "\(path)")
            }
            #expect((try? Folder.names(in: "folder")) == ["other"])
            let outside = [
                "out", "absolute", "chain", "outside/file", "../../out/file", folder["out/file"],
                folder["own/../out/file"], folder["in/../out/file"],
            ]
            for path in outside {
                #expect(throws: FileFailure(path: path, reason: .outsideRoot)) { try RegularFile.bytes(of: path) }
                #expect(throws: FileFailure(path: path, reason: .outsideRoot)) { try FileKind.of(path) }
                #expect(!root.holds(path))
            }
            #expect(throws: FileFailure(path: "outside", reason: .outsideRoot)) { try Folder("outside") }
            #expect(throws: FileFailure(path: "none", reason: .missing)) { try FileKind.of("none") }
        }
    }
}

@Suite("Arguments of the program")
struct ProgramArgumentsTests {
    @Test("They are those of main")
    func arguments() { #expect(CurrentProcess.arguments == Array(CommandLine.arguments.dropFirst())) }
}
