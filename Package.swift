// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The switches of our own scripts; a build needs none: warnings are errors; debug builds have no plugins and run fast;
// a further program is built, fuzz, server or runtime.
let hasStrictWarnings = Context.environment["TINCTURE_WARNINGS_AS_ERRORS"] != nil
let isDevelopment = Context.environment["TINCTURE_OPTIMIZED"] != nil
let extra = Context.environment["TINCTURE_EXTRA"]

/// Puts the targets of a layer into its folder.
func layer(_ folder: String, _ targets: Target...) -> [Target] {
    for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
    return targets
}

func module(_ name: String, _ imports: Target.Dependency..., exclude: [String] = []) -> Target {
    .target(name: name, dependencies: imports, exclude: exclude)
}

func program(_ name: String, _ imports: Target.Dependency..., path: String? = nil, exclude: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: imports, path: path, exclude: exclude)
}

func tests(_ tested: String, _ others: String..., exclude: [String] = []) -> Target {
    let names = ([tested, "TestNumbers", "TestTrees"] + others).map { Target.Dependency(stringLiteral: $0) }
    return .testTarget(name: tested + "Tests", dependencies: names, exclude: exclude)
}

/// A C library, by its name in pkg-config and the packages that install it.
///
/// SwiftPM warns of a name that pkg-config doesn't know, even to an app that needs no library. So a name is given only
/// if `PKG_CONFIG_PATH` leads to it; elsewhere, a file with the default folders.
func library(_ target: String, _ name: String, apt: String..., brew: String?) -> Target {
    let folders = (Context.environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":")
    let isFound = folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).pc") }
    #if !os(macOS)
        let system = "Linux"
    #elseif arch(arm64)
        let system = "Homebrew-arm64"
    #else
        let system = "Homebrew-x86_64"
    #endif
    // SwiftPM splits the value at spaces.
    let isName = isFound || Context.packageDirectory.contains(" ")
    let file = "\(Context.packageDirectory)/Sources/System/UsualFolders/\(system).pc"
    return .systemLibrary(
        name: target, pkgConfig: isName ? name : file, providers: [.apt(apt)] + (brew.map { [.brew([$0])] } ?? []))
}

/// The package traits: picture formats whose libraries you need only if you enable them.
let formats = [
    (trait: "WebP", module: "CWebP", libraries: ["webpdemux", "webp"], reads: "WebP pictures, by libwebp"),
    (trait: "GIF", module: "CGIF", libraries: ["gif"], reads: "first frames of GIF pictures, by giflib"),
    (trait: "AVIF", module: "CAVIF", libraries: ["avif"], reads: "AVIF pictures, by libavif"),
    (trait: "HEIC", module: "CHEIF", libraries: ["heif"], reads: "HEIC pictures, by libheif"),
]

// The products besides the command. No two names differ in case alone, because some file systems fold case.
let libraries = ["TinctureKit", "TinctureUI", "TincturePalette", "TinctureCatalog", "TinctureDecoding"]
let plugins = ["TincturePlugin", "TinctureCommandPlugin", "TinctureInstalledPlugin"]

let package = Package(
    name: "Tincture",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [.executable(name: "tincture", targets: ["TinctureCommand"])]
        + libraries.map { .library(name: $0, targets: [$0]) } + plugins.map { .plugin(name: $0, targets: [$0]) },
    traits: Set(formats.map { .trait(name: $0.trait, description: "Decodes \($0.reads).") }),
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
    targets: [
        // What an app links: no Foundation, no C.
        layer(
            "Sources/Runtime",
            // For rounding and square roots; linked automatically only where a C library is imported.
            .target(
                name: "ColorScience", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
            module("CarouselGradients", "ColorScience"), module("TinctureKit", "ColorScience", "CarouselGradients"),
            // Empty where there is neither SwiftUI nor UIKit.
            module("TinctureUI", "CarouselGradients", "ColorScience", "TinctureKit")),
        layer(
            "Sources/System",
            library("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
            library("CJPEG", "libjpeg", apt: "libjpeg62-turbo-dev", "libjpeg-dev", brew: "jpeg-turbo"),
            library("CLCMS", "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
            library("CWebP", "libwebpdemux", apt: "libwebp-dev", brew: "webp"),
            library("CGIF", "libgif", apt: "libgif-dev", brew: "giflib"),
            library("CAVIF", "libavif", apt: "libavif-dev", brew: "libavif"),
            library("CHEIF", "libheif", apt: "libheif-dev", brew: "libheif"),
            library("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
            library("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
            library("CCrypto", "libcrypto", apt: "libssl-dev", brew: nil),
            .target(name: "CAllocator"), module("PlatformC"), module("UTF8Text"),
            .target(name: "CEmbeddedFiles", exclude: ["file.inc"], cSettings: [.headerSearchPath("../..")]),
            .target(
                name: "CFileSystem", linkerSettings: [.linkedFramework("CoreServices", .when(platforms: [.macOS]))]),
            module(
                "FileAccess", "CFileSystem", "PlatformC", "UTF8Text",
                .target(name: "CCrypto", condition: .when(platforms: [.linux])))),
        layer(
            "Sources/Text",
            module("OrderedJSON", "Diagnostics", "UTF8Text"), module("PlacedYAML", "CYAML", "Diagnostics"),
            module("Diagnostics", "ColorScience"), module("CodeLexing", "Diagnostics")),
        layer(
            "Sources/Pictures",
            .target(
                name: "CImageCodecs",
                dependencies: ["CPNG", "CJPEG", "CLCMS"]
                    + formats.map { .target(name: $0.module, condition: .when(traits: [$0.trait])) },
                cSettings: formats.map { .define("TINCTURE_WITH_\($0.trait.uppercased())", .when(traits: [$0.trait])) },
                // In C an import links nothing.
                linkerSettings: ["png", "jpeg", "lcms2"].map { .linkedLibrary($0) }
                    + formats.flatMap { format in
                        format.libraries.map { .linkedLibrary($0, .when(traits: [format.trait])) }
                    }),
            module("ImageDecoding", "CImageCodecs", "ColorScience", "FileAccess", "PlatformC"),
            module("PaletteExtraction", "ColorScience"), module("PictureText", "ColorScience"),
            // What finds colors at run time: in an app without C and Foundation, on a server with the decoders.
            module("TincturePalette", "CarouselGradients", "ColorScience", "PaletteExtraction", "TinctureKit"),
            module("TinctureCatalog", "CarouselGradients", "ColorScience", "TincturePalette"),
            module(
                "TinctureDecoding", "ColorScience", "ImageDecoding", "PaletteExtraction", "PictureText",
                "TincturePalette"),
            module("ColorEngine", "CarouselGradients", "ColorScience", "PaletteExtraction")),
        layer(
            "Sources/Catalog",
            module(
                "AssetCatalog", "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON",
                "PaletteExtraction"),
            module(
                "CatalogManifest", "CarouselGradients", "CEmbeddedFiles", "ColorScience", "Diagnostics", "FileAccess",
                "OrderedJSON"),
            module("AssetNaming", "Diagnostics"),
            module("ProjectModel", "CodeLexing", "Diagnostics", "FileAccess", "PlacedYAML"),
            module(
                "CatalogEmitters", "AssetCatalog", "AssetNaming", "CarouselGradients", "CatalogManifest",
                "CEmbeddedFiles", "ColorScience", "Diagnostics", "OrderedJSON", exclude: ["Templates"])),
        layer(
            "Sources/Pipeline",
            module(
                "CatalogConfiguration", "AssetCatalog", "CarouselGradients", "CatalogManifest", "ColorScience",
                "Diagnostics", "FileAccess", "PictureText", "PlacedYAML", "ProjectModel"),
            module(
                "CatalogStarter", "AssetCatalog", "CatalogConfiguration", "CatalogEmitters", "Diagnostics",
                "FileAccess", "ImageDecoding", "OrderedJSON", "PlacedYAML", "ProjectModel"),
            module(
                "PictureAnalysis", "CatalogManifest", "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding",
                "OrderedJSON", "PaletteExtraction", "PictureText", "TinctureDecoding", "UTF8Text"),
            module(
                "CatalogCompiler", "AssetCatalog", "CarouselGradients", "CatalogConfiguration", "CatalogManifest",
                "ColorScience", "Diagnostics", "FileAccess", "PictureAnalysis", "PictureText"),
            module(
                "CatalogBuild", "AssetCatalog", "CatalogCompiler", "CatalogConfiguration", "CatalogEmitters",
                "CatalogManifest", "Diagnostics", "FileAccess", "PictureAnalysis"),
            module(
                "CodeScanning", "AssetCatalog", "AssetNaming", "CatalogConfiguration", "CodeLexing", "Diagnostics",
                "FileAccess", "OrderedJSON", "PictureAnalysis", "ProjectModel"),
            module(
                "CatalogChecks", "AssetCatalog", "AssetNaming", "CarouselGradients", "CatalogCompiler",
                "CatalogConfiguration", "CatalogManifest", "ColorScience", "CodeLexing",
                "CodeScanning", "Diagnostics", "FileAccess", "ImageDecoding", "PictureAnalysis", "ProjectModel"),
            module("FindingReports", "CatalogChecks", "Diagnostics", "FileAccess", "OrderedJSON"),
            module("RevisionFiles", "AssetCatalog", "CatalogConfiguration", "Diagnostics", "FileAccess")),
        layer(
            "Sources/Show",
            .target(
                name: "CTextDrawing", dependencies: ["CFreeType"], exclude: ["Inter/OFL.txt"],
                linkerSettings: [.linkedLibrary("freetype")]),
            module("TextDrawing", "CTextDrawing"),
            module(
                "CatalogPreview", "AssetCatalog", "CarouselGradients", "CatalogManifest", "ColorScience",
                "Diagnostics", "FileAccess", "ImageDecoding", "TextDrawing"),
            module(
                "ColorListing", "AssetCatalog", "CatalogManifest", "CatalogPreview", "Diagnostics", "FileAccess",
                "OrderedJSON", "PictureAnalysis", "UTF8Text"),
            module(
                "CatalogPage", "AssetNaming", "CarouselGradients", "CatalogManifest", "CatalogPreview", "ColorScience",
                "CEmbeddedFiles", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON", exclude: ["Page"]),
            module(
                "CatalogDifference", "CatalogManifest", "CatalogPage", "CatalogPreview", "CEmbeddedFiles",
                "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON", exclude: ["Document"]),
            .target(name: "CPreviewServer"), module("PreviewServer", "CPreviewServer", "FileAccess", "PlatformC"),
            module(
                "CatalogServing", "AssetCatalog", "CatalogCompiler", "CatalogConfiguration", "CatalogManifest",
                "CatalogPage", "ColorScience", "Diagnostics", "FileAccess", "OrderedJSON", "PictureAnalysis",
                "PlatformC", "PreviewServer")),
        layer(
            "Sources/Commands",
            program(
                "TinctureCommand", "CAllocator", "CatalogBuild", "CatalogDifference", "CatalogServing",
                "CatalogStarter", "CodeScanning", "ColorListing", "FindingReports", "RevisionFiles",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), exclude: ["Help"]),
            // Users of the plugin compile this program, so it has no argument parser and no preview.
            program(
                "TinctureBuild", "CatalogBuild", "CatalogCompiler", "CatalogConfiguration", "CatalogEmitters",
                "CatalogManifest", "Diagnostics", "FileAccess", "PlatformC")),
        layer(
            "Sources/Commands/Plugins",
            .plugin(name: "TincturePlugin", capability: .buildTool(), dependencies: ["TinctureBuild"]),
            // Runs an installed program; its other files are links to those of TincturePlugin.
            .plugin(name: "TinctureInstalledPlugin", capability: .buildTool()),
            .plugin(
                name: "TinctureCommandPlugin",
                // Without permissions, so that `check` and `preview` don't ask; SwiftPM's option lets `compile` write.
                capability: .command(
                    intent: .custom(
                        verb: "tincture", description: "Check, compile and preview the package's pictures.")),
                dependencies: ["TinctureCommand"])),
        layer(
            "Tests/Support",
            module("TestTrees", "FileAccess", "ImageDecoding"), module("TestNumbers"), .target(name: "CTerminals"),
            .target(name: "CExtendedAttributes"), program("ConfinementProbe", "FileAccess", "TestTrees"),
            program("EngineProbe", "ColorEngine", "PlatformC"),
            program("OutputLoop", "CatalogBuild", "CatalogManifest")),
        layer("Tests/Runtime", tests("ColorScience"), tests("CarouselGradients"), tests("TinctureKit", "TinctureUI")),
        layer("Tests/System", tests("UTF8Text"), tests("FileAccess", "CExtendedAttributes")),
        layer("Tests/Text", tests("OrderedJSON"), tests("PlacedYAML"), tests("Diagnostics")),
        layer(
            "Tests/Pictures", tests("ImageDecoding"), tests("PaletteExtraction"), tests("PictureText"),
            tests("TincturePalette", "PictureAnalysis", "TinctureCatalog", "TinctureDecoding")),
        layer(
            "Tests/Catalog", tests("AssetCatalog"), tests("AssetNaming"), tests("CatalogManifest"),
            tests("ProjectModel"), tests("CatalogEmitters", "TinctureKit", exclude: ["Goldens", "AppleStubs"])),
        layer(
            "Tests/Pipeline", tests("CatalogConfiguration", "CatalogEmitters"), tests("CatalogStarter"),
            tests("PictureAnalysis", "ColorEngine"), tests("CatalogCompiler", "CatalogBuild"), tests("CatalogBuild"),
            tests("CodeScanning"), tests("CatalogChecks", "CatalogBuild", "FindingReports"), tests("FindingReports")),
        layer(
            "Tests/Show", tests("TextDrawing"), tests("CatalogPreview"), tests("PreviewServer"),
            tests("CatalogServing", "CatalogBuild"), tests("CatalogDifference"),
            tests("CatalogPage", "TinctureDecoding", exclude: ["Goldens"])),
        layer(
            "Tests/Commands",
            // Its sources are links to those of the plugins, which no test can import.
            .testTarget(name: "PluginTests", dependencies: ["ImageDecoding"]),
            .testTarget(
                name: "EndToEndTests",
                dependencies: [
                    "CExtendedAttributes", "CTerminals", "ConfinementProbe", "OutputLoop", "TestNumbers", "TestTrees",
                    "TinctureBuild", "TinctureCommand",
                ],
                exclude: ["Goldens"])),
    ].flatMap(\.self)
)

if extra == "fuzz" {
    // The linker adds libFuzzer's main.
    let fuzzers = program(
        "Fuzzers", "CatalogBuild", "CatalogStarter", "CodeScanning", "ColorListing", "CPreviewServer",
        path: "Tests/Support/Fuzzers", exclude: ["RESULTS.md"])
    fuzzers.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
    package.targets.append(fuzzers)
} else if extra == "server" {
    package.targets.append(program("BannerServer", "TinctureDecoding", path: "docs/examples/server"))
} else if extra == "runtime" {
    package.targets += [
        program("RuntimeCheck", "TinctureKit", path: "Scripts/lib/runtime_check"),
        program("PaletteCheck", "TincturePalette", path: "Scripts/lib/palette_check"),
    ]
}

// SwiftPM builds the tools of a plugin twice, even if nothing uses the plugin. Scripts/test-package tries the plugins.
if isDevelopment {
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0.name.hasSuffix("Plugin") }
}

// Tests and these programs can import all that their dependencies import, except for optional libraries.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
for target in package.targets where target.type == .test || ["Fuzzers", "TinctureCommand"].contains(target.name) {
    var reached: Set<String> = []
    var queue = [target]
    while let next = queue.popLast() {
        for case .byNameItem(let name, nil) in next.dependencies where reached.insert(name).inserted {
            if let dependency = targets[name] { queue.append(dependency) }
            if next !== target { target.dependencies.append(.init(stringLiteral: name)) }
        }
    }
}

// Slow without optimization: they work on pixels, colors and bytes.
let busy: Set = [
    "CarouselGradients", "CatalogPreview", "CodeLexing", "CodeScanning", "ColorScience", "FileAccess", "ImageDecoding",
    "OrderedJSON", "PaletteExtraction", "PictureAnalysis", "PictureText", "TextDrawing", "TinctureDecoding",
    "TincturePalette", "UTF8Text",
]
// As whole modules they compile in half the time that their single files take.
let fast = ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-assert-config", "Debug"]
for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings =
        [.swiftLanguageMode(.v6)]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
    // SwiftPM lets no package depend on one with unsafe flags.
    if hasStrictWarnings { target.swiftSettings?.append(.unsafeFlags(["-warnings-as-errors"])) }
    if isDevelopment, busy.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(fast, .when(configuration: .debug)))
    }
}
