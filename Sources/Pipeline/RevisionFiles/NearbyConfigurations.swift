internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// The configurations below a folder that has none.
package enum NearbyConfigurations {
    /// The maximum number of levels to search, and of folders to list.
    private static let (mostLevels, mostFolders) = (3, 2_000)

    /// Returns a note that names the configurations; nil if there are none.
    package static func note(in folder: String, labeled label: String) -> String? {
        let paths = paths(below: folder)
        guard !paths.isEmpty else { return nil }
        let options = paths.prefix(3).map { "--config \(TerminalText.escaped($0))" }.joined(separator: " or ")
        return
            "\(TerminalText.escaped(label)) has no \(ConfigurationReader.fileName), so everything in it is compared with default settings. "
            + (paths.count == 1
                ? "To use the one in a subfolder, add \(options)." : "To use one from a subfolder, add \(options).")
    }

    private static func paths(below folder: String) -> [String] {
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
