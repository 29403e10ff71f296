import Diagnostics
import FileAccess
import ProjectModel
import TestTrees
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
    private func model(_ files: [String: String], catalog: String = "App/Assets.xcassets") throws -> (
        model: Diagnosed<ProjectModel>, folder: TemporaryFolder
    ) {
        let folder = try TemporaryFolder(files)
        let model = ProjectSearch.read(
            catalogs: [catalog], code: ["."], configurationFolder: ".", currentFolder: folder.path, limits: .standard)
        return (model, folder)
    }

    private func names(_ model: Diagnosed<ProjectModel>, of path: String) -> [String] {
        model.value.bundles(of: path).map { model.bundles[$0].name }
    }

    @Test("A file belongs to the targets that list it, and to those whose folder it lies in")
    func members() throws {
        let (model, folder) = try model(ProjectText.files)
        #expect(model.diagnostics.isEmpty)
        #expect(model.bundles.map(\.name) == ["App", "Widget", "Action", "AppTests"])
        #expect(names(model, of: "App/Assets.xcassets/Cart.imageset") == ["App"])
        #expect(names(model, of: folder["App/Assets.xcassets"]) == ["App"], "an absolute path is the same file")
        #expect(names(model, of: "Shared Code/Shared.swift") == ["App", "Widget"])
        #expect(names(model, of: "Widget/Assets.xcassets/Cart.imageset") == ["Widget"])
        #expect(names(model, of: "App/Base.lproj/Main.storyboard") == ["App"])
        #expect(names(model, of: "App/Other.xcassets") == [], "nobody lists it")
    }

    @Test("A target that is listed many times is one target, and costs no more than one")
    func repeatedTarget() throws {
        var files = ProjectText.files
        let ids = Array(repeating: "T1", count: 1000).joined(separator: ", ")
        files["App.xcodeproj/project.pbxproj"] = ProjectText.app.replacing("targets = (T1,", with: "targets = (\(ids),")
        #expect(try model(files).model.bundles.map(\.name) == ["App", "Widget", "Action", "AppTests"])
    }

    @Test("An exception takes a file out of its folder's target, and puts one into another")
    func exceptions() throws {
        let (model, _) = try model(ProjectText.files)
        #expect(names(model, of: "Widget/Entry.swift") == ["App", "Widget"])
        #expect(names(model, of: "Widget/Info.plist") == [])
        #expect(names(model, of: "Widget/Old/View.swift") == [])
        #expect(names(model, of: "Widget/fr.lproj/Texts.strings") == [], "left out in every language")
        #expect(names(model, of: "Widget/fr.lproj/Others.strings") == ["Widget"])
    }

    @Test("Kinds, platforms and icons come from the settings of every configuration")
    func settings() throws {
        let (model, _) = try model(ProjectText.files)
        #expect(
            model.bundles.map(\.kind) == [
                .app, .appExtension(point: nil), .appExtension(point: "com.apple.ui-services"), .tests,
            ])
        #expect(model.bundles[0].platforms == [.ios])
        #expect(model.bundles[0].isCatalyst, "a condition does not hide a setting")
        #expect(model.bundles[0].iconNames == ["AppIcon", "AppIcon-Dev"])
        #expect(
            model.bundles[0].namedSets.filter { $0.setting.contains("_ALTERNATE_") }.map(\.name) == ["Blue", "Red"])
        #expect(model.bundles[0].namedSets.contains { $0.name == "Brand" }, "from a file of settings")
        #expect(model.bundles[1].platforms == [.macos])
        #expect(model.bundles[1].largestScale == 2)
        #expect(model.bundles[0].largestScale == 3)
    }

    @Test("An app extension that no target depends on or copies is in no app, and its files count as not built")
    func embedding() throws {
        var files = ProjectText.files
        let model = try self.model(files).model.value
        #expect(model.bundles.map(\.isUnembedded) == [false, false, true, false])
        #expect(model.isUnbuilt("Action/Mask.xcassets") && !model.isUnbuilt("Widget/View.swift"))
        files["App.xcodeproj/project.pbxproj"] = ProjectText.app.replacing("(R1, C1)", with: "(R1, C1, E3)")
            .replacing(
                "D1 = {", with: "E3 = {isa = PBXCopyFilesBuildPhase; files = (B6); }; B6 = {fileRef = P3; }; D1 = {")
        #expect(try self.model(files).model.value.bundles.allSatisfy { !$0.isUnembedded })
        // Another project may contain the extensions of a project without an app.
        files["App.xcodeproj/project.pbxproj"] = ProjectText.app.replacing("type.application", with: "type.framework")
        #expect(try self.model(files).model.value.bundles.allSatisfy { !$0.isUnembedded })
    }

    @Test("A project with a merge conflict is one finding, at the first mark")
    func conflict() throws {
        var files = ProjectText.files
        files["App.xcodeproj/project.pbxproj"] =
            "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n\tobjects = {};\n=======\n>>>>>>> main\n}\n"
        let (model, _) = try model(files)
        #expect(model.diagnostics.map(\.line) == [3])
        #expect(model.diagnostics.first?.message.hasSuffix("Resolve the conflict.") == true, "\(model.diagnostics)")
    }

    @Test("A project that is cut short is one finding with its place, and nothing else is lost")
    func cut() throws {
        var files = ProjectText.files
        files["App.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = {isa = PBXGroup"
        files["Package.swift"] = #"let package = Package(name: "P", targets: [.target(name: "P")])"#
        let (model, _) = try model(files)
        #expect(model.diagnostics.count == 1)
        #expect(model.diagnostics.first?.rule == .unreadableProject)
        #expect(model.diagnostics.first?.path == "App.xcodeproj/project.pbxproj")
        #expect(model.diagnostics.first?.line == 4)
        #expect(model.diagnostics.first?.message.contains("a semicolon was expected here") == true)
        #expect(model.bundles.map(\.name) == ["P"])
    }

    @Test(
        "What is no project is one finding",
        arguments: [
            "", "hello", "{}", "{objects = {}; rootObject = A;}", "/* no end", "\"no end", "((((", "{a = <00",
            String(repeating: "(", count: 100_000), "<?xml version=\"1.0\"?><plist/>",
        ])
    func noProject(_ text: String) throws {
        let (model, _) = try model(["App.xcodeproj/project.pbxproj": text])
        #expect(model.diagnostics.count == 1)
        #expect(model.bundles.isEmpty)
    }

    @Test("Every beginning of a project is read to its end without a crash")
    func everyBeginning() throws {
        let bytes = Array(ProjectText.app.utf8)
        let folder = try TemporaryFolder()
        for count in stride(from: 0, to: bytes.count, by: 97) {
            try folder.write(Array(bytes[..<count]), to: "App.xcodeproj/project.pbxproj")
            let model = ProjectSearch.read(
                catalogs: ["A.xcassets"], code: [], configurationFolder: ".", currentFolder: folder.path,
                limits: .standard)
            #expect(model.diagnostics.count == 1)
        }
    }

    @Test("More values than the limit allows end the reading")
    func limit() throws {
        var limits = InputLimits.standard
        limits.values = 20
        let folder = try TemporaryFolder(ProjectText.files)
        let model = ProjectSearch.read(
            catalogs: ["App/Assets.xcassets"], code: [], configurationFolder: ".", currentFolder: folder.path,
            limits: limits)
        #expect(model.diagnostics.first?.message.contains("more than 20 values") == true)
    }

    @Test("A project beside the code is found, one of a fetched dependency is not")
    func siblings() throws {
        let text = try #require(ProjectText.files["App.xcodeproj/project.pbxproj"])
        let folder = try TemporaryFolder([
            "Project/App.xcodeproj/project.pbxproj": text, "Pods/Pods.xcodeproj/project.pbxproj": text,
            "Code/Assets.xcassets/Contents.json": "{}",
        ])
        let model = ProjectSearch.read(
            catalogs: ["Code/Assets.xcassets"], code: [], configurationFolder: ".", currentFolder: folder.path,
            limits: .standard)
        #expect(Set(model.bundles.map(\.origin)) == ["Project/App.xcodeproj/project.pbxproj"])
    }

    @Test("Nothing is looked for above the folder of the configuration, or above the root of a working copy")
    func top() throws {
        let text = try #require(ProjectText.files["App.xcodeproj/project.pbxproj"])
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": text, "Copy/.git/HEAD": "", "Copy/Inner.xcodeproj/project.pbxproj": text,
            "Copy/Code/A.xcassets/Contents.json": "{}", "Plain/A.xcassets/Contents.json": "{}",
        ])
        func origins(_ catalog: String, _ home: String) -> Set<String> {
            Set(
                ProjectSearch.read(
                    catalogs: [catalog], code: [], configurationFolder: home, currentFolder: folder.path,
                    limits: .standard
                ).bundles.map(\.origin))
        }
        #expect(origins("Copy/Code/A.xcassets", "Copy/Code") == ["Copy/Inner.xcodeproj/project.pbxproj"])
        #expect(origins("Plain/A.xcassets", "Plain") == [])
    }
}
