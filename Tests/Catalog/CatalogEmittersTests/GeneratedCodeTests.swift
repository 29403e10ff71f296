import CatalogEmitters
import CatalogManifest
import Diagnostics
import Foundation
import TestTrees
import Testing

/// The generated Swift given to the compiler, as the apps that use it do.
@Suite("Generated Swift")
struct GeneratedCodeTests {
    /// Where SwiftPM puts the modules of the packages it builds.
    private static let modules = BuiltProducts.folder + "/Modules"

    private func swiftc(_ arguments: [String], in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
        try run(["swiftc"] + arguments, in: folder)
    }

    /// Runs a command.
    private func run(_ command: [String], in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try folder.write("", to: "log")
        let log = try FileHandle(forWritingTo: URL(fileURLWithPath: folder["log"]))
        (process.standardOutput, process.standardError) = (log, log)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try folder.bytes(of: "log"), as: UTF8.self))
    }

    private static let strict = [
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
    ]

    /// One of everything, and names that Swift keeps for itself.
    private var manifest: CatalogManifest {
        var manifest = SmallCatalog.manifest
        let words = [
            "self", "init", "default", "some", "none", "name", "hash", "Any/x", "String/x", "Color/x",
            "Foundation/x", "line\nend", "quote\"", "back\\slash", "tick`", "a\u{202E}b", "hashValue",
        ]
        manifest.images += words.map(SmallCatalog.image)
        manifest.colors += words.map { SmallCatalog.color($0) }
        manifest.palettes[1].colors.thumbhash = "3OcRJYB4d3h/iIeHeEh3eIhw+j3A"
        return manifest
    }

    @Test(
        "It compiles without a warning in Swift 6 mode, with and without the upcoming features",
        arguments: ["internal", "public"], [[], strict])
    func compiles(_ access: String, _ features: [String]) throws {
        let emission = try Emitters.make("swift", options: ["access": access]).emit(manifest)
        #expect(emission.diagnostics.isEmpty, "\(emission.diagnostics)")
        let folder = try TemporaryFolder([
            "Assets.swift": try #require(emission.text("Assets.swift")),
            "Use.swift": """
            import TinctureKit
            func use() -> (SRGB8, Double?, String) {
                let carousel = Assets.Carousel.home
                let color = carousel.table.color(at: 0.5)
                let image: Assets.ImageResource = .Icons.cart
                precondition(carousel.wraps && carousel.geometry(width: 375).pitch == 375)
                let page: Assets.CarouselPage = carousel.pages[0]
                let placeholder: PageBackdrop.Placeholder? = Assets.ImageResource.loop1.placeholder
                precondition(placeholder.map { $0.width } == 32 && Assets.ImageResource.loop2.placeholder == nil)
                _ = (page.backdropDark, page.isPinned, page.unadjusted, image.bleed, image.swatches, carousel.tableDark)
                _ = (image.tint, image.tintDark)
                _ = (carousel.overlay, carousel.foreground, carousel.offsets.first?.table.color(page: 0, offset: 1))
                _ = carousel.foreground(at: 0.5, in: .dark)
                let first: Assets.CarouselPage? = Assets.Carousel("home")?.pages.first
                _ = (first?.id, Assets.ImageResource("Icons/Cart"), Assets.ColorResource.allCases, Assets.Gradient("Card"))
                return (color, Assets.ColorResource.Brand.red.light?.opacity, image.name + Assets.Product.plant1.image.name)
            }
            """,
        ])
        let (status, output) = try swiftc(
            ["-typecheck", "-warnings-as-errors", "-swift-version", "6", "-I", Self.modules] + features
                + ["Assets.swift", "Use.swift"], in: folder)
        #expect(status == 0, "\(output.prefix(2000))")
    }

    /// Each constant is one literal, which the generated code takes apart itself.
    @Test("What it says when it runs is what the manifest says, whatever a name consists of")
    func runs() throws {
        var manifest = SmallCatalog.manifest
        manifest.images += ["a|b;c", "\u{301}y"].map(SmallCatalog.image)
        manifest.colors.append(SmallCatalog.color("|z"))
        manifest.palettes.append(SmallCatalog.palette("a|b;c", "#102030", "#010203"))
        manifest.palettes[1].colors.thumbhash = "3OcRJYB4d3h/iIeHeEh3eIhw+j3A"
        let folder = try TemporaryFolder([
            "Assets.swift": try #require(try Emitters.make("swift").emit(manifest).text("Assets.swift")),
            "main.swift": """
            import TinctureKit
            let images: [Assets.ImageResource] = [.Icons.cart, .loop1, .aBC, .plant1, .y]
            for image in images {
                let colors = [
                    image.backdrop, image.backdropDark, image.bleed, image.bleedDark, image.tint, image.tintDark,
                ].map { $0?.hex ?? "-" }
                let swatches = image.swatches.map { "\\($0.color.hex) \\($0.weight) \\($0.role ?? "-")" }
                print(image.name, (colors + swatches).joined(separator: " "), image.placeholder?.width ?? 0)
            }
            print(Assets.ImageResource.allCases.map(\\.name).joined(separator: " "))
            print(Assets.ImageResource("Icons/Cart")?.backdrop?.hex ?? "-", Assets.ImageResource("cart") == nil)
            print(Assets.Carousel.allCases.map { "\\($0.name) \\($0.pages.map(\\.id))" }.joined(separator: " "))
            let colors: [Assets.ColorResource] = [.Brand.red, .cardBottom, .ink, .z]
            for color in colors {
                let values = [color.light, color.dark].map { $0.map { "\\($0.color.hex) \\($0.opacity > 0.9)" } ?? "-" }
                print(color.name, values.joined(separator: " "))
            }
            """,
        ])
        // Not those of sources that are gone: SwiftPM leaves their objects.
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let objects = try ["TinctureKit", "CarouselGradients", "ColorScience"].flatMap { target in
            try FileManager.default.subpathsOfDirectory(atPath: "\(root)/Sources/Runtime/\(target)")
                .filter { $0.hasSuffix(".swift") }
                .map { "\(BuiltProducts.folder)/\(target).build/\(($0 as NSString).lastPathComponent).o" }
        }
        let (status, output) = try swiftc(
            ["-swift-version", "6", "-I", Self.modules, "Assets.swift", "main.swift", "-o", "say", "-lm"] + objects,
            in: folder)
        #expect(status == 0, "\(output.prefix(2000))")
        let said = """
            Icons/Cart #DF2968 #5A0023 - - #FFDDE4 #41252D #DF2968 1.0 dominant 0
            loop1 #1F6FEA #002867 #3979DE #00204F - - #1F6FEA 1.0 dominant 32
            a|b;c #102030 #010203 - - - - #102030 1.0 dominant 0
            Plant 1 - - - - - - 0
            \u{301}y - - - - - - 0
            Plant 1 loop1 loop2 switch a|b;c \u{301}y Icons/Cart
            #DF2968 true
            home [0, 1] photos [0, 1]
            Brand/red #FF0000 false #FF0000 false
            Card Bottom #339966 true #1A4D33 true
            Ink - -
            |z - -
            """
        let printed = try run([folder["say"]], in: folder).output
        #expect(printed == said + "\n")
    }

    /// No machine of ours has the frameworks; modules with the declarations that the generated code asks for stand in.
    @Test(
        "What the frameworks see compiles against their declarations", arguments: ["internal", "public"],
        [["UIKit", "AppKit", "SwiftUI"], ["AppKit", "SwiftUI"], ["SwiftUI"]])
    func frameworks(_ access: String, _ modules: [String]) throws {
        let emission = try Emitters.make("swift", options: ["access": access, "bundle": "main"]).emit(manifest)
        let folder = try TemporaryFolder([
            "Assets.swift": try #require(emission.text("Assets.swift")),
            "Use.swift": """
            import SwiftUI
            #if canImport(AppKit)
            import AppKit
            func appKit() -> (NSImage, NSColor) { (.plant1, NSColor(resource: .cardTop)) }
            func appKitColors() -> (NSColor?, NSColor) {
                (Assets.ImageResource.loop1.backdropNSColor, Assets.Carousel.home.pages[0].backdropNSColor)
            }
            #endif
            #if canImport(UIKit)
            import UIKit
            func uiKit() -> (UIImage, UIColor, UIColor) { (UIImage(resource: .plant1), .cardTop, .Brand.red) }
            func uiKitColors() -> (UIColor?, UIColor) {
                (Assets.ImageResource.loop1.tintUIColor, Assets.Carousel.home.pages[0].backdropUIColor)
            }
            #endif
            func use() -> (SwiftUI.Image, SwiftUI.Color, SwiftUI.Color) {
                (SwiftUI.Image(.Icons.cart), SwiftUI.Color(.cardTop), .cardTop)
            }
            func colors() -> (SwiftUI.Color?, SwiftUI.Color?, SwiftUI.Color?, SwiftUI.Color) {
                let image: Assets.ImageResource = .loop1
                return (
                    image.backdropColor, image.bleedColor, image.tintColor, Assets.Carousel.home.pages[0].backdropColor
                )
            }
            func style<Style: ShapeStyle>(_ style: Style) {}
            func use(gradient: Assets.Gradient) {
                style(.cardTop)
                style(gradient.linearGradient)
            }
            """,
        ])
        try build(modules, in: folder)
        let (status, output) = try swiftc(
            [
                "-typecheck", "-warnings-as-errors", "-swift-version", "6", "-I", ".", "-I", Self.modules,
                "Assets.swift", "Use.swift",
            ], in: folder)
        #expect(status == 0, "\(output.prefix(2000))")
    }

    /// Makes modules of the stand-ins.
    private func build(_ modules: [String], in folder: TemporaryFolder) throws {
        for module in modules {
            let built = try swiftc(
                [
                    "-emit-module", "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature",
                    "InternalImportsByDefault", "-I", ".", "-module-name", module, "-o", "\(module).swiftmodule",
                    "\(EmitterTestFolder.path)/AppleStubs/\(module).swift",
                ], in: folder)
            #expect(built.status == 0, "\(built.output.prefix(2000))")
        }
    }

    /// A project as Xcode makes it today: all code belongs to the main actor, and Xcode's own symbols stay on.
    @Test(
        "It lives beside Xcode's symbols, and anyone may use it where the main actor is the default",
        arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
    func xcode(_ version: String, _ isolation: [String]) throws {
        let options = ["bundle": "main", "extensions": "false"]
        let emission = try Emitters.make("swift", options: options).emit(manifest)
        let folder = try TemporaryFolder([
            "Assets.swift": try #require(emission.text("Assets.swift")),
            // What Xcode writes beside it.
            "GeneratedAssetSymbols.swift": """
            import Foundation
            import DeveloperToolsSupport
            import UIKit
            extension DeveloperToolsSupport.ImageResource {
                nonisolated static let plant1 = DeveloperToolsSupport.ImageResource(name: "Plant 1", bundle: .main)
            }
            extension DeveloperToolsSupport.ColorResource {
                nonisolated static let cardTop = DeveloperToolsSupport.ColorResource(name: "Card Top", bundle: .main)
            }
            extension UIKit.UIColor { nonisolated static var cardTop: UIKit.UIColor { .init(resource: .cardTop) } }
            """,
            "Use.swift": """
            import SwiftUI
            import TinctureKit
            import UIKit
            let named: ImageResource = .plant1
            func ours(_ image: Assets.ImageResource, _ color: Assets.ColorResource) -> (SwiftUI.Image, SwiftUI.Color, UIImage) {
                (Image(image), Color(color), UIImage(resource: image))
            }
            func both() -> (SwiftUI.Image, SwiftUI.Color, UIImage, UIColor, Label) {
                (Image(.plant1), Color(.cardTop), UIImage(resource: .plant1), .cardTop, Label("x", image: .plant1))
            }
            actor Loader {
                let carousel = Assets.Carousel.home
                func color() -> SRGB8 { carousel.backdrop(at: 0.5, in: .dark).color(at: 0) }
                func products() -> (Set<Assets.ImageResource>, SwiftUI.Image) {
                    (Set(Assets.products.map(\\.image)), Image(Assets.ImageResource.Icons.cart))
                }
            }
            nonisolated func anywhere() async -> Int {
                await Task.detached {
                    Assets.Carousel.home.geometry(width: 375).page(at: Assets.Carousel.home.tableDark.pageCount == 2 ? 1 : 0)
                }.value
            }
            nonisolated func drawn(_ gradient: Assets.Gradient) -> LinearGradient { gradient.linearGradient }
            """,
        ])
        try build(["DeveloperToolsSupport", "UIKit", "SwiftUI"], in: folder)
        let (status, output) = try swiftc(
            [
                "-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", version, "-I", ".", "-I",
                Self.modules, "Assets.swift", "GeneratedAssetSymbols.swift", "Use.swift",
            ] + isolation, in: folder)
        #expect(status == 0, "\(output.prefix(3000))")
    }
}
