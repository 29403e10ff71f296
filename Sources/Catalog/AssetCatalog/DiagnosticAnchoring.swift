package import Diagnostics
internal import FileAccess

/// Moves every diagnostic to a file and line, so that an editor can show it.
///
/// A diagnostic about a whole set or catalog moves to the first line of its `Contents.json`. One about a picture moves
/// to the picture's line 1. Therefore the message of a diagnostic about a folder names the folder.
package struct DiagnosticAnchoring: Sendable {
    private let configuration: String?

    /// Creates the anchoring for the diagnostics of a run.
    ///
    /// - Parameter configuration: the configuration of the run, or nil if there is none.
    package init(configuration: String?) { self.configuration = configuration }

    package func anchored(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.line == nil else { return diagnostic }
        var anchored = diagnostic
        // A link is itself a file in the repository, wherever it leads.
        if (try? FileKind.of(diagnostic.path)) == .folder, !SymbolicLink.isLink(diagnostic.path) {
            anchored.location.path = file(of: diagnostic.path)
        }
        anchored.location.position = .start
        return anchored
    }

    /// Returns the file that represents a folder.
    ///
    /// The folder's extension determines its kind, because the model has no set for a folder that couldn't be read or
    /// was left out.
    private func file(of folder: String) -> String {
        // The folder itself is named `Contents.json`.
        if FilePath.name(of: folder) == SetContents.fileName { return folder }
        let type = FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension
        if type == "icon" { return FilePath.join(folder, "icon.json") }
        if type == "xcassets" || FilePath.catalog(of: folder) != nil {
            return FilePath.join(folder, SetContents.fileName)
        }
        return configuration ?? folder
    }
}
