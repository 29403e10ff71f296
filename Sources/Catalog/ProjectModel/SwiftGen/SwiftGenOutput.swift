internal import FileAccess
internal import PlacedYAML

/// A Swift file that SwiftGen generates from asset catalogs.
///
/// Reference: SwiftGen, *Configuration file*, and the parameters of its `xcassets` templates.
package struct SwiftGenOutput: Sendable {
    /// The path of the generated file; absolute if the path of SwiftGen's configuration is absolute.
    package let path: String
    /// The name of the generated enum that contains the pictures and colors, such as `Asset`.
    package let accessor: String
    /// The framework type, `UIImage` or `UIColor`, that each generated type stands for, by the generated type's name.
    package let aliases: [String: String]

    /// Returns the files that SwiftGen generates according to its configuration at a path; none if it can't be read.
    package static func all(in configuration: String) -> [SwiftGenOutput] {
        guard let bytes = try? RegularFile.bytes(of: configuration, limit: 1 << 20),
            // Most YAML files are no configuration of SwiftGen, and needn't be parsed.
            bytes.firstRange(of: Array("xcassets".utf8)) != nil, let root = try? YAMLParser.parse(bytes)
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
