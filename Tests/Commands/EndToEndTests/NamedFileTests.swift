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

    /// A catalog, a configuration and a picture, and what each command that writes a file would have read of them.
    private static let readFiles = [
        "Art/loop1.png", "Art/A.xcassets/Leaf.imageset/Contents.json", "Art/A.xcassets/Leaf.imageset/leaf.png",
        "Art/A.xcassets/Leaf.imageset/unnamed.png", "tincture.yml",
    ]

    @Test(
        "What a command has read, and what is in a catalog, is not written over",
        arguments: [["preview", "--png"], ["preview", "--html"], ["check", "--write-baseline"]])
    func overInput(arguments: [String]) throws {
        let folder = try shop()
        for name in ["leaf", "unnamed"] { try folder.addPicture("Art/A.xcassets/Leaf.imageset/\(name).png") }
        try folder.write(
            #"{"images": [{"filename": "leaf.png", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#,
            to: "Art/A.xcassets/Leaf.imageset/Contents.json")
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "Art/loop1.png")
        for path in Self.readFiles + ["link"] {
            let before = try folder.bytes(of: path)
            let run = try Tool.run(arguments + [path], in: folder.path)
            #expect(run.status == 74, "\(path)")
            #expect(
                run.errorLines.last
                    == "\(path): error: cannot be written: is also an input or another output of this command. "
                    + "Choose another file [output]"
            )
            #expect(try folder.bytes(of: path) == before)
        }
    }

    @Test("A baseline among code may be written again, though it is read as a data file")
    func baselineAmongCode() throws {
        let folder = try shop()
        try folder.write("sources: [Art]\ncode: [.]\n", to: "tincture.yml")
        for _ in 0..<2 {
            let run = try Tool.run(["check", "--write-baseline", "b.json"], in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
        }
        try folder.write(#"{"hero": "loop1"}"#, to: "names.json")
        #expect(try Tool.run(["check", "--write-baseline", "names.json"], in: folder.path).status == 74)
    }

    @Test(
        "- is standard output, which has the file alone",
        arguments: [["--png", "-"], ["--png", "/dev/stdout"], ["--html", "-"]])
    func hyphen(arguments: [String]) throws {
        let folder = try shop()
        let run = try Tool.run(["preview", "loop1"] + arguments, in: folder.path)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let first = arguments[0] == "--png" ? "\u{FFFD}PNG" : "<!doctype html>"
        #expect(run.output.hasPrefix(first))
        #expect(!run.output.contains("/dev/stdout written:") && !run.output.contains("100.0 %  dominant"))
        #expect(!folder.everything().contains("-"))
        #expect(try Tool.run(["preview", "loop1", "--png", "-", "--html", "-"], in: folder.path).status == 64)
    }

    @Test("A PNG is not written under the name of another format", arguments: ["out.jpg", "out.SVG", "Art/loop1.webp"])
    func otherFormat(name: String) throws {
        let folder = try shop()
        let run = try Tool.run(["preview", "--png", name], in: folder.path)
        #expect(run.status == 64 && run.errors.contains("\(name) has the extension of another format. Name it .png"))
        #expect(folder.everything() == ["Art", "Art/loop1.png", "tincture.yml"])
    }

    @Test("A file in a folder that does not exist is an error that says so", arguments: options)
    func noFolder(arguments: [String]) throws {
        let folder = try shop()
        let run = try Tool.run(arguments + ["no/file"], in: folder.path)
        #expect(run.status == 74)
        #expect(
            run.errorLines.last
                == "no/file: error: cannot be written: its folder does not exist. Create the folder first [output]")
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

    @Test("init takes a link that leads to nothing yet for a configuration that exists")
    func initialize() throws {
        let folder = try shop()
        try FileManager.default.removeItem(atPath: folder["tincture.yml"])
        try folder.makeFolder("Settings")
        try FileManager.default.createSymbolicLink(
            atPath: folder["tincture.yml"], withDestinationPath: "Settings/tincture.yml")
        #expect(try Tool.run(["init"], in: folder.path).status == 74)
        #expect(folder.everything(below: "Settings").isEmpty)
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
