// swift-tools-version: 6.1
import PackageDescription

/// Scripts/bench/plugin takes the plugin out to measure what it adds.
let hasPlugin = Context.environment["SHOPAPP_WITHOUT_PLUGIN"] == nil

/// Scripts/test-release names the plugin package of a release here, and the tests of packages take an installed
/// program; otherwise the plugin is built from the checkout.
let plugins = Context.environment["SHOPAPP_PLUGINS"]
let installed = Context.environment["SHOPAPP_INSTALLED"] != nil
let plugin: Target.PluginUsage =
    plugins != nil
    ? .plugin(name: "TincturePrebuiltPlugin", package: "TincturePlugins")
    : .plugin(name: installed ? "TinctureInstalledPlugin" : "TincturePlugin", package: "Tincture")

/// An app that uses Tincture as anyone would, with the plugin of the checkout that it is in.
let package = Package(
    name: "ShopApp",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "Tincture", path: Context.environment["TINCTURE_CHECKOUT"] ?? "../../..")
    ] + (plugins.map { [.package(name: "TincturePlugins", path: $0)] } ?? []),
    targets: [
        .executableTarget(
            name: "ShopApp", dependencies: [.product(name: "TinctureKit", package: "Tincture")],
            swiftSettings: hasPlugin ? [] : [.define("SHOPAPP_WITHOUT_PLUGIN")],
            plugins: hasPlugin ? [plugin] : [])
    ]
)
