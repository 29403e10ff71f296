internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// The lines that tell a person which output files a run wrote, such as `Build/catalog.css written`.
enum OutputSummary {
    /// Returns a line for the manifest, and one for each other file or folder that contains several files.
    ///
    /// - Parameters:
    ///   - written: the paths of the files whose content changed.
    ///   - summary: the contents of the manifest, for its line.
    static func text(of outputs: [String], written: [String], in folder: String, _ summary: String) -> String {
        let manifest = FilePath.join(folder, ManifestFile.name)
        let written = Set(written)
        func line(_ path: String, _ files: [String]) -> String {
            let count = files.count { written.contains($0) }
            let state = count == 0 ? "unchanged" : "written"
            let part = count == 0 || count == files.count ? "" : "\(count) of "
            let words = path == manifest ? ": \(summary)" : files.count == 1 ? "" : ": \(part)\(files.count) files"
            return "\(TerminalText.escaped(path)) \(state)\(words)\n"
        }
        let entries = Dictionary(grouping: outputs.filter { $0 != manifest }) { path in
            FilePath.relative(path, to: folder).prefix { $0 != "/" }
        }
        let lines = entries.sorted { $0.key < $1.key }.map { name, files in
            line(files.count == 1 ? files[0] : FilePath.join(folder, String(name)), files)
        }
        return line(manifest, [manifest]) + lines.joined()
    }
}
