// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The settings of every Swift target, named once.
let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
    // Only our own gate sets this: a package that carries unsafe flags cannot be depended upon.
    + (Context.environment["TINCTURE_WARNINGS_AS_ERRORS"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])])

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// The targets of a floor: the folder of each lies in that of its floor.
func floor(_ folder: String, _ targets: [Target]) -> [Target] {
    for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
    return targets
}

/// What says how a C library is compiled and linked with.
///
/// Whoever depends on this package for what an app links has none of the C libraries, and SwiftPM warns of each name
/// that pkg-config does not know. So a name is given only where `PKG_CONFIG_PATH` leads to it; for everyone else there
/// is a file of our own, with the usual folders. It is right before and after the libraries are installed, while
/// SwiftPM remembers what this manifest has said.
func pkgConfig(_ name: String) -> String {
    let folders = (Context.environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":")
    if folders.contains(where: { FileManager.default.fileExists(atPath: "\($0)/\(name).pc") }) { return name }
    // SwiftPM takes what a space divides for several names.
    if Context.packageDirectory.contains(" ") { return name }
    #if !os(macOS)
        let usual = "Linux"
    #elseif arch(arm64)
        let usual = "Homebrew-arm64"
    #else
        let usual = "Homebrew-x86_64"
    #endif
    return "\(Context.packageDirectory)/Sources/System/UsualFolders/\(usual).pc"
}

/// The formats of pictures whose decoders are libraries that nobody else has need of: a package trait each.
///
/// None is on by itself, so nobody looks for a library who has not asked for its format. Our own gate turns all of them
/// on.
let formats: Set<String> = ["WebP", "GIF", "AVIF", "HEIC"]

let package = Package(
    name: "Tincture",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        // No two names differ in case alone: file systems that fold case would take one's products for the other's.
        .executable(name: "tincture", targets: ["TinctureCommand"]),
        .library(name: "TinctureKit", targets: ["TinctureKit"]),
        .library(name: "TinctureUI", targets: ["TinctureUI"]),
        .plugin(name: "TincturePlugin", targets: ["TincturePlugin"]),
        .plugin(name: "TinctureCommandPlugin", targets: ["TinctureCommandPlugin"]),
        .plugin(name: "TinctureInstalledPlugin", targets: ["TinctureInstalledPlugin"]),
    ],
    traits: [
        .trait(name: "WebP", description: "Reads the pixels of WebP pictures, by libwebp."),
        .trait(name: "GIF", description: "Reads the first frame of GIF pictures, by giflib."),
        .trait(name: "AVIF", description: "Reads the pixels of AVIF pictures, by libavif."),
        .trait(name: "HEIC", description: "Reads the pixels of HEIC pictures, by libheif."),
        .default(enabledTraits: Context.environment["TINCTURE_ALL_FORMATS"] == nil ? [] : formats),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // What an app links: no Foundation, no C.
        floor(
            "Sources/Runtime",
            [
                .target(
                    name: "ColorScience",
                    // Rounding and square roots, which Swift takes from there; it is linked by itself only where a C
                    // library is imported.
                    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
                .target(name: "CarouselGradients", dependencies: ["ColorScience"]),
                .target(name: "TinctureKit", dependencies: ["ColorScience", "CarouselGradients"]),
                // Views, thin over the arithmetic below; nothing where there is neither SwiftUI nor UIKit.
                .target(name: "TinctureUI", dependencies: ["CarouselGradients", "ColorScience", "TinctureKit"]),
            ]),
        // C libraries, and the edge: folders and files.
        floor(
            "Sources/System",
            [
                .systemLibrary(
                    name: "CPNG", pkgConfig: pkgConfig("libpng"), providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
                .systemLibrary(
                    name: "CJPEG", pkgConfig: pkgConfig("libjpeg"),
                    providers: [.apt(["libjpeg62-turbo-dev", "libjpeg-dev"]), .brew(["jpeg-turbo"])]),
                .systemLibrary(
                    name: "CLCMS", pkgConfig: pkgConfig("lcms2"),
                    providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
                .systemLibrary(
                    name: "CWebP", pkgConfig: pkgConfig("libwebpdemux"),
                    providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
                .systemLibrary(
                    name: "CGIF", pkgConfig: pkgConfig("libgif"), providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
                .systemLibrary(
                    name: "CAVIF", pkgConfig: pkgConfig("libavif"),
                    providers: [.apt(["libavif-dev"]), .brew(["libavif"])]),
                .systemLibrary(
                    name: "CHEIF", pkgConfig: pkgConfig("libheif"),
                    providers: [.apt(["libheif-dev"]), .brew(["libheif"])]),
                .systemLibrary(
                    name: "CYAML", pkgConfig: pkgConfig("yaml-0.1"),
                    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
                .systemLibrary(
                    name: "CFreeType", pkgConfig: pkgConfig("freetype2"),
                    providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
                // Only Linux has need of it.
                .systemLibrary(name: "CCrypto", pkgConfig: pkgConfig("libcrypto"), providers: [.apt(["libssl-dev"])]),
                .target(name: "CAllocator"),
                .target(
                    name: "CFileSystem",
                    linkerSettings: [.linkedFramework("CoreServices", .when(platforms: [.macOS]))]),
                .target(name: "PlatformC"),
                .target(name: "UTF8Text"),
                .target(
                    name: "FileAccess",
                    dependencies: [
                        "CFileSystem", "PlatformC", "UTF8Text",
                        .target(name: "CCrypto", condition: .when(platforms: [.linux])),
                    ]),
            ]),
        // Text: what it says, where it says it, and what is wrong with it.
        floor(
            "Sources/Text",
            [
                .target(name: "OrderedJSON", dependencies: ["Diagnostics", "UTF8Text"]),
                .target(name: "PlacedYAML", dependencies: ["CYAML", "Diagnostics"]),
                .target(name: "Diagnostics", dependencies: ["ColorScience"]),
            ]),
        // Pictures, and the colors they are made of.
        floor(
            "Sources/Pictures",
            [
                .target(
                    name: "CImageCodecs",
                    dependencies: [
                        "CPNG", "CJPEG", "CLCMS",
                        .target(name: "CWebP", condition: .when(traits: ["WebP"])),
                        .target(name: "CGIF", condition: .when(traits: ["GIF"])),
                        .target(name: "CAVIF", condition: .when(traits: ["AVIF"])),
                        .target(name: "CHEIF", condition: .when(traits: ["HEIC"])),
                    ],
                    cSettings: formats.sorted().map {
                        .define("TINCTURE_WITH_\($0.uppercased())", .when(traits: [$0]))
                    },
                    // C has no modules that would say so.
                    linkerSettings: [
                        .linkedLibrary("png"), .linkedLibrary("jpeg"), .linkedLibrary("lcms2"),
                        .linkedLibrary("webpdemux", .when(traits: ["WebP"])),
                        .linkedLibrary("webp", .when(traits: ["WebP"])),
                        .linkedLibrary("gif", .when(traits: ["GIF"])),
                        .linkedLibrary("avif", .when(traits: ["AVIF"])),
                        .linkedLibrary("heif", .when(traits: ["HEIC"])),
                    ]),
                .target(
                    name: "ImageDecoding", dependencies: ["CImageCodecs", "ColorScience", "FileAccess", "PlatformC"]),
                .target(name: "PaletteExtraction", dependencies: ["ColorScience"]),
            ]),
        // The catalog: what is read, what is written, what is wrong with it.
        floor(
            "Sources/Catalog",
            [
                .target(
                    name: "AssetCatalog",
                    dependencies: ["ColorScience", "Diagnostics", "FileAccess", "OrderedJSON", "PaletteExtraction"]),
                .target(name: "AssetNaming", dependencies: ["Diagnostics"]),
                .target(name: "CatalogManifest", dependencies: ["ColorScience", "Diagnostics", "OrderedJSON"]),
                .target(name: "ProjectModel", dependencies: ["Diagnostics", "FileAccess", "PlacedYAML"]),
                .target(
                    name: "CatalogEmitters",
                    dependencies: [
                        "AssetCatalog", "AssetNaming", "CarouselGradients", "CatalogManifest", "ColorScience",
                        "Diagnostics", "OrderedJSON",
                    ],
                    // What generated code has in common, in the program itself.
                    resources: [.embedInCode("Templates")]),
            ]),
        // A build and a check: from the words of a configuration to files and findings.
        floor(
            "Sources/Pipeline",
            [
                .target(
                    name: "CatalogConfiguration",
                    dependencies: [
                        "AssetCatalog", "CarouselGradients", "CatalogManifest", "ColorScience", "Diagnostics",
                        "FileAccess", "PlacedYAML", "ProjectModel",
                    ]),
                .target(
                    name: "CatalogStarter",
                    dependencies: [
                        "AssetCatalog", "CatalogConfiguration", "CatalogEmitters", "Diagnostics", "FileAccess",
                        "OrderedJSON", "ProjectModel",
                    ]),
                .target(
                    name: "PictureAnalysis",
                    dependencies: [
                        "CatalogManifest", "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding",
                        "OrderedJSON", "PaletteExtraction", "UTF8Text",
                    ]),
                .target(
                    name: "CatalogCompiler",
                    dependencies: [
                        "AssetCatalog", "CarouselGradients", "CatalogConfiguration", "CatalogManifest", "ColorScience",
                        "Diagnostics", "FileAccess", "PictureAnalysis",
                    ]),
                .target(
                    name: "CatalogBuild",
                    dependencies: [
                        "AssetCatalog", "CatalogCompiler", "CatalogConfiguration", "CatalogEmitters",
                        "CatalogManifest", "Diagnostics", "FileAccess", "PictureAnalysis",
                    ]),
                .target(
                    name: "CodeScanning",
                    dependencies: [
                        "AssetCatalog", "AssetNaming", "CatalogConfiguration", "Diagnostics", "FileAccess",
                        "OrderedJSON", "PictureAnalysis", "ProjectModel",
                    ]),
                .target(
                    name: "CatalogChecks",
                    dependencies: [
                        "AssetCatalog", "CatalogCompiler", "CatalogConfiguration", "CatalogManifest", "CodeScanning",
                        "Diagnostics", "FileAccess", "ImageDecoding",
                    ]),
                .target(
                    name: "FindingReports",
                    dependencies: ["CatalogChecks", "Diagnostics", "FileAccess", "OrderedJSON"]),
            ]),
        // What people look at: pictures with text, pages, and their local server.
        floor(
            "Sources/Show",
            [
                .target(
                    name: "CTextDrawing", dependencies: ["CFreeType"], exclude: ["Inter/OFL.txt"],
                    linkerSettings: [.linkedLibrary("freetype")]),
                .target(name: "TextDrawing", dependencies: ["CTextDrawing"]),
                .target(
                    name: "CatalogPreview",
                    dependencies: [
                        "CarouselGradients", "CatalogManifest", "ColorScience", "Diagnostics", "ImageDecoding",
                        "TextDrawing",
                    ]),
                .target(
                    name: "CatalogPage",
                    dependencies: [
                        "AssetNaming", "CarouselGradients", "CatalogManifest", "CatalogPreview", "ColorScience",
                        "Diagnostics", "FileAccess", "OrderedJSON",
                    ],
                    // What `Scripts/make-page` joins into the other folder.
                    exclude: ["Page"],
                    // In the program itself: it is one file that can be copied anywhere.
                    resources: [.embedInCode("Embedded")]),
                .target(
                    name: "CatalogDifference",
                    dependencies: [
                        "CatalogManifest", "CatalogPage", "CatalogPreview", "ColorScience", "Diagnostics",
                        "FindingReports", "OrderedJSON",
                    ],
                    resources: [.embedInCode("Document")]),
                .target(name: "CPreviewServer"),
                .target(name: "PreviewServer", dependencies: ["CPreviewServer", "FileAccess", "PlatformC"]),
            ]),
        // What is run.
        floor(
            "Sources/Commands",
            [
                .executableTarget(
                    name: "TinctureCommand",
                    dependencies: [
                        "AssetCatalog", "CAllocator", "CarouselGradients", "CatalogBuild", "CatalogChecks",
                        "CatalogCompiler", "CatalogConfiguration", "CatalogDifference", "CatalogEmitters",
                        "CatalogManifest", "CatalogPage", "CatalogPreview", "CatalogStarter", "CodeScanning",
                        "ColorScience", "Diagnostics",
                        "FileAccess", "FindingReports", "ImageDecoding", "OrderedJSON", "PictureAnalysis", "PlatformC",
                        "PreviewServer", "TextDrawing", "UTF8Text", argumentParser,
                    ]),
                // What a build runs: users of the plugin compile this program, so it has no argument parser and no
                // preview.
                .executableTarget(
                    name: "TinctureBuild",
                    dependencies: [
                        "CatalogBuild", "CatalogCompiler", "CatalogConfiguration", "CatalogEmitters",
                        "CatalogManifest", "Diagnostics", "FileAccess", "PlatformC",
                    ]),
                .plugin(
                    name: "TincturePlugin", capability: .buildTool(), dependencies: ["TinctureBuild"],
                    path: "Sources/Commands/Plugins/TincturePlugin"),
                // The same with a program that is installed; all its files but one are links.
                .plugin(
                    name: "TinctureInstalledPlugin", capability: .buildTool(),
                    path: "Sources/Commands/Plugins/TinctureInstalledPlugin"),
                .plugin(
                    name: "TinctureCommandPlugin",
                    // No permission is asked for, so that `check` and `preview` just run; SwiftPM's own option lets
                    // `compile` write.
                    capability: .command(
                        intent: .custom(
                            verb: "tincture", description: "Check, compile and preview the package's pictures.")),
                    dependencies: ["TinctureCommand"], path: "Sources/Commands/Plugins/TinctureCommandPlugin"),
            ]),
        // What tests share.
        floor(
            "Tests/Support",
            [
                .target(name: "TestTrees", dependencies: ["FileAccess", "ImageDecoding"]),
                .target(name: "TestNumbers"),
                .target(name: "CExtendedAttributes"),
                .target(name: "CTerminals"),
                .executableTarget(name: "ConfinementProbe", dependencies: ["FileAccess", "TestTrees"]),
            ]),
        floor(
            "Tests/Runtime",
            [
                .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience", "TestNumbers"]),
                .testTarget(
                    name: "CarouselGradientsTests", dependencies: ["CarouselGradients", "ColorScience", "TestNumbers"]),
                .testTarget(
                    name: "TinctureKitTests",
                    dependencies: ["CarouselGradients", "ColorScience", "TinctureKit", "TinctureUI"]),
            ]),
        floor(
            "Tests/System",
            [
                .testTarget(name: "UTF8TextTests", dependencies: ["UTF8Text"]),
                .testTarget(
                    name: "FileAccessTests", dependencies: ["CExtendedAttributes", "FileAccess", "TestTrees"]),
            ]),
        floor(
            "Tests/Text",
            [
                .testTarget(name: "OrderedJSONTests", dependencies: ["Diagnostics", "OrderedJSON", "TestNumbers"]),
                .testTarget(name: "PlacedYAMLTests", dependencies: ["Diagnostics", "PlacedYAML"]),
                .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestNumbers"]),
            ]),
        floor(
            "Tests/Pictures",
            [
                .testTarget(name: "ImageDecodingTests", dependencies: ["FileAccess", "ImageDecoding", "TestTrees"]),
                .testTarget(
                    name: "PaletteExtractionTests",
                    dependencies: ["CarouselGradients", "ColorScience", "PaletteExtraction"]),
            ]),
        floor(
            "Tests/Catalog",
            [
                .testTarget(
                    name: "AssetCatalogTests",
                    dependencies: [
                        "AssetCatalog", "ColorScience", "Diagnostics", "FileAccess", "PaletteExtraction", "TestTrees",
                    ]),
                .testTarget(name: "AssetNamingTests", dependencies: ["AssetNaming"]),
                .testTarget(name: "CatalogManifestTests", dependencies: ["CatalogManifest", "Diagnostics"]),
                .testTarget(
                    name: "ProjectModelTests", dependencies: ["Diagnostics", "FileAccess", "ProjectModel", "TestTrees"]),
                .testTarget(
                    name: "CatalogEmittersTests",
                    dependencies: [
                        "AssetCatalog", "CarouselGradients", "CatalogEmitters", "CatalogManifest", "ColorScience",
                        "Diagnostics", "OrderedJSON", "TestTrees", "TinctureKit", "UTF8Text",
                    ],
                    exclude: ["Goldens", "AppleStubs"]),
            ]),
        floor(
            "Tests/Pipeline",
            [
                .testTarget(
                    name: "CatalogChecksTests",
                    dependencies: [
                        "AssetCatalog", "CatalogBuild", "CatalogChecks", "CatalogCompiler", "CatalogConfiguration",
                        "CatalogManifest", "CodeScanning", "Diagnostics", "FindingReports", "FileAccess", "OrderedJSON",
                        "PictureAnalysis", "TestTrees",
                    ]),
                .testTarget(
                    name: "CodeScanningTests",
                    dependencies: ["CodeScanning", "Diagnostics", "FileAccess", "PictureAnalysis", "TestTrees"]),
                .testTarget(
                    name: "FindingReportsTests",
                    dependencies: [
                        "AssetCatalog", "CatalogChecks", "Diagnostics", "FileAccess", "FindingReports", "OrderedJSON",
                        "TestTrees",
                    ]),
                .testTarget(
                    name: "CatalogConfigurationTests",
                    dependencies: [
                        "AssetCatalog", "CarouselGradients", "CatalogConfiguration", "CatalogEmitters",
                        "CatalogManifest", "ColorScience", "Diagnostics", "FileAccess", "OrderedJSON", "TestTrees",
                    ]),
                .testTarget(name: "CatalogStarterTests", dependencies: ["CatalogStarter", "TestTrees"]),
                .testTarget(
                    name: "PictureAnalysisTests",
                    dependencies: [
                        "CatalogManifest", "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding",
                        "PaletteExtraction", "PictureAnalysis", "TestTrees",
                    ]),
                .testTarget(
                    name: "CatalogCompilerTests",
                    dependencies: [
                        "AssetCatalog", "CatalogBuild", "CatalogCompiler", "CatalogEmitters", "CatalogManifest",
                        "ColorScience", "Diagnostics", "OrderedJSON", "PaletteExtraction", "TestTrees",
                    ]),
                .testTarget(
                    name: "CatalogBuildTests",
                    dependencies: [
                        "AssetCatalog", "CatalogBuild", "CatalogCompiler", "CatalogConfiguration", "CatalogEmitters",
                        "CatalogManifest", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON",
                        "PictureAnalysis", "TestTrees",
                    ]),
            ]),
        floor(
            "Tests/Show",
            [
                .testTarget(name: "TextDrawingTests", dependencies: ["CTextDrawing", "TextDrawing"]),
                .testTarget(
                    name: "CatalogPreviewTests",
                    dependencies: [
                        "CarouselGradients", "CatalogManifest", "CatalogPreview", "ColorScience", "Diagnostics",
                        "ImageDecoding", "TestTrees", "TextDrawing",
                    ]),
                .testTarget(
                    name: "CatalogPageTests",
                    dependencies: [
                        "CarouselGradients", "CatalogManifest", "CatalogPage", "CatalogPreview", "ColorScience",
                        "Diagnostics", "FileAccess", "OrderedJSON", "PaletteExtraction", "TestTrees",
                    ],
                    exclude: ["Goldens"]),
                .testTarget(
                    name: "CatalogDifferenceTests",
                    dependencies: [
                        "CatalogDifference", "CatalogManifest", "Diagnostics", "FindingReports", "OrderedJSON",
                    ]),
                .testTarget(
                    name: "PreviewServerTests", dependencies: ["CPreviewServer", "PreviewServer", "TestTrees"]),
            ]),
        floor(
            "Tests/Commands",
            [
                // Its sources are links to the plugins', which no test can import.
                .testTarget(name: "PluginTests"),
                .executableTarget(
                    name: "OutputLoop", dependencies: ["CatalogBuild", "CatalogManifest"]),
                .testTarget(
                    name: "EndToEndTests",
                    dependencies: [
                        "CExtendedAttributes", "CTerminals", "CTextDrawing", "CarouselGradients", "CatalogChecks",
                        "CatalogManifest", "ConfinementProbe", "FileAccess",
                        "FindingReports", "ImageDecoding", "OrderedJSON", "OutputLoop", "TestNumbers", "TestTrees",
                        "TinctureBuild", "TinctureCommand",
                    ],
                    exclude: ["Goldens"]),
            ]),
    ].flatMap(\.self)
)

// The fuzzers are linked with libFuzzer's main, so only `Scripts/fuzz` asks for them.
if Context.environment["TINCTURE_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzzers",
            dependencies: [
                "AssetCatalog", "CPreviewServer", "CTextDrawing", "CarouselGradients", "CatalogBuild",
                "CatalogCompiler",
                "CatalogConfiguration", "CatalogManifest", "CatalogStarter", "CodeScanning", "ColorScience",
                "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON", "PictureAnalysis", "ProjectModel",
                "TextDrawing",
            ],
            path: "Tests/Support/Fuzzers", exclude: ["RESULTS.md"],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]))
    package.products.append(.executable(name: "fuzzers", targets: ["Fuzzers"]))
}

// SwiftPM compiles what a plugin runs a second time, for the plugin, even where nobody asks for one: the gate and the
// scripts leave the plugins out, and Scripts/test-package tries them in packages of their own.
if Context.environment["TINCTURE_WITHOUT_PLUGINS"] != nil {
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0.name.hasSuffix("Plugin") }
}

// Under sanitizers only the tests that feed readers with damaged input are built, by `Scripts/test-sanitized`.
if let names = Context.environment["TINCTURE_SANITIZED"]?.split(separator: " ") {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name[...]) }
}

// The palette without the decoding, measured by `Scripts/bench/palette`.
if Context.environment["TINCTURE_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "PaletteBenchmark", dependencies: ["ImageDecoding", "PaletteExtraction", "PlatformC"],
            path: "Scripts/bench/palette_program"))
    package.products.append(.executable(name: "palette-benchmark", targets: ["PaletteBenchmark"]))
}

// What an app links, alone: measured by `Scripts/bench/lookup` and looked into by `Scripts/check-runtime`.
if Context.environment["TINCTURE_RUNTIME"] != nil {
    package.targets += [
        .target(name: "CLookupLerp", path: "Scripts/bench/lookup_lerp"),
        .executableTarget(
            name: "LookupBenchmark", dependencies: ["CLookupLerp", "TinctureKit"], path: "Scripts/bench/lookup_program"),
        .executableTarget(name: "RuntimeCheck", dependencies: ["TinctureKit"], path: "Scripts/lib/runtime_check"),
    ]
    package.products += [
        .executable(name: "lookup-benchmark", targets: ["LookupBenchmark"]),
        .executable(name: "runtime-check", targets: ["RuntimeCheck"]),
    ]
}

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = settings
}

// Our own tests and scripts set this: what works through pixels, colors and bytes is optimized in debug builds too, its
// assertions kept.
if Context.environment["TINCTURE_OPTIMIZED"] != nil {
    let busy: Set = [
        "CarouselGradients", "CatalogPreview", "CodeScanning", "ColorScience", "FileAccess", "ImageDecoding",
        "OrderedJSON", "PaletteExtraction", "PictureAnalysis", "TextDrawing", "UTF8Text",
    ]
    for target in package.targets where busy.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
    }
}
