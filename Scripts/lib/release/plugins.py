"""The package `TincturePlugins`: the plugins of this repository with the program of the artifact bundle, so that no one compiles it."""

import hashlib
import pathlib

import archives

SOURCES = pathlib.Path("Sources/Commands/Plugins")


def package(version: str, address: str, bundle: bytes) -> archives.Entries:
    """The files of the package, whose bundle is found at the release's address."""
    checksum = hashlib.sha256(bundle).hexdigest()
    url = f"{address}/releases/download/v{version}/tincture.artifactbundle.zip"
    manifest = f"""// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The bundle that was put beside this file, or else that of the release. SwiftPM remembers which: `swift package purge-cache`.
let name = "tincture.artifactbundle.zip"
let bundle: Target =
    FileManager.default.fileExists(atPath: "\\(Context.packageDirectory)/\\(name)")
    ? .binaryTarget(name: "TinctureBundle", path: name)
    : .binaryTarget(
        name: "TinctureBundle", url: "{url}",
        checksum: "{checksum}")

// Made by Scripts/release of Tincture {version}. The plugins run the program of the artifact bundle: nothing is compiled but them.
let package = Package(
    name: "TincturePlugins",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .plugin(name: "TincturePrebuiltPlugin", targets: ["TincturePrebuiltPlugin"]),
        .plugin(name: "TincturePrebuiltCommandPlugin", targets: ["TincturePrebuiltCommandPlugin"]),
    ],
    // No name is one of the package Tincture's: an app may need both packages, for its library is built from source.
    targets: [
        bundle,
        .plugin(
            name: "TincturePrebuiltPlugin", capability: .buildTool(), dependencies: ["TinctureBundle"],
            path: "Plugins/TincturePlugin"),
        .plugin(
            name: "TincturePrebuiltCommandPlugin",
            capability: .command(
                intent: .custom(verb: "tincture", description: "Check, compile and preview the package's pictures.")),
            dependencies: ["TinctureBundle"], path: "Plugins/TinctureCommandPlugin"),
    ]
)
"""
    entries: archives.Entries = {"Package.swift": (manifest.encode(), 0o644)}
    for path, entry in archives.tree(SOURCES, "Plugins/").items():
        if path.startswith("Plugins/TinctureInstalledPlugin/"):
            continue
        entries[path] = (TOOL.encode(), 0o644) if path.endswith("/PluginTool.swift") else entry
    entries["LICENSE"] = (pathlib.Path("LICENSE").read_bytes(), 0o644)
    return {f"TincturePlugins/{path}": entry for path, entry in entries.items()}


TOOL = """import Foundation

/// The program that the plugin runs: `tincture` of the artifact bundle.
enum PluginTool {
    /// Its place, found by the name of the bundle's program.
    static func url(_ place: (String) throws -> URL) throws -> URL { try place("tincture") }
    /// What is an input of a step beside the pictures: SwiftPM knows the program itself.
    static func inputs(_ url: URL) -> [URL] { [] }
    /// What comes before the arguments of a build step.
    static let buildArguments = ["compile", "--quiet", "--no-cache"]
    /// How sources are given.
    static func sources(_ paths: [String]) -> [String] { paths }
}
"""
