// swift-tools-version: 6.1
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

let package = Package(
    name: "Tincture",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        // The target cannot be called `tincture`: file systems that fold case would take it for `Tincture`.
        .executable(name: "tincture", targets: ["TinctureCommand"]),
        .library(name: "Tincture", targets: ["Tincture"]),
        .plugin(name: "TincturePlugin", targets: ["TincturePlugin"]),
        .plugin(name: "TinctureCommandPlugin", targets: ["TinctureCommandPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // What an app links: no Foundation, no C.
        .target(
            name: "ColorScience",
            // Rounding and square roots, which Swift takes from there; it is linked by itself only where a C library is imported.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "CarouselGradients", dependencies: ["ColorScience"]),
        .target(name: "Tincture", dependencies: ["ColorScience", "CarouselGradients"]),

        // Pictures.
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev", "libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        .target(name: "CImageCodecs", dependencies: ["CPNG", "CJPEG", "CLCMS"]),
        .target(name: "ImageDecoding", dependencies: ["CImageCodecs", "ColorScience", "FileAccess", "PlatformC"]),
        .target(name: "PaletteExtraction", dependencies: ["ColorScience"]),

        // Text: what it says, where it says it, and what is wrong with it.
        .target(name: "UTF8Text"),
        .target(name: "OrderedJSON", dependencies: ["UTF8Text"]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "PlacedYAML", dependencies: ["CYAML"]),
        .target(name: "Diagnostics"),

        // The edge: folders and files.
        .target(name: "PlatformC"),
        .target(name: "FileAccess", dependencies: ["PlatformC", "UTF8Text"]),
        .target(
            name: "CFileEvents",
            linkerSettings: [.linkedFramework("CoreServices", .when(platforms: [.macOS]))]),

        // The catalog.
        .target(name: "AssetCatalog", dependencies: ["ColorScience", "Diagnostics", "FileAccess", "OrderedJSON"]),
        .target(name: "CatalogManifest", dependencies: ["ColorScience", "OrderedJSON"]),
        .target(
            name: "CatalogEmitters",
            dependencies: [
                "AssetCatalog", "CarouselGradients", "CatalogManifest", "ColorScience", "Diagnostics", "OrderedJSON",
                "PaletteExtraction",
            ]),
        // Without pkgConfig: it lies in the system's own folders on Linux, and elsewhere nobody is asked for it.
        .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),
        .target(
            name: "CatalogPipeline",
            dependencies: [
                "AssetCatalog", "CFileEvents", "CarouselGradients", "CatalogEmitters",
                "CatalogManifest",
                "ColorScience",
                "Diagnostics",
                "FileAccess", "ImageDecoding", "OrderedJSON", "PaletteExtraction", "PlacedYAML", "PlatformC",
                "UTF8Text",
                .target(name: "CNettle", condition: .when(platforms: [.linux])),
            ]),
        .target(
            name: "CatalogChecks",
            dependencies: [
                "AssetCatalog", "CatalogManifest", "CatalogPipeline", "ColorScience", "Diagnostics", "FileAccess",
                "ImageDecoding", "OrderedJSON",
            ]),
        // Text in pictures: only previews draw it.
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .target(name: "CTextDrawing", dependencies: ["CFreeType"], exclude: ["Inter/OFL.txt"]),
        .target(name: "TextDrawing", dependencies: ["CTextDrawing"]),
        .target(
            name: "CatalogPreview",
            dependencies: ["CatalogManifest", "ColorScience", "Diagnostics", "ImageDecoding", "TextDrawing"]),
        .target(
            name: "CatalogPage",
            dependencies: [
                "AssetCatalog", "CarouselGradients", "CatalogEmitters", "CatalogManifest", "CatalogPipeline",
                "CatalogPreview", "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON",
            ],
            // What `Scripts/make-page` joins into the other folder.
            exclude: ["Page"],
            // In the program itself: it is one file that can be copied anywhere.
            resources: [.embedInCode("Embedded")]),
        // The local server of previews.
        .target(name: "CPreviewServer"),
        .target(name: "PreviewServer", dependencies: ["CPreviewServer", "FileAccess", "PlatformC"]),
        .executableTarget(
            name: "TinctureCommand",
            dependencies: [
                "AssetCatalog", "CarouselGradients", "CatalogChecks", "CatalogEmitters", "CatalogManifest",
                "CatalogPage", "CatalogPipeline",
                "CatalogPreview", "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON",
                "PlatformC", "PreviewServer", "TextDrawing", "UTF8Text", argumentParser,
            ]),

        // What a build runs: users of the plugin compile this program, so it has no argument parser and no preview.
        .executableTarget(
            name: "TinctureBuild",
            dependencies: ["CatalogEmitters", "CatalogPipeline", "Diagnostics", "FileAccess", "PlatformC"]),
        .plugin(
            name: "TincturePlugin", capability: .buildTool(), dependencies: ["TinctureBuild"],
            path: "Sources/Plugins/TincturePlugin"),
        .plugin(
            name: "TinctureCommandPlugin",
            // No permission is asked for, so that `check` and `preview` just run; SwiftPM's own option lets `compile` write.
            capability: .command(
                intent: .custom(verb: "tincture", description: "Check, compile and preview the package's pictures.")),
            dependencies: ["TinctureCommand"], path: "Sources/Plugins/TinctureCommandPlugin"),

        // Tests: a room's own, then the built binary's.
        .target(name: "TestTrees", dependencies: ["ImageDecoding"], path: "Tests/TestTrees"),
        .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
        .testTarget(name: "CarouselGradientsTests", dependencies: ["CarouselGradients", "ColorScience"]),
        .testTarget(name: "TinctureTests", dependencies: ["Tincture"]),
        .testTarget(name: "UTF8TextTests", dependencies: ["UTF8Text"]),
        .testTarget(name: "OrderedJSONTests", dependencies: ["OrderedJSON"]),
        .testTarget(name: "PlacedYAMLTests", dependencies: ["PlacedYAML"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestTrees"]),
        .testTarget(name: "ImageDecodingTests", dependencies: ["FileAccess", "ImageDecoding", "TestTrees"]),
        .testTarget(name: "PaletteExtractionTests", dependencies: ["ColorScience", "PaletteExtraction"]),
        .testTarget(
            name: "AssetCatalogTests", dependencies: ["AssetCatalog", "ColorScience", "Diagnostics", "TestTrees"]),
        .testTarget(name: "CatalogManifestTests", dependencies: ["CatalogManifest"]),
        .testTarget(
            name: "CatalogChecksTests",
            dependencies: [
                "AssetCatalog", "CatalogChecks", "CatalogManifest", "CatalogPipeline", "Diagnostics", "OrderedJSON",
                "TestTrees",
            ]),
        .testTarget(
            name: "CatalogEmittersTests",
            dependencies: [
                "AssetCatalog", "CarouselGradients", "CatalogEmitters", "CatalogManifest", "ColorScience",
                "Diagnostics", "OrderedJSON", "TestTrees", "Tincture", "UTF8Text",
            ],
            exclude: ["Goldens", "AppleStubs"]),
        .testTarget(
            name: "CatalogPipelineTests",
            dependencies: [
                "AssetCatalog", "CarouselGradients", "CatalogEmitters", "CatalogManifest", "CatalogPipeline",
                "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON", "PaletteExtraction",
                "TestTrees",
            ]),
        .testTarget(
            name: "CatalogPreviewTests",
            dependencies: [
                "CatalogManifest", "CatalogPreview", "ColorScience", "Diagnostics", "ImageDecoding", "TestTrees",
                "TextDrawing",
            ]),
        .testTarget(name: "TextDrawingTests", dependencies: ["CTextDrawing", "TextDrawing"]),
        .testTarget(
            name: "CatalogPageTests",
            dependencies: [
                "CarouselGradients", "CatalogManifest", "CatalogPage", "CatalogPipeline", "ColorScience", "Diagnostics",
                "OrderedJSON", "TestTrees",
            ],
            exclude: ["Goldens"]),
        // Its sources are links to the plugins', which no test can import.
        .testTarget(name: "PluginTests"),
        .testTarget(name: "PreviewServerTests", dependencies: ["CPreviewServer", "PreviewServer", "TestTrees"]),
        .executableTarget(
            name: "OutputLoop", dependencies: ["CatalogManifest", "CatalogPipeline"], path: "Tests/OutputLoop"),
        .target(name: "CExtendedAttributes", path: "Tests/CExtendedAttributes"),
        .target(name: "CTerminals", path: "Tests/CTerminals"),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "CExtendedAttributes", "CTerminals", "CTextDrawing", "CatalogChecks", "CatalogManifest", "OrderedJSON",
                "OutputLoop", "TestTrees", "TinctureCommand",
            ],
            exclude: ["Goldens"]),
    ]
)

// The fuzzers are linked with libFuzzer's main, so only `Scripts/fuzz` asks for them.
if Context.environment["TINCTURE_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzzers",
            dependencies: [
                "AssetCatalog", "CPreviewServer", "CTextDrawing", "CarouselGradients", "CatalogChecks",
                "CatalogPipeline",
                "ColorScience", "Diagnostics", "FileAccess", "ImageDecoding", "OrderedJSON", "TextDrawing",
            ],
            path: "Tests/Fuzzers", linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]))
    package.products.append(.executable(name: "fuzzers", targets: ["Fuzzers"]))
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
            name: "LookupBenchmark", dependencies: ["CLookupLerp", "Tincture"], path: "Scripts/bench/lookup_program"),
        .executableTarget(name: "RuntimeCheck", dependencies: ["Tincture"], path: "Scripts/lib/runtime_check"),
    ]
    package.products += [
        .executable(name: "lookup-benchmark", targets: ["LookupBenchmark"]),
        .executable(name: "runtime-check", targets: ["RuntimeCheck"]),
    ]
}

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = settings
}
