internal import Diagnostics
internal import FileAccess

/// The argument of `tincture preview`: the name of a carousel or gradient, or the path of a file or folder.
package enum PreviewArgument {
    /// Returns the shell completions of a prefix: names of carousels and gradients, and paths of files and folders.
    package static func completions(words: [String], prefix: String) -> [String] {
        let named = words.firstIndex(of: "--config").flatMap { words.dropFirst($0 + 1).first }
        let path = named ?? ConfigurationReader.fileName
        var names: [String] = []
        if (try? FileKind.of(path)) == .file {
            let configuration = ConfigurationReader.read(path).value
            names = configuration.carousels.map(\.name) + configuration.gradients.map(\.name)
        }
        let folder = FilePath.folder(of: prefix)
        let files = ((try? Folder.names(in: folder)) ?? []).map {
            prefix.contains("/") ? FilePath.join(folder, $0) : $0
        }
        return (names + files.filter { !FilePath.name(of: $0).hasPrefix(".") }).filter { $0.hasPrefix(prefix) }
    }
}
