internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// A search for `tincture.yml` files in the subfolders and parent folders of a compared folder that has none.
package enum NearbyConfigurations {
    /// The maximum number of levels to search, and of folders to list.
    static let (mostLevels, mostFolders) = (3, 2_000)

    /// Returns a note that the only `tincture.yml` in a subfolder is used; none if there are others, or none.
    package static func notes(_ paths: [String], labeled label: String) -> [String] {
        let words = "\(label) has no \(ConfigurationReader.fileName), so the only one in a subfolder is used: "
        return paths.count == 1 ? [TerminalText.escaped("\(words)\(paths[0]).")] : []
    }

    /// Returns a warning that the `tincture.yml` files near a folder that has none itself aren't used; nil if there is
    /// no such file, or if the only one in a subfolder is used.
    ///
    /// - Parameters:
    ///   - paths: the result of ``paths(below:)``; if it is empty, the parent folders are searched.
    ///   - label: the name that the user gave to the folder.
    package static func warning(_ paths: [String], below folder: String, labeled label: String) -> String? {
        let name = ConfigurationReader.fileName
        let above = folder.hasPrefix("/") ? WorkingCopy.nearest(name, above: FilePath.normalized(folder)) : nil
        let unused = paths.isEmpty ? [above].compactMap(\.self) : paths
        guard !unused.isEmpty, paths.count != 1 else { return nil }
        let options = unused.prefix(3).map { "--config \($0)" }.joined(separator: " or ")
        return TerminalText.escaped(
            "\(label) has no \(name), so default settings apply to everything in it. "
                + "To use one from a \(paths.isEmpty ? "parent folder" : "subfolder"), add \(options).")
    }

    /// Returns the paths of the `tincture.yml` files at most three levels below a folder, relative to that folder.
    package static func paths(below folder: String) -> [String] {
        var (found, count, level) = ([String](), 0, ["."])
        for _ in 0..<mostLevels {
            var next: [String] = []
            for path in level {
                count += 1
                guard count <= mostFolders, let listed = try? Folder(FilePath.join(folder, path)) else { continue }
                for name in listed.names where !name.hasPrefix(".") && !listed.links.contains(name) {
                    let inner = FilePath.normalized(FilePath.join(path, name))
                    guard (try? FileKind.of(FilePath.join(folder, inner))) == .folder else { continue }
                    let configuration = FilePath.join(inner, ConfigurationReader.fileName)
                    if (try? FileKind.of(FilePath.join(folder, configuration))) == .file { found.append(configuration) }
                    next.append(inner)
                }
            }
            level = next
        }
        return found
    }
}
