import CatalogManifest
import Foundation
import TestTrees
import Testing

@Suite("tincture compile")
struct CompileTests {
    /// Two banners and a configuration that blends between them.
    private func shop() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "tincture.yml": """
            sources: [Banners]
            carousels:
              home: {pages: [loop1, loop2], wraps: true, interpolation: oklab}
            """
        ])
        try folder.addPicture("Banners/loop1.png", width: 32, height: 10, red: 254, green: 154, blue: 59)
        try folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 82, green: 234, blue: 175)
        return folder
    }

    @Test("The configuration of the current folder is found, the result printed, nothing else said")
    func plain() throws {
        let folder = try shop()
        let outcome = try Tool.run(["compile", "-o", "Build/Out"], in: folder.path)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output
                == "Build/Out/catalog.json written: 2 images, 2 palettes, 1 carousel\n"
        )
        #expect(
            folder.everything(below: "Build").filter { !$0.hasPrefix(".tincture-cache") } == [
                "Out", "Out/catalog.json",
            ])
        let manifest = try ManifestFile.read(try folder.bytes(of: "Build/Out/catalog.json"))
        #expect(manifest.carousels.first?.pages.map(\.backdrop) == ["#FE9A3B", "#52EAAF"])
    }

    @Test("A line for each file says whether it was written, and one for a folder of files")
    func outputLines() throws {
        let folder = try shop()
        let arguments = ["compile", "-o", "Out", "--emit", "swift", "--emit", "css", "--emit", "xcassets"]
        let manifest = "2 images, 2 palettes, 1 carousel\n"
        let first = try Tool.run(arguments, in: folder.path)
        let files = folder.everything(below: "Out/Palettes.xcassets").filter { $0.hasSuffix("Contents.json") }.count
        #expect(
            first.output == """
                Out/catalog.json written: \(manifest)Out/Assets.swift written
                Out/Palettes.xcassets written: \(files) files
                Out/catalog.css written

                """)
        try folder.write("", to: "Out/Assets.swift")
        try folder.write("", to: "Out/Palettes.xcassets/Contents.json")
        let second = try Tool.run(arguments, in: folder.path)
        #expect(
            second.output == """
                Out/catalog.json unchanged: \(manifest)Out/Assets.swift written
                Out/Palettes.xcassets written: 1 of \(files) files
                Out/catalog.css unchanged

                """)
    }

    @Test("The digest and the size are those of the file")
    func digest() throws {
        let folder = try shop()
        try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "Banners/logo.svg")
        _ = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        let variant = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json")).images.first {
            $0.name == "logo"
        }?.variants.first
        #expect(variant?.format == "svg" && variant?.byteCount == 41)
        // By GNU sha256sum.
        #expect(variant?.sha256 == "a87cba1d08bc5397e7f459b9339b2427c42d824e223839840731f0a2cdd42f69")
    }

    @Test("Jobs, locale, time zone, current folder and the order of the sources have no influence on a byte")
    func determinism() throws {
        let folder = try TemporaryFolder()
        for number in 1...12 {
            try folder.addPicture("A/loop\(number).png", width: 40, height: 12) { x, y in
                (UInt8(x * number % 256), UInt8(y * 20), UInt8(number * 20), 255)
            }
            try folder.addPicture("B/pic\(number).png", width: 9, height: 9, red: UInt8(number), alpha: 200)
        }
        func manifest(_ arguments: [String], _ environment: [String: String] = [:]) throws -> [UInt8] {
            let outcome = try Tool.run(
                ["compile", "-o", "Out", "--force"] + arguments, in: folder.path, environment: environment)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return try folder.bytes(of: "Out/catalog.json")
        }
        let first = try manifest(["A", "B", "--jobs", "1"])
        #expect(first.count > 10_000)
        #expect(try manifest(["A", "B", "--jobs", "8"]) == first)
        #expect(try manifest(["B", "A", "--jobs", "3"]) == first)
        #expect(try manifest(["./B/", "A", "B"]) == first)
        #expect(
            try manifest(["A", "B"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Kolkata"]) == first)
        #expect(try manifest([folder["A"], folder["B"]], ["LC_ALL": "C"]) == first)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder["A"]).map { "A/" + $0 }
        let byFile = try manifest(files + ["B"])
        #expect(try manifest(["B"] + files.reversed()) == byFile)
    }

    @Test("Files that a person wrote are no outputs: all are named, and --overwrite replaces them")
    func filesOfOthers() throws {
        let folder = try shop()
        for name in ["Assets.swift", "catalog.css"] { try folder.write("mine", to: "Out/" + name) }
        let arguments = ["compile", "-o", "Out", "--emit", "swift", "--emit", "css", "--quiet"]
        let refused = try Tool.run(arguments, in: folder.path)
        #expect(refused.status == 74)
        #expect(
            refused.errorLines
                == ["Assets.swift", "catalog.css"].map {
                    "Out/\($0): error: an output would replace this file, which tincture did not write. "
                        + "Move it, or replace it with --overwrite. [output]"
                })
        #expect(folder.everything(below: "Out") == ["Assets.swift", "catalog.css"])
        #expect(try Tool.run(arguments + ["--overwrite"], in: folder.path).status == 0)
        #expect(try Tool.run(arguments, in: folder.path).status == 0)
    }

    @Test("A note names the projects too if two have targets of one name")
    func equalTargets() throws {
        let folder = try TemporaryFolder(["tincture.yml": "sources: [One, Two]\n"])
        let contents = #"{"info": {"author": "xcode", "version": 1}}"#
        for (app, color) in [("One", "red"), ("Two", "blue")] {
            try folder.write(contents, to: "\(app)/A.xcassets/\(color).colorset/Contents.json")
            let project = """
                {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
                G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (R); };
                R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
                }; rootObject = P; }
                """
            try folder.write(project, to: "\(app)/Shop.xcodeproj/project.pbxproj")
        }
        let mixed = try Tool.run(["compile", "-o", "B", "--emit", "swift"], in: folder.path)
        #expect(
            mixed.errors.contains(
                "One/A.xcassets (Shop of One/Shop.xcodeproj), Two/A.xcassets (Shop of Two/Shop.xcodeproj)"),
            "\(mixed.errors)")
    }

    @Test("If Xcode generates the same shorthands, or the target's system is too old, a warning says what to do")
    func targetSettings() throws {
        let folder = try TemporaryFolder(["Shop.swift": ""])
        try folder.addColorSet("A.xcassets/brand.colorset", colors: "")
        func errors(_ settings: String, _ emitter: String = "swift") throws -> String {
            let project = """
                {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
                G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (R); buildConfigurationList = L; };
                L = {isa = XCConfigurationList; buildConfigurations = (X); }; X = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
                R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
                }; rootObject = P; }
                """
            try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
            let outcome = try Tool.run(["compile", "-o", "B", "--emit", emitter], in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.errors
        }
        func warns(_ settings: String, _ emitter: String = "swift") throws -> Bool {
            try errors(settings, emitter).contains(
                "warning: Xcode generates shorthands such as UIColor.cart for the target Shop")
        }
        let setting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; "
        #expect(try warns(setting))
        #expect(try !warns(""))
        #expect(try !warns(setting + "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO; "))
        #expect(try !warns(setting, "swift:extensions=false"))

        for (settings, system) in [
            ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 9.3; ", "iOS 9.3"),
            ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; ", nil),
            ("SDKROOT = macosx; IPHONEOS_DEPLOYMENT_TARGET = 13.0; MACOSX_DEPLOYMENT_TARGET = 13.0; ", nil),
            ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 12; ", "macOS 12"),
            ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \"$(OTHER)\"; ", nil),
        ] {
            let found = try errors(settings)
            let text = system.map { "warning: the target Shop runs on \($0), and the library TinctureKit" }
            #expect(text.map(found.contains) ?? !found.contains("runs on"), "\(found)")
        }
        let css = try errors("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 9.3; ", "css")
        #expect(!css.contains("runs on"), "\(css)")
    }

    @Test("A note names the targets whose catalogs one Swift file mixes, and an error both paths of a symbol")
    func targets() throws {
        let folder = try TemporaryFolder([
            "tincture.yml": """
            targets:
              App: {sources: [App.xcassets], code: [Code]}
              Widget: {sources: [Widget.xcassets], code: [Code], kind: extension}
            """,
            "Code/View.swift": "",
        ])
        let sets = [
            "App.xcassets/brand", "App.xcassets/delete", "Widget.xcassets/brand", "Widget.xcassets/delete color",
        ]
        for set in sets {
            try folder.write(#"{"info": {"author": "xcode", "version": 1}}"#, to: "\(set).colorset/Contents.json")
        }
        let mixed = try Tool.run(["compile", "-o", "B", "--emit", "swift"], in: folder.path)
        #expect(
            mixed.errors.contains(
                "note: the Swift file has the names of different targets' catalogs: App.xcassets (App), Widget.xcassets (Widget). "
                    + "Code finds a picture or color only in its own target's bundle. Write a file for each target; for Widget: `tincture compile Widget.xcassets --emit swift --output FOLDER`. [shared-output]"
            ), "\(mixed.errors)")
        #expect(mixed.errors.contains("Widget.xcassets/delete color.colorset/Contents.json:1:1: warning: "))
        #expect(
            mixed.errors.contains(
                "neither it nor \"delete\" gets a constant. \"delete\" is in App.xcassets/delete.colorset."))
        #expect(!mixed.errors.contains("\"brand\""), "\(mixed.errors)")
        let one = try Tool.run(["compile", "Widget.xcassets", "-o", "C", "--emit", "swift"], in: folder.path)
        #expect(one.status == 0 && one.errors.isEmpty, "\(one.errors)")
    }

    @Test("A second run leaves the file alone; --force writes it")
    func unchanged() throws {
        let folder = try shop()
        _ = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        let again = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(again.output.contains("unchanged"))
        #expect(try Tool.run(["compile", "-o", "Out", "--force"], in: folder.path).output.contains("written"))
    }

    @Test("Bad pictures cost one line each and exit status 1; the rest is compiled")
    func badPictures() throws {
        let folder = try shop()
        try folder.write("text", to: "Banners/text.png")
        try folder.write("", to: "Banners/empty.png")
        try folder.makeFolder("Banners/folder.png")
        #expect(mkfifo(folder["Banners/fifo.jpg"], 0o600) == 0)
        try folder.write(Array(try folder.bytes(of: "Banners/loop1.png").dropLast(20)), to: "Banners/cut.png")
        let outcome = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.errorLines.map { $0.prefix { $0 != ":" } } == [
                "Banners/cut.png", "Banners/empty.png", "Banners/fifo.jpg", "Banners/text.png", "tincture.yml",
            ])
        #expect(
            outcome.errorLines.last?.hasPrefix(
                "tincture.yml:1:1: error: the folder \"Banners/folder.png\" is named like a picture. Rename the folder."
            )
                == true)
        #expect(outcome.errorLines.allSatisfy { $0.contains(": error: ") && $0.hasSuffix("]") })
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.carousels.map(\.name) == ["home"])
    }

    @Test("A picture that may not be read is one error")
    func unreadable() throws {
        let folder = try shop()
        try folder.addPicture("Banners/secret.png")
        #expect(chmod(folder["Banners/secret.png"], 0) == 0)
        #expect(chmod(folder.path, 0o777) == 0)
        let outcome: Tool.Outcome
        if geteuid() == 0 {
            // The superuser may read everything: run as nobody.
            outcome = try Tool.run(
                "/usr/bin/env", ["setpriv", "--reuid=65534", "--clear-groups", Tool.path, "compile", "-o", "Out"],
                in: folder.path)
        } else {
            outcome = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        }
        #expect(outcome.status == 1)
        #expect(outcome.errors == "Banners/secret.png:1:1: error: permission denied. [unusable-image]\n")
    }

    @Test("A configuration that is wrong is an error at its place, and the former output stays as it was")
    func badConfiguration() throws {
        let folder = try shop()
        _ = try Tool.run(["compile", "-o", "Out"], in: folder.path)
        let before = try folder.bytes(of: "Out/catalog.json")
        for (wrong, place, words) in [
            ("pages: [loop1, lop2]", "3:25", "did you mean \"loop2\"?"),
            ("pages: [loop1], stile: page", "3:26", "did you mean \"style\"?"),
            ("pages: [loop1], style: paeg", "3:33", "did you mean \"page\"?"),
        ] {
            try folder.write("sources: [Banners]\ncarousels:\n  home: {\(wrong)}\n", to: "tincture.yml")
            let outcome = try Tool.run(["compile", "-o", "Out"], in: folder.path)
            #expect(outcome.status == 1)
            #expect(
                outcome.errors.hasPrefix("tincture.yml:\(place): error: ") && outcome.errors.contains(words),
                "\(outcome.errors)")
            #expect(outcome.errorLines.count == 1)
            #expect(try folder.bytes(of: "Out/catalog.json") == before)
        }
    }

    @Test(
        "Wrong usage is status 64",
        arguments: [[], ["--output", "x"], ["--jobs", "0", ".", "-o", "x"], ["--nonsense"]])
    func usage(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        #expect(try Tool.run(["compile"] + arguments, in: folder.path).status == 64)
        #expect(folder.everything().isEmpty)
    }

    @Test("Two output folders are wrong usage", arguments: [["-o", "A", "-o", "B"], ["--output=A", "-o", "A"]])
    func twoOutputs(arguments: [String]) throws {
        let folder = try shop()
        let outcome = try Tool.run(["compile"] + arguments, in: folder.path)
        #expect(outcome.status == 64 && outcome.errors.contains("--output is given more than once; name one folder"))
        #expect(!folder.everything().contains("A"))
    }

    @Test(
        "A number below its range is said to be so",
        arguments: [
            ("--max-memory", "--max-memory takes a number of MiB from 1 to 1048576"),
            ("--max-pixels", "--max-pixels takes a whole number, 1 or more"),
            ("--jobs", "--jobs takes a whole number, 1 or more"),
        ])
    func negativeNumber(option: String, words: String) throws {
        let folder = try shop()
        let outcome = try Tool.run(["compile", "-o", "Out", option, "-5"], in: folder.path)
        #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test("An output folder that cannot be written is status 74, and nothing is left half-written")
    func unwritable() throws {
        let folder = try shop()
        try folder.write("x", to: "file")
        for output in ["file", "file/below", "/proc/tincture"] {
            let outcome = try Tool.run(["compile", "-o", output], in: folder.path)
            #expect(outcome.status == 74 && outcome.errors.contains("cannot be written"))
        }
        let left = folder.everything().filter { !$0.hasPrefix(".tincture-cache") }
        #expect(left == ["Banners", "Banners/loop1.png", "Banners/loop2.png", "file", "tincture.yml"])
        try folder.makeFolder("Out/catalog.json/in the way")
        #expect(try Tool.run(["compile", "-o", "Out"], in: folder.path).status == 74)
        #expect(folder.everything(below: "Out") == ["catalog.json", "catalog.json/in the way"])
    }

    @Test("A source that is not there is an error, and nothing is written")
    func missingSource() throws {
        let folder = try shop()
        let outcome = try Tool.run(["compile", "Baners", "-o", "Out"], in: folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors == "Baners:1:1: error: Baners does not exist; did you mean \"Banners\"? [unreadable]\n")
        #expect(!folder.everything().contains("Out"))
    }

    @Test("The cache and the output in one folder are wrong usage, by any of its names")
    func cacheInOutput() throws {
        let folder = try shop()
        try folder.makeFolder("There")
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "There")
        for (cache, output) in [("Out", "Out"), ("./Out/", "Out"), (folder["Out"], "Out"), ("link", "There")] {
            let run = try Tool.run(["compile", "-o", output, "--cache", cache], in: folder.path)
            #expect(run.status == 64 && run.errors.contains("--cache and --output are the same folder"))
        }
        #expect(!folder.everything().contains("Out") && folder.everything(below: "There").isEmpty)
    }

    @Test("Every finding names a file and a line")
    func places() throws {
        let folder = try TemporaryFolder()
        for name in ["L/T/trip1.png", "L/U/trip1.png"] { try folder.addPicture(name) }
        try folder.addPicture("L/A.xcassets/q.imageset/a.png")
        try folder.write(
            #"{"images": [], "info": {"author": "xcode", "version": 1}}"#, to: "L/A.xcassets/q.imageset/Contents.json")
        try folder.makeFolder("L/A.xcassets/r.imageset/Contents.json")
        try FileManager.default.createSymbolicLink(atPath: folder["L/gone.png"], withDestinationPath: "nowhere")
        let places = [
            "L/A.xcassets/q.imageset/Contents.json:1:1: warning: ",
            "L/A.xcassets/r.imageset/Contents.json:1:1: error: Contents.json is a folder",
            "L/T/trip1.png:1:1: note: ", "L/U/trip1.png:1:1: note: ",
            "L/gone.png:1:1: error: gone.png is a symbolic link to something that does not exist. Remove the link.",
        ]
        for command in [["compile", "L", "-o", "Out"], ["check", "L"]] {
            let lines = try Tool.run(command, in: folder.path).errorLines
            for place in places { #expect(lines.contains { $0.hasPrefix(place) }, "\(place) in \(lines)") }
            #expect(lines.allSatisfy { $0.contains(":1:1: ") || $0.hasSuffix(" notes") })
        }
    }

    @Test("An output folder inside the source is not read by the next run")
    func outputInSource() throws {
        let folder = try shop()
        for _ in 0..<2 { #expect(try Tool.run(["compile", ".", "-o", "Out"], in: folder.path).status == 0) }
        try folder.addPicture("Out/extra.png")
        _ = try Tool.run(["compile", ".", "-o", "Out"], in: folder.path)
        #expect(
            try ManifestFile.read(try folder.bytes(of: "Out/catalog.json")).images.map(\.name) == ["loop1", "loop2"])
    }

    @Test("A depfile is one that make understands")
    func depfile() throws {
        let folder = try shop()
        try folder.addPicture("Banners/Plant 1 $x #y.png")
        _ = try Tool.run(["compile", "-o", "Out", "--depfile", "deps.d"], in: folder.path)
        try folder.write("include deps.d\nOut/catalog.json:\n\t@echo rebuilt\n", to: "Makefile")
        let make = "/usr/bin/env"
        #expect(try Tool.run(make, ["make", "-q"], in: folder.path).status == 0)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: folder["Banners/Plant 1 $x #y.png"])
        #expect(try Tool.run(make, ["make", "-s"], in: folder.path).output == "rebuilt\n")
    }

    @Test("A list is written over nothing that the run has read or made")
    func listOverRun() throws {
        let folder = try shop()
        try folder.addPicture("Banners/one.png")
        let picture = try folder.bytes(of: "Banners/one.png")
        try FileManager.default.createSymbolicLink(atPath: folder["link.d"], withDestinationPath: "Banners/one.png")
        for (option, path) in [
            ("--depfile", "Banners/one.png"), ("--depfile", "link.d"), ("--output-file-list", "Out/catalog.json"),
        ] {
            let run = try Tool.run(["compile", "-o", "Out", option, path], in: folder.path)
            #expect(run.status == 74)
            #expect(
                run.errorLines.last
                    == "\(path): error: cannot be written: is also an input or another output of this command. "
                    + "Choose another file [output]"
            )
        }
        #expect(try folder.bytes(of: "Banners/one.png") == picture)
        #expect(try ManifestFile.read(try folder.bytes(of: "Out/catalog.json")).images.isEmpty == false)
    }

    @Test("Watching compiles again after a change, and ends when it is told to")
    func watch() async throws {
        let folder = try shop()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = ["compile", "-o", "Out", "--watch"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        func pages() -> [String]? {
            (try? ManifestFile.read((try? folder.bytes(of: "Out/catalog.json")) ?? []))?.carousels.first?.pages.map(
                \.backdrop)
        }
        func wait(until done: () -> Bool) async throws {
            for _ in 0..<200 where !done() { try await Task.sleep(for: .milliseconds(50)) }
        }
        try await wait { pages() != nil }
        #expect(pages() == ["#FE9A3B", "#52EAAF"])
        try folder.addPicture("Banners/loop2.png", width: 32, height: 10, red: 1, green: 2, blue: 3)
        try await wait { pages() == ["#FE9A3B", "#010203"] }
        #expect(pages() == ["#FE9A3B", "#010203"])
    }

    @Test("One folder is read by the configuration in it; beside others it is mentioned, and not used")
    func folderConfiguration() throws {
        let folder = try TemporaryFolder(["App/tincture.yml": "sources: [In]\ncarousels: {home: {pages: [a]}}\n"])
        try folder.addPicture("App/In/a.png")
        try folder.addPicture("App/Out/b.png")
        try folder.addPicture("Other/c.png")
        for command in [
            ["compile", "App", "-o", "Out"], ["check", "App"], ["preview", "App", "--html", "page.html"],
        ] {
            let outcome = try Tool.run(command, in: folder.path)
            #expect(outcome.status == 0 && !outcome.errors.contains("not used"), "\(outcome)")
        }
        let manifest = try ManifestFile.read(try folder.bytes(of: "Out/catalog.json"))
        #expect(manifest.images.map(\.name) == ["a"] && manifest.carousels.map(\.name) == ["home"])
        let here = try Tool.run(["compile", ".", "-o", "../Out2"], in: folder["App"])
        #expect(here.status == 0)
        #expect(try folder.bytes(of: "Out2/catalog.json") == folder.bytes(of: "Out/catalog.json"))
        let both = try Tool.run(["compile", "App", "Other", "-o", "Out3"], in: folder.path)
        #expect(both.errors.contains("App/tincture.yml:1:1: note: this configuration is not used"), "\(both)")
    }

}
