import CatalogManifest
import Foundation
import TestTrees
import Testing

/// The program that the build-tool plugin runs: `compile` without what only people need.
@Suite("TinctureBuild")
struct BuildToolTests {
    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Tool.Outcome {
        try Tool.run(BuiltProducts.folder + "/TinctureBuild", arguments, in: folder.path)
    }

    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "tincture.yml": "sources: [Banners]\ncarousels: {home: {pages: [loop1, loop2]}}\n"
        ])
        try folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 254, green: 154, blue: 59)
        try folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 82, green: 234, blue: 175)
        return folder
    }

    @Test("It writes the bytes that tincture compile writes, says nothing, and keeps no cache")
    func sameBytes() throws {
        let folder = try shop()
        let arguments = [
            "--config", "tincture.yml", "--output", "Built", "--emit", "swift", "--emit", "css:file=a.css",
        ]
        let outcome = try run(arguments, in: folder)
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
        let compile = ["compile", "--config", "tincture.yml", "-o", "Compiled", "--no-cache", "--quiet"]
        let compiled = try Tool.run(compile + ["--emit", "swift", "--emit", "css:file=a.css"], in: folder.path)
        #expect(compiled.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder["Compiled"]).sorted()
        #expect(names.filter { !$0.hasPrefix(".") }.count == 3)
        for name in names where !name.hasPrefix(".") {
            #expect(try folder.bytes(of: "Built/" + name) == folder.bytes(of: "Compiled/" + name), "\(name)")
        }
        #expect(!folder.everything().contains(".tincture-cache"))
    }

    @Test("Without a configuration it reads the sources that are named")
    func sources() throws {
        let folder = try shop()
        try folder.addPicture("More/cup.png", red: 9)
        let outcome = try run(["--source", "Banners", "--source", "More", "--output", "Built"], in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let manifest = try ManifestFile.read(try folder.bytes(of: "Built/catalog.json"))
        #expect(manifest.images.map(\.name) == ["cup", "loop1", "loop2"])
    }

    @Test("A file that a person wrote is not replaced")
    func fileOfOthers() throws {
        let folder = try shop()
        try folder.write("mine", to: "Built/Assets.swift")
        let outcome = try run(["--config", "tincture.yml", "--output", "Built", "--emit", "swift"], in: folder)
        #expect(outcome.status == 74)
        #expect(
            outcome.errorLines == [
                "Built/Assets.swift: error: an output would replace this file, which tincture did not write. "
                    + "Move or delete it. [output]"
            ])
        #expect(folder.everything(below: "Built") == ["Assets.swift"])
    }

    @Test("The depfile says that the output folder is made of everything that was read")
    func depfile() throws {
        let folder = try shop()
        let arguments = ["--config", "tincture.yml", "--output", "Built", "--depfile", "Built.d"]
        #expect(try run(arguments, in: folder).status == 0)
        let text = String(decoding: try folder.bytes(of: "Built.d"), as: UTF8.self)
        #expect(text.hasPrefix("Built:"))
        for name in ["tincture.yml", "Banners/loop1.png", "Banners/loop2.png"] { #expect(text.contains(name)) }
    }

    @Test("An error of the input is printed as Xcode reads it and is status 1; what can be used is written")
    func findings() throws {
        let folder = try shop()
        try folder.write("text", to: "Banners/text.png")
        let outcome = try run(["--config", "tincture.yml", "--output", "Built"], in: folder)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(
            outcome.errorLines.count == 1
                && outcome.errors.hasPrefix("Banners/text.png:1:1: error: text.png is not a picture"))
        #expect(try ManifestFile.read(try folder.bytes(of: "Built/catalog.json")).carousels.count == 1)
    }

    @Test(
        "Arguments that no plugin gives are status 64, and nothing is written",
        arguments: [
            (["--config"], "--config needs a value"), (["--output", ""], "--output needs a value"),
            (["--nonsense", "a"], "unknown option --nonsense"), (["--emit", ":"], "--emit: "),
            (["--emit", "cs"], "--emit: "),
        ])
    func usage(arguments: [String], words: String) throws {
        let folder = try shop()
        let before = folder.everything()
        let outcome = try run(arguments, in: folder)
        #expect(outcome.status == 64 && outcome.errors.hasPrefix("tincture: error: "), "\(outcome.errors)")
        #expect(outcome.errors.contains(words) && folder.everything() == before)
    }

    @Test("Output that cannot be written is status 74, at its path")
    func output() throws {
        let folder = try shop()
        try folder.write("a file", to: "Built")
        let outcome = try run(["--config", "tincture.yml", "--output", "Built"], in: folder)
        #expect(outcome.status == 74, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("Built") && outcome.errors.contains(": error: cannot be written: "))
    }
}
