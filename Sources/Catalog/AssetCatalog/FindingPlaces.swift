package import Diagnostics
internal import FileAccess

/// Gives every finding a file and a line, so that whatever shows findings beside the text of files can place it.
///
/// A finding about a set or a catalog as a whole is placed at the first line of its `Contents.json`, one about a
/// picture at line 1 of the picture. So the message of a finding about a folder says which one it is.
package struct FindingPlaces: Sendable {
    private let configuration: String?

    /// Places for findings of a run.
    ///
    /// - Parameter configuration: the configuration that it reads; nil for none.
    package init(configuration: String?) { self.configuration = configuration }

    /// The finding at a file and a line.
    package func placed(_ finding: Diagnostic) -> Diagnostic {
        guard finding.line == nil else { return finding }
        var placed = finding
        // A link is a file of the repository, wherever it leads.
        if (try? FileKind.of(finding.path)) == .folder, !SymbolicLink.isLink(finding.path) {
            placed.location.path = file(of: finding.path)
        }
        placed.location.position = .start
        return placed
    }

    /// The file that stands for a folder.
    ///
    /// The folder's own extension says what it is: no set of the model is about a folder that could not be read or was
    /// left out.
    private func file(of folder: String) -> String {
        // What should be the file itself.
        if FilePath.name(of: folder) == SetContents.fileName { return folder }
        let type = FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension
        if type == "icon" { return FilePath.join(folder, "icon.json") }
        if type == "xcassets" || FilePath.catalog(of: folder) != nil {
            return FilePath.join(folder, SetContents.fileName)
        }
        return configuration ?? folder
    }
}
