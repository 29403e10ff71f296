internal import FileAccess
internal import PlacedYAML

/// A file of code that SwiftGen generates from asset catalogs.
///
/// Reference: SwiftGen, *Configuration file*, and the parameters of its templates for `xcassets`.
package struct SwiftGenOutput: Sendable {
    /// The absolute path, if the configuration's path is absolute.
    package let path: String
    /// The enum with the accessors.
    package let accessor: String
    /// The types that stand for pictures and colors, by name.
    package let aliases: [String: String]

    /// Returns the files that a configuration describes; none if it can't be read.
    package static func all(in configuration: String) -> [SwiftGenOutput] {
        guard let bytes = try? RegularFile.bytes(of: configuration, limit: 1 << 20),
            let root = try? YAMLParser.parse(bytes)
        else { return [] }
        let folder = FilePath.join(FilePath.folder(of: configuration), root["output_dir"]?.scalar ?? "")
        return (root["xcassets"]?.elements ?? []).flatMap { ($0["outputs"] ?? $0).elements }.compactMap { output in
            guard let path = output["output"]?.scalar else { return nil }
            let types = [("imageTypeName", "UIImage"), ("colorTypeName", "UIColor"), ("symbolTypeName", "UIImage")]
            let aliases = types.compactMap { key, type in output["params"]?[key]?.scalar.map { ($0, type) } }
            return SwiftGenOutput(
                path: FilePath.normalized(FilePath.join(folder, path)),
                accessor: output["params"]?["enumName"]?.scalar ?? "Asset",
                aliases: Dictionary(aliases) { first, _ in first })
        }
    }
}
