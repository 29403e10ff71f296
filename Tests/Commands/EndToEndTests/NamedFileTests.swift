import Foundation
import TestTrees
import Testing

@Suite("Files that a command writes where a person says")
struct NamedFileTests {
    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [Art]\n"])
        try folder.addPicture("Art/loop1.png")
        return folder
    }

    /// Every option that names a file to write, behind what else its command needs.
    static let options = [
        ["preview", "red", "--png"], ["preview", "--html"], ["check", "--write-baseline"],
        ["compile", "-o", "Out", "--depfile"], ["compile", "-o", "Out", "--input-file-list"],
        ["compile", "-o", "Out", "--output-file-list"],
    ]

    @Test("A link leads to the file that is written, and stays", arguments: options)
    func link(arguments: [String]) throws {
        let folder = try shop()
        try folder.write("old", to: "Far/target")
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "Far/target")
        #expect(try Tool.run(arguments + ["link"], in: folder.path).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link"]) == "Far/target")
        #expect(try folder.bytes(of: "Far/target") != Array("old".utf8))
    }

    #if os(Linux)
        @Test("A device stays one: /dev/null takes everything, /dev/full is a full disk", arguments: options)
        func device(arguments: [String]) throws {
            let folder = try shop()
            #expect(try Tool.run(arguments + ["/dev/null"], in: folder.path).status == 0)
            let full = try Tool.run(arguments + ["/dev/full"], in: folder.path)
            #expect(full.status == 74 && full.errors.contains("/dev/full"), "\(full)")
            for device in ["/dev/null", "/dev/full"] {
                let kind = try FileManager.default.attributesOfItem(atPath: device)[.type] as? FileAttributeType
                #expect(kind == .typeCharacterSpecial)
            }
        }
    #endif

    @Test("/dev/stdout is standard output", arguments: options)
    func standardOutput(arguments: [String]) throws {
        let folder = try shop()
        let file = try Tool.run(arguments + ["file"], in: folder.path)
        let both = try Tool.run(arguments + ["/dev/stdout"], in: folder.path)
        #expect(file.status == 0 && both.status == 0)
        let text = String(decoding: try folder.bytes(of: "file"), as: UTF8.self)
        // A depfile that is in the folder says nothing of it.
        let marks = arguments.contains("--depfile") ? "Out/catalog.json:" : String(text.prefix(40))
        #expect(!marks.isEmpty && both.output.contains(marks) && both.output.count > file.output.count)
    }

    @Test("init writes through a link that leads to nothing yet")
    func initialize() throws {
        let folder = try shop()
        try FileManager.default.removeItem(atPath: folder["tincture.yml"])
        try folder.makeFolder("Settings")
        try FileManager.default.createSymbolicLink(
            atPath: folder["tincture.yml"], withDestinationPath: "Settings/tincture.yml")
        #expect(try Tool.run(["init"], in: folder.path).status == 0)
        #expect(try folder.bytes(of: "Settings/tincture.yml") == folder.bytes(of: "tincture.yml"))
    }

    @Test(
        "An empty path is wrong usage, and nothing is written",
        arguments: options + [
            ["compile", "-o"], ["compile", "-o", "Out", "--cache"], ["compile", "-o", "Out", "--palettes"],
            ["compile", "-o", "Out", "--config"], ["compile", "-o", "Out"], ["check", "--manifest"], ["check"],
        ])
    func emptyPath(arguments: [String]) throws {
        let folder = try shop()
        let before = folder.everything()
        #expect(try Tool.run(arguments + [""], in: folder.path).status == 64)
        #expect(folder.everything() == before)
    }
}
