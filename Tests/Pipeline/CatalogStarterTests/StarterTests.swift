import CatalogStarter
import Foundation
import TestTrees
import Testing

@Suite("A configuration to start from")
struct StarterTests {
    private func folder(_ files: [String: String]) throws -> TemporaryFolder { try TemporaryFolder(files) }

    @Test("Tests, screenshots, icons in layers and what tools have made are left out")
    func foreign() throws {
        let folder = try folder([
            "App/View.swift": "", "App/Assets.xcassets/Contents.json": "{}", "App/Art/a.png": "",
            "App/AppIcon.icon/Assets/b.png": "", "App/AppIcon.icon/icon.json": "{}", "AppTests/Test.swift": "",
            "AppTests/Assets.xcassets/Contents.json": "{}", "AppUITests/__Snapshots__/c.png": "",
            "Kit/Sources/Kit.swift": "", "Kit/Tests/KitTests/Test.swift": "", "fastlane/metadata/d.png": "",
            "Screenshots/e.png": "", "shots.pco/f.png": "", "Pods/P/P.swift": "",
            "Pods/P/P.xcassets/Contents.json": "{}",
            "Carthage/Q.xcassets/Contents.json": "{}", ".build/R.xcassets/Contents.json": "{}",
            "DerivedData/S.xcassets/Contents.json": "{}", "README.png": "", "Package.swift": "",
        ])
        let starter = StarterConfiguration(folder: folder.path, currentFolder: folder.path)
        #expect(starter.sources == ["App/Art", "App/Assets.xcassets"])
        #expect(
            starter.code == ["App", "Kit/Sources"], "a folder with tests in it leaves its code to the folders below")
        #expect(starter.text.contains("# rules:") && starter.text.contains("# No project file says"))
        #expect(!starter.text.contains("targets:\n"), "no names of targets that do not exist")
    }

    @Test("Names that YAML reads as something else are in quotes")
    func words() throws {
        let folder = try folder([
            "null/a.png": "", "yes/b.png": "", "OFF/c.png": "", "12/d.png": "", "nullable/e.png": "", "Art/f.png": "",
        ])
        let text = StarterConfiguration(folder: folder.path, currentFolder: folder.path).text
        let sources = text.split(separator: "\n").filter { $0.hasPrefix("  - ") }
        #expect(
            sources == [
                "  - \"12\"", "  - Art", "  - \"OFF\"", "  - \"null\"", "  - nullable", "  - \"yes\"",
            ])
    }

    @Test("A project beside the folder is not the folder's, also where the folder itself has pictures")
    func neighbor() throws {
        let folder = try folder([
            "Package.swift": #"let package = Package(name: "P", targets: [.target(name: "Kit")])"#,
            "Shop/README.png": "", "Shop/Art/a.png": "",
        ])
        let shop = folder.path + "/Shop"
        #expect(StarterConfiguration(folder: shop, currentFolder: shop).sources == ["Art"])
    }

    @Test("Sources are named with their targets; pictures of no target are none of the app's")
    func targets() throws {
        let folder = try folder([
            "Package.swift":
                #"let package = Package(name: "P", targets: [.target(name: "Kit"), .testTarget(name: "Checks", path: "Checks")])"#,
            "Sources/Kit/A.xcassets/Contents.json": "{}", "Sources/Kit/View.swift": "", "docs/a.png": "",
            "Checks/B.xcassets/Contents.json": "{}", "Checks/Check.swift": "",
        ])
        let starter = StarterConfiguration(folder: folder.path, currentFolder: folder.path)
        #expect(starter.sources == ["Sources/Kit/A.xcassets"])
        #expect(starter.text.contains("  - Sources/Kit/A.xcassets   # Kit\n"))
        #expect(!starter.text.contains("# No project file"))
    }

    @Test("Property lists of a target are code, wherever they are; those of no target are not")
    func propertyLists() throws {
        let folder = try folder([
            "Package.swift":
                #"let package = Package(name: "P", targets: [.target(name: "Kit", path: "Kit")])"#,
            "Kit/Code/A.swift": "", "Kit/Tests/B.swift": "", "Kit/Lists/Icons.plist": "", "Kit/Texts/a.txt": "",
            "export/Options.plist": "", "Own.plist": "",
        ])
        let starter = StarterConfiguration(folder: folder.path, currentFolder: folder.path)
        #expect(starter.code == ["Kit/Code", "Kit/Lists"])
    }

    @Test("Loose pictures are a source if a target lists one of the files below, and drafts if it doesn't")
    func listedPictures() throws {
        let project = """
            {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (I, D); sourceTree = "<group>"; };
            D = {isa = PBXFileReference; path = Default.png; sourceTree = "<group>"; }; E = {isa = PBXBuildFile; fileRef = D; };
            I = {isa = PBXGroup; children = (F); path = Resources; sourceTree = SOURCE_ROOT; };
            F = {isa = PBXFileReference; path = user.png; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
            R = {isa = PBXResourcesBuildPhase; files = (B, E); }; B = {isa = PBXBuildFile; fileRef = F; };
            }; rootObject = P; }
            """
        let folder = try folder([
            "App.xcodeproj/project.pbxproj": project, "App/View.m": "", "App/A.xcassets/Contents.json": "{}",
            "Default.png": "",
            "Resources/user.png": "", "Resources/draft.png": "", "Drafts/user.png": "",
        ])
        let starter = StarterConfiguration(folder: folder.path, currentFolder: folder.path)
        #expect(starter.sources == ["App/A.xcassets", "Resources"])
    }

    @Test("A folder named like those of tools is the app's if a target compiles code in it")
    func compiledTools() throws {
        let project = """
            {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = App/Tools/Tool.m; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
            R = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
            }; rootObject = P; }
            """
        let folder = try folder([
            "App.xcodeproj/project.pbxproj": project, "App/Views/View.m": "", "App/Tools/Tool.m": "",
            "App/A.xcassets/Contents.json": "{}", "Other/Views/View.m": "", "Other/Tools/Make.swift": "",
        ])
        let starter = StarterConfiguration(folder: folder.path, currentFolder: folder.path)
        #expect(starter.code == ["App", "Other/Views"])
        #expect(starter.skipped == ["Other/Tools"])
    }

    @Test("The pictures of an app for Android are none of the app's")
    func android() throws {
        let folder = try folder([
            "ios/App/A.xcassets/Contents.json": "{}", "ios/App/View.swift": "", "shared/b.png": "",
            "android/app/src/main/AndroidManifest.xml": "<manifest/>",
            "android/app/src/main/res/mipmap-hdpi/a.png": "", "android/app/src/main/res/mipmap-mdpi/a.png": "",
        ])
        let starter = StarterConfiguration(folder: folder.path, currentFolder: folder.path)
        #expect(starter.sources == ["ios/App/A.xcassets", "shared"] && starter.code == ["ios"])
    }

    @Test("An app for Android alone has its pictures among its resources, and one in Flutter among its assets")
    func otherApps() throws {
        let android = try folder([
            "app/src/main/AndroidManifest.xml": "<manifest/>", "app/src/main/res/drawable-xhdpi/a.png": "",
            "app/src/main/res/drawable-xxhdpi/a.png": "", "app/src/androidTest/res/raw/b.png": "", "art/store.png": "",
        ])
        let starter = StarterConfiguration(folder: android.path, currentFolder: android.path)
        #expect(starter.sources == ["app/src/main/res"])
        let flutter = try folder([
            "pubspec.yaml": "name: shop", "assets/banners/home1.jpg": "", "assets/banners/2.0x/home1.jpg": "",
            "ios/Runner.xcodeproj/project.pbxproj": "", "ios/Runner/Assets.xcassets/Contents.json": "{}",
            "android/app/src/main/AndroidManifest.xml": "<manifest/>",
            "android/app/src/main/res/mipmap-hdpi/a.png": "", "web/icon.png": "", "test/golden.png": "",
        ])
        let sources = StarterConfiguration(folder: flutter.path, currentFolder: flutter.path).sources
        #expect(
            sources.contains("assets/banners")
                && sources.allSatisfy { !$0.hasPrefix("android") && !$0.hasPrefix("test") })
        let assets = "    - assets/banners/\n    - {path: art/logo.png}\n"
        try flutter.write("name: shop\nflutter:\n  assets:\n" + assets, to: "pubspec.yaml")
        for name in ["preview/1.png", "art/logo.png"] { try flutter.write("", to: name) }
        let listed = StarterConfiguration(folder: flutter.path, currentFolder: flutter.path).sources
        #expect(listed == ["art", "assets/banners", "ios/Runner/Assets.xcassets"])
    }

    @Test("Numbered banners make a carousel, as they do without a configuration; other pictures are a proposal")
    func carousels() throws {
        let numbered = try folder([:])
        for number in [10, 2, 1] { try numbered.addPicture("Banners/loop\(number).png", width: 750, height: 398) }
        try numbered.addPicture("Banners/logo.png")
        let starter = StarterConfiguration(folder: numbered.path, currentFolder: numbered.path)
        #expect(starter.hasCarousels && starter.text.contains("\n  Banners:\n    pages: [loop1, loop2, loop10]\n"))
        let named = try folder([:])
        for name in ["summer", "winter", "winter@2x"] {
            try named.addPicture("Art/\(name).png", width: 750, height: 398)
        }
        // Icons are no pages.
        for name in ["back", "next"] { try named.addPicture("A/\(name).png", width: 24, height: 24) }
        let proposal = StarterConfiguration(folder: named.path, currentFolder: named.path)
        #expect(
            !proposal.hasCarousels && proposal.text.contains("\n#     pages: [summer, winter]\n"), "\(proposal.text)")
    }

    @Test("Pictures in the folder itself are a source only where there is nothing else")
    func rootPictures() throws {
        let folder = try folder(["a.png": ""])
        #expect(StarterConfiguration(folder: folder.path, currentFolder: folder.path).sources == ["."])
        let empty = try self.folder(["a.txt": ""])
        #expect(StarterConfiguration(folder: empty.path, currentFolder: empty.path).sources.isEmpty)
    }

    @Test("Sources are named at their own place, and behind links once for each real folder")
    func links() throws {
        let folder = try folder(["App/m/A.xcassets/Contents.json": "{}", "App/m/a.swift": "", "real4/p.png": ""])
        // Links out of the working copy are not followed.
        try folder.makeFolder(".git")
        func link(_ path: String, _ target: String) { #expect(symlink(target, folder[path]) == 0) }
        link("App/a", "m")
        link("App/B.xcassets", "m/A.xcassets")
        for level in 0..<4 {
            try folder.makeFolder("real\(level)")
            for number in 0..<12 { link("real\(level)/l\(number)", "../real\(level + 1)") }
        }
        link("App/top", "../real0")
        let app = folder["App"]
        let starter = StarterConfiguration(folder: app, currentFolder: app)
        #expect(starter.sources == ["m/A.xcassets", "top/l0/l0/l0/l0"] && starter.code == ["m"])
        #expect(starter.findings.isEmpty)
    }
}
