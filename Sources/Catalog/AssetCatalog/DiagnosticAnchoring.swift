package import Diagnostics
internal import FileAccess

/// Gives every diagnostic a file and a line, so that an editor can show it beside the text of a file.
///
/// A diagnostic about a set or a catalog as a whole goes to the first line of its `Contents.json`, one about a picture
/// to line 1 of the picture. So the message of a diagnostic about a folder says which one it is.
package struct DiagnosticAnchoring: Sendable {
    private let configuration: String?

    /// The anchoring for diagnostics of a run.
    ///
    /// - Parameter configuration: the configuration that it reads; nil for none.
    package init(configuration: String?) { self.configuration = configuration }

    package func anchored(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.line == nil else { return diagnostic }
        var anchored = diagnostic
        // A link is a file of the repository, wherever it leads.
        if (try? FileKind.of(diagnostic.path)) == .folder, !SymbolicLink.isLink(diagnostic.path) {
            anchored.location.path = file(of: diagnostic.path)
        }
        anchored.location.position = .start
        return anchored
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
