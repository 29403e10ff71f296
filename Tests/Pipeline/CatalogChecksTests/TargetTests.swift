import AssetCatalog
import Diagnostics
import FileAccess
import TestTrees
import Testing

@testable import CatalogChecks

@Suite("Names and devices of targets")
struct TargetTests {
    private let targets = """
        targets:
          App: {sources: App.xcassets, code: [App, Shared], platform: iOS}
          Widget: {sources: Widget.xcassets, code: [Widget, Shared], platform: ios, kind: extension}
          Kit: {sources: Kit.xcassets, code: Kit, kind: framework}
          AppTests: {code: Tests, kind: tests}
        """

    /// The findings of some rules about a tree with one image set for each path given.
    private func findings(
        _ sets: [String], code: [String: String] = [:], configuration: String, of rules: Rule...
    ) async throws -> [String] {
        let folder = try TemporaryFolder(code)
        for set in sets {
            try folder.add(.images(("", "a.png")), at: "\(set).imageset/Contents.json")
            try folder.add(.picture(10, 10), at: "\(set).imageset/a.png")
        }
        for name in ["App", "Widget", "Kit", "Tests", "Shared"] { try folder.write("", to: "\(name)/Empty.swift") }
        for name in ["App", "Widget", "Kit"] { try folder.makeFolder("\(name).xcassets") }
        try folder.write(configuration, to: "tincture.yml")
        return await folder.findings().filter { rules.contains($0.rule) }.map { "\($0.location): \($0.message)" }
    }

    @Test("Two targets may have a set of one name, two catalogs of one target may not")
    func duplicates() async throws {
        let sets = ["App.xcassets/logo", "Widget.xcassets/logo", "App.xcassets/OK", "Widget.xcassets/ok"]
        #expect(
            try await findings(sets, configuration: targets, of: .duplicateName, "name-clash", "symbol-collision") == []
        )
        let one = "targets: {App: {sources: [App.xcassets, Widget.xcassets]}}\n"
        let found = try await findings(sets, configuration: one, of: .duplicateName, "name-clash")
        #expect(found.count == 2)
        #expect(
            found.contains {
                $0.hasPrefix("Widget.xcassets/logo.imageset/Contents.json:")
                    && $0.contains("the name \"logo\" is taken by another image set of the same target")
            })
        #expect(found.contains { $0.contains("differs from another image set, \"OK\"") })
    }

    @Test("Without targets nothing is found across catalogs")
    func withoutTargets() async throws {
        let found = try await findings(
            ["App.xcassets/logo", "Widget.xcassets/logo", "App.xcassets/OK", "Widget.xcassets/ok"],
            code: ["App/View.swift": "Image(\"logo\")"], configuration: "sources: [.]\ncode: [App, Widget]\n",
            of: .duplicateName, "name-clash", "symbol-collision")
        #expect(found == [])
    }

    @Test("Code finds the sets of its own target, of libraries, and those that a shared file may find in either")
    func reach() async throws {
        let code = [
            "Widget/View.swift": "Image(\"logo\")\nImage(\"kit\")\nImage(\"clock\")\n",
            "Shared/Both.swift": "Image(\"logo\")\nImage(\"clock\")\n", "Kit/Kit.swift": "Image(\"logo\")\n",
            "Tests/Test.swift": "Image(\"nobody\")\n",
        ]
        let found = try await findings(
            ["App.xcassets/logo", "Widget.xcassets/clock", "Kit.xcassets/kit"], code: code, configuration: targets,
            of: .unknownAsset)
        #expect(found.count == 1, "\(found)")
        #expect(
            found.first?.hasPrefix(
                "Widget/View.swift:1:7: the image \"logo\" is in the target \"App\", App.xcassets/logo.imageset, but not in "
                    + "\"Widget\", where this code runs.") == true)
    }

    @Test("A set that two other targets have is in their targets")
    func twoTargets() async throws {
        let configuration = """
            targets:
              App: {sources: App.xcassets, code: App, platform: iOS}
              Other: {sources: App.xcassets, code: Shared, platform: iOS}
              Widget: {code: Widget, kind: extension}
            """
        let found = try await findings(
            ["App.xcassets/logo"], code: ["Widget/View.swift": "Image(\"logo\")\n"], configuration: configuration,
            of: .unknownAsset)
        #expect(found.first?.contains("is in the targets \"App\" and \"Other\", App.xcassets") == true, "\(found)")
    }

    @Test("A storyboard finds the sets of its own bundle only, and the text of an attribute may be for code")
    func storyboards() async throws {
        let storyboard = """
            <document><view id="v" image="logo"><userDefinedRuntimeAttribute value="tool"/></view>
            <view image="kit"/><resources><image name="logo"/><image name="kit"/></resources></document>
            """
        let code = ["App/Main.storyboard": storyboard, "Kit/View.xib": storyboard]
        let found = try await findings(
            ["App.xcassets/logo", "Kit.xcassets/kit", "Kit.xcassets/tool"], code: code, configuration: targets,
            of: .unknownAsset, .unusedSet)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("App/Main.storyboard:2:14: the image \"kit\" is in the target \"Kit\"") == true)
    }

    @Test("There is no advice to copy a picture that code replaces")
    func replaced() async throws {
        let view = #"<document><outlet destination="v"/><imageView id="v" image="logo"/></document>"#
        let found = try await findings(
            ["App.xcassets/logo"], code: ["Widget/View.xib": view], configuration: targets, of: .unknownAsset)
        #expect(found.count == 1 && found.first?.hasSuffix("where this code runs.") == true, "\(found)")
    }

    @Test("A picture that is too large is compared with the screens of its targets")
    func screens() async throws {
        let folder = try TemporaryFolder(["tincture.yml": "targets: {App: {sources: App.xcassets, platform: iOS}}\n"])
        try folder.add(.images(("", "a.png")), at: "App.xcassets/a.imageset/Contents.json")
        try folder.add(.picture(6100, 2), at: "App.xcassets/a.imageset/a.png")
        let found = await folder.findings().filter { $0.rule == "oversized-image" }
        #expect(found.map { $0.message.contains("has 1376 points") } == [true], "\(found)")
    }

    @Test("A name with an unknown part is no error where only another target has such a set")
    func partOfName() async throws {
        let code = ["Widget/Icon.swift": "func icon(_ name: String) { use(UIImage(named: name + \"_big\")) }\n"]
        let found = try await findings(
            ["App.xcassets/logo_big"], code: code, configuration: targets, of: .unknownAsset)
        #expect(found == [])
    }

    @Test("A set is used by the code of its own target, not by that of another")
    func unused() async throws {
        let code = ["App/View.swift": "Image(\"logo\")", "Tests/Test.swift": "Image(\"tested\")"]
        let found = try await findings(
            ["App.xcassets/logo", "Widget.xcassets/logo", "App.xcassets/tested"], code: code, configuration: targets,
            of: .unusedSet)
        #expect(found.count == 2, "\(found)")
        #expect(found.contains { $0.contains("Widget.xcassets/logo.imageset") })
        #expect(found.contains { $0.contains("\"tested\"") }, "what only tests use is in the app for nothing")
    }

    @Test("An app can give the names in its data to its widget")
    func data() async throws {
        let code = ["App/icons.json": #"[{"title": "Neon"}]"#, "Widget/View.swift": "Image(name)"]
        #expect(
            try await findings(["Widget.xcassets/Neon"], code: code, configuration: targets, of: .unusedSet).isEmpty)
    }

    @Test(
        "Only the iPhone has 3x; one finding a set",
        arguments: [("ios", 1), ("macos", 0), ("watchos", 0), ("tvos", 0), ("[macos, ios]", 1)])
    func scales(platform: String, count: Int) async throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "targets: {App: {sources: A.xcassets, platform: \(platform)}}\n"
        ])
        try folder.add(
            .images(
                json:
                    #"{"idiom" : "universal", "scale" : "3x"}, {"filename" : "a.png", "idiom" : "universal", "scale" : "2x"}, {"idiom" : "tv", "scale" : "2x"}, {"filename" : "a.png", "idiom" : "tv", "scale" : "1x"}"#
            ),
            at: "A.xcassets/a.imageset/Contents.json")
        try folder.add(.picture(20, 20), at: "A.xcassets/a.imageset/a.png")
        let found = await folder.findings().filter { $0.rule == "missing-scale" }
        // The slot of the television counts where there is one.
        #expect(found.count == (platform == "tvos" ? 1 : count), "\(found)")
    }

    @Test(
        "More than five sets of a catalog without a scale are one finding, which knows all of them", arguments: [5, 6])
    func manySets(count: Int) async throws {
        let folder = try TemporaryFolder(["A.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#])
        for number in 0..<count {
            let path = "A.xcassets/s\(number).imageset"
            try folder.add(.images(("2x", "a.png"), ("3x", "")), at: path + "/Contents.json")
            try folder.add(.picture(20 + number, 20), at: path + "/a.png")
            try folder.write("{}", to: path + "/Contents 2.json")
        }
        let unassigned = await folder.findings().filter { $0.rule == "unassigned-file" }
        #expect(unassigned.count == (count == 5 ? 5 : 1))
        #expect(count == 5 || unassigned[0].message.hasPrefix("6 sets and groups have files "), "\(unassigned)")
        let found = await folder.findings().filter { $0.rule == "missing-scale" }
        #expect(found.count == (count == 5 ? 5 : 1))
        if count == 6 {
            #expect(
                found[0].message.hasPrefix("6 image sets have no picture for a scale")
                    && found[0].message.hasSuffix("or remove the slots.") && found[0].related.count == 6)
            #expect(found[0].subject == .group("A"))
        }
    }

    @Test("A large picture in the slot of 1x is one finding, a vector one is none")
    func oneFinding() async throws {
        let folder = try TemporaryFolder(["A.xcassets/v.imageset/a.svg": "<svg width=\"10\" height=\"10\"/>"])
        for (name, file) in [("p", "a.png"), ("v", "a.svg")] {
            try folder.add(
                .images(("1x", file), ("2x", ""), ("3x", "")), at: "A.xcassets/\(name).imageset/Contents.json")
        }
        try folder.add(.picture(2000, 20), at: "A.xcassets/p.imageset/a.png")
        let found = await folder.findings().filter { $0.rule == "missing-scale" }.map(\.message)
        #expect(found.count == 1 && found.first?.contains("\"p\" has no 2x and no 3x picture") == true, "\(found)")
    }

    /// The severities of the findings about the alpha of one icon.
    private func alpha(_ name: String, alpha: UInt8, project: String? = nil) async throws -> [Diagnostic.Severity] {
        let folder = try TemporaryFolder()
        if let project {
            try folder.write(project, to: "App.xcodeproj/project.pbxproj")
            try folder.write(
                "<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>", to: "Info.plist")
        }
        let set = "A.xcassets/\(name).appiconset"
        try folder.add(
            .images(json: #"{"filename" : "a.png", "idiom" : "universal", "platform" : "ios", "size" : "64x64"}"#),
            at: "\(set)/Contents.json")
        try folder.add(.picture(64, 64, ExampleColor(red: 9, green: 9, blue: 9, alpha: alpha)), at: "\(set)/a.png")
        return await folder.findings().filter { $0.rule == "icon-alpha" }.map(\.severity)
    }

    private func project(type: String, icon: String) -> String {
        """
        {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(type)"; buildPhases = (R); buildConfigurationList = L; };
        R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
        L = {isa = XCConfigurationList; buildConfigurations = (X); };
        X = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; ASSETCATALOG_COMPILER_APPICON_NAME = \(icon); }; };
        }; rootObject = P; }
        """
    }

    @Test("Only the icon that the store shows must be opaque, and nearly opaque is a note")
    func icons() async throws {
        #expect(try await alpha("AppIcon", alpha: 128) == [.error])
        #expect(try await alpha("AppIcon", alpha: 254) == [.note])
        #expect(try await alpha("AppIcon", alpha: 255) == [])
        #expect(try await alpha("Blue", alpha: 128) == [], "one that a person may choose")
        #expect(try await alpha("Blue", alpha: 128, project: project(type: "application", icon: "Blue")) == [.error])
        #expect(try await alpha("AppIcon", alpha: 128, project: project(type: "application", icon: "Blue")) == [])
        #expect(
            try await alpha("AppIcon", alpha: 128, project: project(type: "app-extension", icon: "AppIcon")) == [],
            "the mask of an action")
    }

    @Test("An app's icon needs a picture, unless it is another target's or a layered icon has its name")
    func emptyIcon() async throws {
        func found(type: String, icon: String, files: [String: String] = [:]) async throws -> [String] {
            let folder = try TemporaryFolder(files)
            try folder.write(project(type: type, icon: icon), to: "App.xcodeproj/project.pbxproj")
            try folder.add(
                .images(json: #"{"idiom" : "universal", "platform" : "ios", "size" : "1024x1024"}"#),
                at: "A.xcassets/AppIcon.appiconset/Contents.json")
            return await folder.findings().filter { $0.rule == "icon-size" }.map(\.message)
        }
        #expect(
            try await found(type: "application", icon: "AppIcon") == [
                "the app's icon \"AppIcon\" has no picture, so the App Store rejects the app. Add a picture of 1024x1024."
            ])
        #expect(try await found(type: "app-extension", icon: "AppIcon") == [])
        #expect(try await found(type: "application", icon: "Other") == [])
        let layers = ["AppIcon.icon/icon.json": #"{"groups": []}"#]
        #expect(try await found(type: "application", icon: "AppIcon", files: layers) == [])
    }

    @Test("A wrong size in an icon that no build setting names is a warning")
    func unnamedIcon() async throws {
        func severities(_ project: String) async throws -> [Diagnostic.Severity] {
            let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": project])
            try folder.add(
                .images(json: #"{"filename" : "a.png", "idiom" : "iphone", "scale" : "2x", "size" : "29x29"}"#),
                at: "A.xcassets/AppIcon.appiconset/Contents.json")
            try folder.add(.picture(40, 40), at: "A.xcassets/AppIcon.appiconset/a.png")
            return await folder.findings().filter { $0.rule == "icon-size" }.map(\.severity)
        }
        let named = project(type: "application", icon: "AppIcon")
        #expect(try await severities(named) == [.error])
        let unnamed = named.replacing("ASSETCATALOG_COMPILER_APPICON_NAME", with: "OTHER_NAME")
        #expect(try await severities(unnamed) == [.warning])
    }

    @Test("A loose picture doesn't clash with a set, and the Finder's file of an icon is ignored")
    func looseNames() async throws {
        let folder = try TemporaryFolder(["A.xcassets/Icon\r": ""])
        try folder.addImageSet("A.xcassets/Comment.imageset", images: "")
        for path in ["images/comment.png", "images/Comment.png"] { try folder.add(.picture(8, 8), at: path) }
        let found = await folder.findings().filter { ["name-clash", "unassigned-file"].contains($0.rule) }
        #expect(found.map { FilePath.name(of: $0.path) } == ["comment"], "\(found)")
    }

    @Test("A set that a build setting names is used")
    func buildSetting() async throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project(type: "application", icon: "AppIcon").replacing(
                "ASSETCATALOG_COMPILER_APPICON_NAME", with: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; X"),
            "tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n", "Code/A.swift": "",
        ])
        for name in ["Brand", "Other"] { try folder.addColorSet("A.xcassets/\(name).colorset", colors: "") }
        let unused = await folder.findings().filter { $0.rule == .unusedSet }.map(\.path)
        #expect(unused == ["A.xcassets/Other.colorset/Contents.json"])
    }

    @Test("A build setting that names an icon doesn't use the image set with that name")
    func imageNamedLikeAnIcon() async throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": project(type: "application", icon: "AppIcon"),
            "tincture.yml": "sources: [A.xcassets]\ncode: [Code]\n", "Code/A.swift": "",
        ])
        try folder.add(.images(json: ""), at: "A.xcassets/AppIcon.appiconset/Contents.json")
        try folder.addImageSet("A.xcassets/AppIcon.imageset", images: #"{"idiom": "universal"}"#)
        #expect(await folder.findings().filter { $0.rule == "missing-scale" && $0.severity == .error } == [])
    }

    @Test(
        "A symbol conflicts with the framework's only in a project in which Xcode makes shorthands",
        arguments: [("YES", 1), ("NO", 0), ("YES; ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO", 0), (nil, 0)])
    func shorthands(value: String?, count: Int) async throws {
        let setting = value.map { "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = \($0)" } ?? "X = Y"
        let text = project(type: "application", icon: "AppIcon; \(setting)")
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text])
        try folder.addColorSet("A.xcassets/red.colorset", colors: "")
        #expect(await folder.findings().count { $0.rule == .symbolConflict } == count)
    }
}
