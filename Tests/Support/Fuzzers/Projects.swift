import Diagnostics
import FileAccess

@testable import ProjectModel

extension FuzzTarget {
    /// What says which files make one target: Xcode's projects, manifests of packages, XcodeGen's and Tuist's, property
    /// lists and files of settings.
    ///
    /// The first byte chooses.
    static let projects = FuzzTarget(
        name: "projects",
        seeds: {
            let fixtures =
                try RepositoryFiles.all(in: "Tests/Fixtures", endingWith: "project.yml")
                + RepositoryFiles.all(in: "Tests/Fixtures", endingWith: "Package.swift")
            return try RepositoryFiles.all(in: "Tests/Catalog/ProjectModelTests", endingWith: ".swift").flatMap {
                file in
                (0..<UInt8(names.count)).map { [$0] + file.bytes }
            }
                + fixtures.map { [$0.path.hasSuffix("yml") ? 2 : 1] + $0.bytes }
                + [
                    [0] + Array(project.utf8), [1] + Array(package.utf8), [2] + Array(generated.utf8),
                    [4] + Array("#include? \"Other.xcconfig\"\nA[sdk=iphone*] = $(B) $(inherited); // c\nB=1\n".utf8),
                    [3]
                        + Array(
                            "let project = Project(name: \"A\", targets: [.target(name: \"A\", product: .app)])".utf8),
                ]
        },
        words: [
            "isa = PBXNativeTarget;", "PBXFileSystemSynchronizedRootGroup", "buildSettings = {", "children = (", "/* ",
            " */", "objects = {", "rootObject = ", "sourceTree = \"<group>\";", "$(SUFFIX)", "$(inherited)",
            "#include \"", "[sdk=", ".target(", "path: ",
            "resources: [",
            ".process(", "targets:", "templates:", "include:", "sources:", "excludes:", "${target_name}", "<<: *a",
        ]
    ) { bytes in
        guard let choice = bytes.first else { return }
        let name = names[Int(choice) % names.count]
        let content = Array(bytes.dropFirst())
        _ = try? PropertyListParser.parse(content, limit: 10_000)
        guard let scratch = files[name] else { return }
        scratch.write(content)
        let file = ProjectFile(scratch.path, currentFolder: "/")
        var budget = WorkBudget(.standard)
        switch name {
        case settings: _ = try? SettingsFile.read(file, &budget)
        case PackageManifest.fileName: _ = PackageManifest.read(file)
        case XcodeGenProject.fileName: _ = XcodeGenProject.read(file, &budget)
        case TuistProject.fileName: _ = TuistProject.read(file)
        default: _ = XcodeProject.read(file, limits: .standard, &budget)
        }
    }

    private static let settings = "Base.xcconfig"
    private static let names = [
        "project.pbxproj", PackageManifest.fileName, XcodeGenProject.fileName, TuistProject.fileName, settings,
    ]
    private static let files = Dictionary(uniqueKeysWithValues: names.map { ($0, ScratchFile("project/" + $0)) })

    private static let project = """
        // !$*UTF8*$!
        {objects = {G = {isa = PBXGroup; children = (F, G); path = App;}; F = {isa = PBXFileReference; path = A.xcassets;};
        B = {isa = PBXBuildFile; fileRef = F;}; R = {isa = PBXResourcesBuildPhase; files = (B);};
        T = {isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L;
        productType = "com.apple.product-type.application";}; L = {isa = XCConfigurationList; buildConfigurations = (X);};
        X = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; NAME = "$(NAME)-$(OTHER:lower)";};};
        P = {isa = PBXProject; mainGroup = G; targets = (T);};}; rootObject = P;}
        """
    private static let package = """
        let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "A", exclude: ["B"],
        resources: [.process("R"), .copy("C")]), .testTarget(name: "KitTests", dependencies: ["Kit"])])
        """
    private static let generated = """
        name: App
        include: [other.yml]
        targetTemplates: {Base: {platform: iOS, sources: [A, {path: B, excludes: ["*.md"]}]}}
        targets: {App: {templates: [Base], type: application, settings: {base: {A: B}}}}
        """
}
