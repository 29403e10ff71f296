import AssetCatalog
import CatalogCompiler
import CatalogConfiguration
import CatalogEmitters
import CatalogManifest
import Diagnostics
import FileAccess
import Foundation
import TestTrees
import Testing

@testable import CatalogBuild

@Suite("Files of earlier runs")
struct StaleOutputTests {
    @Test("What is not made any more is removed, and nothing else")
    func removal() async throws {
        let shop = try Shop()
        let emit = [EmitterRequest(name: "xcassets"), EmitterRequest(name: "css")]
        func build() async throws -> Shop.Result { try await shop.build(shop.cache()) { $0.emit = emit } }
        _ = try await build()
        let colors = "Build/Out/Palettes.xcassets"
        try shop.folder.write("mine", to: colors + "/Cup/notes.txt")
        try shop.folder.write("mine", to: "Build/Out/mine.css")
        try shop.folder.write("changed", to: colors + "/loop2/backdrop.colorset/Contents.json")
        try FileManager.default.removeItem(atPath: shop.folder["Art.xcassets/Cup.imageset"])
        try FileManager.default.removeItem(atPath: shop.folder["Banners/loop2.png"])
        try shop.folder.write(#"[{"image": "loop1"}]"#, to: "pages.json")
        let everything = try await build()
        #expect(everything.report.summary == "1 images")
        let left = shop.folder.everything(below: colors)
        #expect(left.contains("loop1/backdrop.colorset/Contents.json"))
        #expect(left.filter { $0.hasPrefix("Cup") } == ["Cup", "Cup/notes.txt"])
        // Somebody has changed it: it is theirs now.
        #expect(
            left.filter { $0.hasPrefix("loop2") } == [
                "loop2", "loop2/backdrop.colorset", "loop2/backdrop.colorset/Contents.json",
            ])
        #expect(try shop.folder.bytes(of: "Build/Out/mine.css") == Array("mine".utf8))
        #expect(shop.folder.everything(below: "Build/Out").contains("catalog.css"))
    }

    @Test("A file under its old name is removed, but not what another command makes")
    func renamed() async throws {
        let shop = try Shop()
        _ = try await shop.build(shop.cache()) { $0.emit = [EmitterRequest(name: "css")] }
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        for name in ["A.swift", "B.swift", "A.swift"] {
            try shop.folder.write(text + "\nemit: {swift: {file: \(name)}}\n", to: "tincture.yml")
            _ = try await shop.build(shop.cache())
            #expect(shop.output == [name, "catalog.css", "catalog.json"])
        }
    }

    @Test("A damaged list of what was written removes nothing and is reported once")
    func damagedList() async throws {
        let shop = try Shop()
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        func notes(emit: String) async throws -> Int {
            try shop.folder.write(text + "\nemit: [\(emit)]\n", to: "tincture.yml")
            return try await shop.build(shop.cache()).report.diagnostics.filter { $0.rule == .unreadable }.count
        }
        #expect(try await notes(emit: "css") == 0)
        try shop.overwrite("Build/Out/.tincture/written", Array("something else".utf8))
        #expect(try await notes(emit: "") == 1)
        #expect(shop.output == ["catalog.css", "catalog.json"])
        #expect(try await notes(emit: "css") == 0)
        #expect(try await notes(emit: "") == 0)
        #expect(shop.output == ["catalog.json"])
    }

    @Test("Without a cache stale files are removed as well, and nothing hidden stays where only the manifest is left")
    func withoutCache() async throws {
        let shop = try Shop()
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        try shop.folder.write(text + "\nemit: [css, tables]\n", to: "tincture.yml")
        _ = try await shop.build(nil)
        #expect(shop.output.contains("Tables/home.gradienttable"))
        #expect(try shop.folder.bytes(of: "Build/Out/.tincture/.gitignore") == Array("*\n".utf8))
        try shop.folder.write(text, to: "tincture.yml")
        _ = try await shop.build(nil)
        #expect(shop.folder.everything(below: "Build/Out") == ["catalog.json"])
    }

    @Test("A folder that was there before stays where it is left empty")
    func foreignFolder() async throws {
        let shop = try Shop()
        try shop.folder.makeFolder("Build/Out/Tables")
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        try shop.folder.write(text + "\nemit: [tables]\n", to: "tincture.yml")
        _ = try await shop.build(nil)
        try shop.folder.write(text, to: "tincture.yml")
        _ = try await shop.build(nil)
        #expect(shop.folder.everything(below: "Build/Out") == ["Tables", "catalog.json"])
    }

    @Test("What somebody puts at the place of a stale file at the last moment is not deleted")
    func replacedAtTheLastMoment() throws {
        let folder = try TemporaryFolder()
        let writer = WriterIdentity(sources: ["here"], emitters: [])
        let ours = Array("Generated by tincture from the catalog. Change the sources, not this file.".utf8)
        let (old, new) = (OutputPlan.File(path: "a/old", bytes: ours), OutputPlan.File(path: "new", bytes: [2]))
        // The number of steps is not known before: the file comes before each of them once.
        for moment in 1...12 {
            try folder.write([0], to: "Out/a/keep")
            _ = try OutputWriter.write(OutputPlan(files: [old]), to: folder["Out"], force: true, by: writer)
            var step = 0
            _ = try OutputWriter.write(OutputPlan(files: [new]), to: folder["Out"], force: true, by: writer) {
                step += 1
                if step == moment { try? folder.write("mine", to: "Out/a/old") }
            }
            #expect(step >= 6)
            if moment <= step { #expect(try folder.bytes(of: "Out/a/old") == Array("mine".utf8), "step \(moment)") }
            try? FileManager.default.removeItem(atPath: folder["Out"])
        }
    }

    @Test("A list that names something outside, or by way of a link, deletes nothing there")
    func listOfAStranger() throws {
        let folder = try TemporaryFolder(["outside": "x", "Elsewhere/file": "x"])
        let writer = WriterIdentity(sources: [], emitters: [])
        let sum = ContentDigest.of(Array("x".utf8)).prefix
        try folder.makeFolder("Out/.tincture")
        try FileManager.default.createSymbolicLink(atPath: folder["Out/link"], withDestinationPath: "../Elsewhere")
        for path in ["../outside", folder["outside"], "link/file", "link/../../outside"] {
            var list = WrittenFiles()
            list.shares = [.init(writer: writer, checksums: [path: sum])]
            try folder.write(try #require(list.bytes), to: "Out/.tincture/written")
            _ = try OutputWriter.write(OutputPlan(files: []), to: folder["Out"], force: false, by: writer)
        }
        #expect(try folder.bytes(of: "outside") == Array("x".utf8))
        #expect(try folder.bytes(of: "Elsewhere/file") == Array("x".utf8))
    }

    @Test("Two configurations that write into one folder are reported, until the files of one are gone")
    func twoConfigurations() async throws {
        let shop = try Shop()
        let text = String(decoding: try shop.folder.bytes(of: "tincture.yml"), as: UTF8.self)
        try shop.folder.write(text + "\nemit: [css]\n", to: "tincture.yml")
        try shop.folder.write("sources: [Art.xcassets]\nemit: [tables, swift]\n", to: "other.yml")
        func warnings(_ name: String) async throws -> [String] {
            try await shop.build(shop.cache()) { $0.request.configurationPath = shop.folder[name] }.report.diagnostics
                .filter { $0.rule == .sharedOutput }.map(\.description)
        }
        #expect(try await warnings("tincture.yml") == [])
        let expected =
            "\(shop.folder["other.yml"]):1:1: warning: the output folder \(shop.folder["Build/Out"]) also "
            + "contains catalog.css, written by an earlier compile for tincture.yml. "
            + "Use a separate output folder for each configuration, or delete the files that you do not need. "
            + "[shared-output]"
        // The second time nothing is read, and it is as true.
        for _ in 0..<2 { #expect(try await warnings("other.yml") == [expected]) }
        #expect(try await warnings("tincture.yml").count == 1)
        #expect(try await warnings("other.yml") == [expected])
        try FileManager.default.removeItem(atPath: shop.folder["Build/Out/catalog.css"])
        for _ in 0..<2 { #expect(try await warnings("other.yml") == []) }
    }

    @Test("Three runs into their own source, of which each reads what the first has read", arguments: ["App", "."])
    func intoItsOwnSource(output: String) async throws {
        let folder = try TemporaryFolder(["App/pages.json": #"[{"image": "loop1"}]"#])
        try folder.addPicture("App/loop1.png", width: 32, height: 10, red: 9, green: 99, blue: 199)
        try folder.addColorSet(
            "App/Palettes.xcassets/Mine.colorset", colors: #"{"color": {"color-space": "srgb", "components": {}}}"#)
        var manifests: [[UInt8]] = []
        for round in 0..<3 {
            let request = CompileRequest(
                paths: [folder["App"]], configurationPath: nil, outputFolder: folder[output], jobs: 1,
                currentFolder: folder.path)
            var build = CatalogBuild(request, output: folder[output])
            build.emit = ["css", "tokens", "xcassets"].map { EmitterRequest(name: $0) }
            build.depfile = folder["deps.d"]
            build.cache = round == 1 ? nil : BuildCache(folder: folder["cache"], tool: "1")
            _ = try await build.run()
            manifests.append(try folder.bytes(of: output + "/catalog.json"))
            let inputs = String(decoding: try folder.bytes(of: "deps.d"), as: UTF8.self).split(separator: "\n\n")[0]
                .split(separator: "\n").dropFirst().map {
                    $0.dropFirst(folder.path.utf8.count + 3).filter { $0 != "\\" }
                }
            let own = output == "." ? [] : ["App", "App/Palettes.xcassets"]
            #expect(
                inputs.map { $0.trimmingCharacters(in: .whitespaces) }
                    == [
                        "App", "App/Palettes.xcassets", "App/Palettes.xcassets/Mine.colorset",
                        "App/Palettes.xcassets/Mine.colorset/Contents.json", "App/loop1.png", "App/pages.json",
                    ]
                    .filter { !own.contains($0) })
        }
        #expect(Set(manifests).count == 1)
        #expect(String(decoding: manifests[2], as: UTF8.self).contains(#""name": "Mine""#))
    }

    @Test("An output folder inside an asset catalog is an error", arguments: ["Art.xcassets", "Art.xcassets/Build"])
    func insideCatalog(output: String) async throws {
        let shop = try Shop()
        let before = shop.folder.everything()
        let result = try await shop.build(nil, output: output)
        #expect(result.report.summary == nil && result.report.hasErrors)
        #expect(result.report.diagnostics.map(\.path) == [shop.folder[output]])
        #expect(shop.folder.everything() == before)
    }
}

extension Shop {
    /// The names below the output folder, without our own subfolder.
    fileprivate var output: [String] { folder.everything(below: "Build/Out").filter { !$0.hasPrefix(".tincture") } }
}

@Suite("Lists for build systems")
struct FileListTests {
    @Test("A path begins with the innermost setting that it lies in, and each is there once, in order")
    func roots() {
        let list = FileList(
            roots: [.init(name: "SRCROOT", path: "/work/"), .init(name: "DERIVED_FILE_DIR", path: "/work/out")],
            currentFolder: "/work/app")
        let listed = list.text([
            "Art", "/work/out/a b.json", "/workshop/x", "../Art/c.png", "Art", "two\nlines", "/work", "blank ",
            "$(SHELL) #1",
        ])
        #expect(listed.unlisted == ["blank ", "two\nlines"])
        #expect(
            listed.text == """
                $(DERIVED_FILE_DIR)/a b.json
                $(SRCROOT)
                $(SRCROOT)/Art/c.png
                $(SRCROOT)/app/$$(SHELL) #1
                $(SRCROOT)/app/Art
                /workshop/x

                """)
    }

    @Test("Both lists are written, also where nothing has changed, and name everything that was read and made")
    func written() async throws {
        let shop = try Shop()
        for round in 0..<2 {
            _ = try await shop.build(shop.cache()) { build in
                build.emit = [EmitterRequest(name: "css")]
                build.inputList = shop.folder["in.xcfilelist"]
                build.outputList = shop.folder["out.xcfilelist"]
                build.listRoots = [.init(name: "SRCROOT", path: shop.folder.path)]
            }
            let inputs = String(decoding: try shop.folder.bytes(of: "in.xcfilelist"), as: UTF8.self)
            #expect(
                inputs == """
                    $(SRCROOT)/Art.xcassets
                    $(SRCROOT)/Art.xcassets/Cup.imageset
                    $(SRCROOT)/Art.xcassets/Cup.imageset/Contents.json
                    $(SRCROOT)/Art.xcassets/Cup.imageset/cup.png
                    $(SRCROOT)/Banners
                    $(SRCROOT)/Banners/loop1.png
                    $(SRCROOT)/Banners/loop2.png
                    $(SRCROOT)/pages.json
                    $(SRCROOT)/tincture.yml

                    """, "round \(round)")
            #expect(
                String(decoding: try shop.folder.bytes(of: "out.xcfilelist"), as: UTF8.self)
                    == "$(SRCROOT)/Build/Out/catalog.css\n$(SRCROOT)/Build/Out/catalog.json\n")
        }
    }

    @Test("A path with a line break is an error, also where nothing has changed, and all others are listed")
    func lineBreak() async throws {
        let shop = try Shop()
        try shop.folder.addPicture("Banners/two\nlines.png")
        for _ in 0..<2 {
            let result = try await shop.build(shop.cache()) { build in
                build.depfile = shop.folder["deps.d"]
                build.inputList = shop.folder["in.xcfilelist"]
            }
            let errors = result.report.diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.path) == [String](repeating: shop.folder["Banners/two\nlines.png"], count: 2))
            #expect(errors.allSatisfy { $0.message.contains("has a line break") })
            #expect(String(decoding: try shop.folder.bytes(of: "deps.d"), as: UTF8.self).contains("loop1.png"))
        }
    }
}
