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

let package = Package(
    name: "Tincture",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .library(name: "Tincture", targets: ["Tincture"]),
    ],
    targets: [
        // What an app links: no Foundation, no C.
        .target(name: "ColorScience"),
        .target(name: "CarouselGradients", dependencies: ["ColorScience"]),
        .target(name: "Tincture", dependencies: ["ColorScience", "CarouselGradients"]),

        // Pictures.
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev", "libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .target(name: "CImageCodecs", dependencies: ["CPNG", "CJPEG"]),
        .target(name: "ImageDecoding", dependencies: ["CImageCodecs", "ColorScience"]),

        .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
        .testTarget(name: "CarouselGradientsTests", dependencies: ["CarouselGradients", "ColorScience"]),
        .testTarget(name: "ImageDecodingTests", dependencies: ["ImageDecoding"]),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}
