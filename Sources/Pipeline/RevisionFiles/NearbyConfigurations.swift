internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// A search for `tincture.yml` files in the subfolders and parent folders of a compared folder that has none.
///
/// The report tells the user about the files that are found.
package enum NearbyConfigurations {
    /// The maximum number of levels to search, and of folders to list.
    static let (mostLevels, mostFolders) = (3, 2_000)

    /// Returns a note that the only `tincture.yml` in a subfolder is used; none if there are others, or none.
    package static func notes(_ paths: [String], labeled label: String) -> [String] {
        let words = "\(label) has no \(ConfigurationReader.fileName), so the only one in a subfolder is used: "
        return paths.count == 1 ? [TerminalText.escaped("\(words)\(paths[0]).")] : []
    }

    /// Returns a warning that the `tincture.yml` files near a folder that has none itself aren't used.
    ///
    /// The warning says where these files are. Nil if there is no such file, or if the only one in a subfolder is used.
    ///
    /// - Parameters:
    ///   - paths: the paths of the `tincture.yml` files below the folder, as ``paths(below:)`` returns them. If there
    ///     are none, the parent folders are searched.
    ///   - folder: the path of the folder that has no `tincture.yml`.
    ///   - label: the name that the user gave to the folder.
    package static func warning(_ paths: [String], below folder: String, labeled label: String) -> String? {
        let unused = paths.isEmpty ? [pathAbove(folder)].compactMap(\.self) : paths
        guard !unused.isEmpty, paths.count != 1 else { return nil }
        let options = unused.prefix(3).map { "--config \($0)" }.joined(separator: " or ")
        return TerminalText.escaped(
            "\(label) has no \(ConfigurationReader.fileName), so default settings apply to everything in it. "
                + "To use one from a \(paths.isEmpty ? "parent folder" : "subfolder"), add \(options).")
    }

    /// Returns the relative path of the nearest configuration above, up to the top of the working copy.
    ///
    /// Nil if there is none, or outside of working copies.
    private static func pathAbove(_ folder: String) -> String? {
        var (folder, path) = (FilePath.normalized(folder), ConfigurationReader.fileName)
        guard WorkingCopy.root(around: folder) != nil else { return nil }
        while folder.hasPrefix("/"), folder != "/", (try? FileKind.of(FilePath.join(folder, ".git"))) == nil {
            (folder, path) = (FilePath.folder(of: folder), "../" + path)
            if (try? FileKind.of(FilePath.join(folder, ConfigurationReader.fileName))) == .file { return path }
        }
        return nil
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
