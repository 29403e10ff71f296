import CatalogEmitters
import CatalogManifest
import Foundation
import TestTrees
import Testing

/// The generated Swift given to the compiler, as the apps that use it do.
@Suite("Generated Swift")
struct GeneratedCodeTests {
    /// Where SwiftPM puts the modules of the packages it builds.
    private static let modules = BuiltProducts.folder + "/Modules"

    private func swiftc(_ arguments: [String], in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
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
        return manifest
    }

    @Test(
        "It compiles without a warning in Swift 6 mode, with and without the upcoming features",
        arguments: ["internal", "public"], [[], strict])
    func compiles(_ access: String, _ features: [String]) throws {
        let emission = try Emitters.make("swift", options: ["access": access]).emit(manifest)
        #expect(emission.findings.isEmpty, "\(emission.findings)")
        let folder = try TemporaryFolder([
            "Assets.swift": try #require(emission.text("Assets.swift")),
            "Use.swift": """
            import TinctureKit
            func use() -> (SRGB8, Double?, String) {
                let carousel = Assets.Carousel.home
                let color = carousel.table.color(at: 0.5)
                let image: Assets.ImageResource = .Icons.cart
                return (color, Assets.ColorResource.Brand.red.light?.opacity, image.name + Assets.Product.plant1.image.name)
            }
            """,
        ])
        let (status, output) = try swiftc(
            ["-typecheck", "-warnings-as-errors", "-swift-version", "6", "-I", Self.modules] + features
                + ["Assets.swift", "Use.swift"], in: folder)
        #expect(status == 0, "\(output.prefix(2000))")
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
            #endif
            #if canImport(UIKit)
            import UIKit
            func uiKit() -> (UIImage, UIColor, UIColor) { (UIImage(resource: .plant1), .cardTop, .Brand.red) }
            #endif
            func use() -> (SwiftUI.Image, SwiftUI.Color, SwiftUI.Color) {
                (SwiftUI.Image(.Icons.cart), SwiftUI.Color(.cardTop), .cardTop)
            }
            func style<Style: ShapeStyle>(_ style: Style) {}
            func use(gradient: Assets.Gradient) {
                style(.cardTop)
                style(gradient.linearGradient)
            }
            """,
        ])
        for module in modules {
            let built = try swiftc(
                [
                    "-emit-module", "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature",
                    "InternalImportsByDefault", "-I", ".", "-module-name", module, "-o", "\(module).swiftmodule",
                    "\(EmitterTestFolder.path)/AppleStubs/\(module).swift",
                ], in: folder)
            #expect(built.status == 0, "\(built.output.prefix(2000))")
        }
        let (status, output) = try swiftc(
            [
                "-typecheck", "-warnings-as-errors", "-swift-version", "6", "-I", ".", "-I", Self.modules,
                "Assets.swift", "Use.swift",
            ], in: folder)
        #expect(status == 0, "\(output.prefix(2000))")
    }
}
