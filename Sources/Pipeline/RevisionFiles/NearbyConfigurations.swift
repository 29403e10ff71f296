internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// A search for `tincture.yml` files in the subfolders and parent folders of a compared folder that has none.
///
/// A note tells the user about the files that are found.
package enum NearbyConfigurations {
    /// The maximum number of levels to search, and of folders to list.
    static let (mostLevels, mostFolders) = (3, 2_000)

    /// Returns the note that tells the user about `tincture.yml` files near a folder that has none itself.
    ///
    /// The note says where these files are, and whether Tincture uses one of them. The result contains one note, or
    /// none if there is no such file.
    ///
    /// - Parameters:
    ///   - paths: the paths of the `tincture.yml` files below the folder, as ``paths(below:)`` returns them. If there
    ///     are none, the parent folders are searched.
    ///   - folder: the path of the folder that has no `tincture.yml`.
    ///   - label: the name that the user gave to the folder.
    package static func notes(_ paths: [String], below folder: String, labeled label: String) -> [String] {
        let label = TerminalText.escaped(label)
        if paths.isEmpty {
            guard let parent = configuredParent(of: folder) else { return [] }
            return [
                "\(label) has no \(ConfigurationReader.fileName), so everything in it is compared with default settings. "
                    + "To use the one in \(TerminalText.escaped(parent)), run the command in that folder."
            ]
        }
        if paths.count == 1 {
            let path = TerminalText.escaped(paths[0])
            return ["\(label) has no \(ConfigurationReader.fileName), so the only one in a subfolder is used: \(path)."]
        }
        let options = paths.prefix(3).map { "--config \(TerminalText.escaped($0))" }.joined(separator: " or ")
        return [
            "\(label) has no \(ConfigurationReader.fileName), so everything in it is compared with default settings. "
                + "To use one from a subfolder, add \(options)."
        ]
    }

    /// Returns the nearest folder above with a configuration, up to the top of the working copy; nil if there is none.
    private static func configuredParent(of folder: String) -> String? {
        var folder = FilePath.normalized(folder)
        while folder.hasPrefix("/"), folder != "/", (try? FileKind.of(FilePath.join(folder, ".git"))) == nil {
            folder = FilePath.folder(of: folder)
            if (try? FileKind.of(FilePath.join(folder, ConfigurationReader.fileName))) == .file { return folder }
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
