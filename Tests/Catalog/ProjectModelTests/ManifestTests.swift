import Diagnostics
import ProjectModel
import TestTrees
import Testing

@Suite("Manifests of packages and generators")
struct ManifestTests {
    private func model(_ files: [String: String], _ catalogs: [String]) throws -> Diagnosed<ProjectModel> {
        let folder = try TemporaryFolder(files)
        return ProjectSearch.read(
            catalogs: catalogs, code: [], configurationFolder: ".", currentFolder: folder.path, limits: .standard)
    }

    private func names(_ model: Diagnosed<ProjectModel>, of path: String) -> [String] {
        model.value.bundles(of: path).map { model.bundles[$0].name }
    }

    private let package = #"""
        // swift-tools-version: 6.0
        import PackageDescription
        /* targets: [.target(name: "Commented")] */
        let package = Package(
            name: "Kit", platforms: [.iOS(.v17)],
            products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [
                .target(
                    name: "Kit", dependencies: [.product(name: "Other", package: "other")],
                    exclude: ["Old"], resources: [.process("Resources")],
                    swiftSettings: [.define("A", .when(configuration: .debug))]),
                .target(name: "Images", path: "Pictures"),
                .binaryTarget(name: "Blob", url: "https://example.com", checksum: "0"),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ])
        """#

    @Test("The targets of a package have their folders, by name or by path")
    func packageTargets() throws {
        let model = try model(["Package.swift": package], ["Sources/Kit/A.xcassets"])
        #expect(model.diagnostics.isEmpty)
        #expect(names(model, of: "Sources/Kit/Resources/A.xcassets") == ["Kit"])
        #expect(names(model, of: "Sources/Kit/Old/A.xcassets") == [])
        #expect(names(model, of: "Pictures/A.xcassets") == ["Images"])
        #expect(names(model, of: "Tests/KitTests/A.xcassets") == ["KitTests"])
        #expect(model.bundles.map(\.kind) == [.package, .package, .tests])
    }

    @Test(
        "A manifest that computes its targets is a note that asks for targets, and is not run",
        arguments: [
            #"let package = Package(name: "Kit", targets: names.map { .target(name: $0) })"#,
            #"let package = Package(name: "Kit", targets: [.target(name: name)])"#,
            #"let package = Package(name: "Kit", targets: [.target(name: "A\(suffix)")])"#,
            #"let package = Package(name: "Kit", targets: [.target(name: "A")] + more)"#,
            #"let package = Package(name: "Kit", targets: [custom("A")])"#,
            #"let package = Package(name: "Kit"); package.targets.append(.target(name: "A"))"#,
            #"let package = make()"#, "((((", "",
        ])
    func computed(_ text: String) throws {
        let model = try model(["Package.swift": text], ["Sources/Kit/A.xcassets"])
        #expect(model.diagnostics.map(\.severity) == [.note])
        #expect(model.diagnostics.first?.message.contains("\"targets:\" in tincture.yml") == true)
    }

    @Test("Texts of several lines, raw texts, nested comments and escapes are read as Swift reads them")
    func lexicalStructure() throws {
        let text = ##"""
            /* /* a comment in a comment */ let package = Package(name: "A", targets: [.target(name: "A")]) */
            let words = """
                let package = Package(name: "B", targets: [.target(name: "B")])
                """
            let more = #"let package = Package(name: "C", targets: [.target(name: "C")])"#
            let package = Package(
                name: #"Kit"#, targets: [.target(name: "K\u{69}t", exclude: ["Old"]), .testTarget(name: #"Kit"Tests"#)])
            """##
        let model = try model(["Package.swift": text], ["Sources/Kit/A.xcassets"])
        #expect(model.diagnostics.isEmpty)
        #expect(model.bundles.map(\.name) == ["Kit", "Kit\"Tests"])
        #expect(names(model, of: "Sources/Kit/Old/A.xcassets") == [])
    }

    @Test("A manifest that computes its targets is of no matter to a catalog elsewhere")
    func computedElsewhere() throws {
        let model = try model(["Package.swift": "let package = make()"], ["Assets/A.xcassets"])
        #expect(model.diagnostics.isEmpty)
    }

    @Test("XcodeGen's targets with templates, included files and excluded folders")
    func xcodeGen() throws {
        let model = try model(
            [
                "project.yml": """
                name: App
                include: [Targets/App.yml, project.yml]
                targetTemplates:
                  Extension:
                    type: app-extension
                    platform: iOS
                    settings: {TARGETED_DEVICE_FAMILY: 2}
                targets:
                  Widget:
                    templates: [Extension]
                    sources: Widget
                """,
                "Targets/app.yml": """
                targets:
                  App:
                    type: application
                    platform: [iOS, macOS]
                    settings:
                      base: {ASSETCATALOG_COMPILER_APPICON_NAME: Icon}
                      configs: {Debug: {ASSETCATALOG_COMPILER_APPICON_NAME: DevIcon}}
                    sources:
                      - path: ../App
                        excludes: [Drafts, "**/*.md"]
                """,
            ], ["App/A.xcassets"])
        #expect(model.diagnostics.isEmpty)
        #expect(names(model, of: "App/A.xcassets") == ["App"])
        #expect(names(model, of: "App/Drafts/A.xcassets") == [])
        #expect(names(model, of: "Widget/A.xcassets") == ["Widget"])
        let app = try #require(model.bundles.first { $0.name == "App" })
        #expect(app.kind == .app)
        #expect(app.platforms == [.ios, .macos])
        #expect(app.iconNames == ["DevIcon", "Icon"])
        #expect(model.bundles.first { $0.name == "Widget" }?.largestScale == 2, "an iPad has no 3x")
    }

    @Test(
        "An Xcode project that XcodeGen makes, and that only has its schemes in the repository, is read from project.yml"
    )
    func generatedProject() throws {
        let files = [
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": "<Scheme/>",
            "project.yml": "targets: {App: {type: application, platform: iOS, sources: App}}\n",
        ]
        let model = try model(files, ["App/A.xcassets"])
        #expect(model.diagnostics.isEmpty && names(model, of: "App/A.xcassets") == ["App"])
    }

    @Test("A project.yml that is none is one note, or nothing where it is about something else")
    func noXcodeGen() throws {
        #expect(try model(["project.yml": "targets: [a, b"], ["A.xcassets"]).diagnostics.map(\.severity) == [.note])
        let other = try model(["project.yml": "name: docs\ntargets: {html: {out: site}}\n"], ["A.xcassets"])
        #expect(other.diagnostics.isEmpty)
        #expect(other.bundles.isEmpty)
    }

    @Test("Tuist's targets where they are plain; a computed one is a note")
    func tuist() throws {
        let plain = #"""
            import ProjectDescription
            let project = Project(
                name: "App",
                targets: [
                    .target(
                        name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "app",
                        sources: ["App/Sources/**"], resources: [.glob(pattern: "App/Resources/**", excluding: ["App/Resources/Old/**"])]),
                    .target(name: "Watch", destinations: .watchOS, product: .watch2App, sources: "Watch/**/*.swift", resources: ["Watch/*.xcassets"]),
                ])
            """#
        let known = try model(["Project.swift": plain], ["App/Resources/A.xcassets"])
        #expect(known.diagnostics.isEmpty)
        #expect(names(known, of: "App/Resources/A.xcassets") == ["App"])
        #expect(names(known, of: "App/Resources/Old/A.xcassets") == [])
        #expect(names(known, of: "Watch/A.xcassets") == ["Watch"])
        #expect(known.bundles.map(\.platforms) == [[.ios], [.watchos]])
        let computed = try model(
            ["Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\", targets: Target.all)"],
            ["A.xcassets"])
        #expect(computed.diagnostics.map(\.severity) == [.note])
        #expect(try model(["Project.swift": "struct Project {}"], ["A.xcassets"]).diagnostics.isEmpty)
    }
}
