package import Diagnostics
internal import FileAccess

/// An adjustment that gives every diagnostic a file and a line, so that an editor can show the diagnostic.
///
/// A diagnostic about a picture moves to line 1 of the picture, and one about the folder of a set or catalog to the
/// first line of its `Contents.json`. So its message must name the folder.
package struct DiagnosticAnchoring: Sendable {
    private let configuration: String?

    /// Creates an adjustment; diagnostics about folders outside catalogs move to the configuration, if there is one.
    package init(configuration: String?) { self.configuration = configuration }

    package func anchored(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.line == nil else { return diagnostic }
        var anchored = diagnostic
        // A link is itself a file in the repository, even if it leads to a folder.
        if (try? FileKind.of(diagnostic.path)) == .folder, !SymbolicLink.isLink(diagnostic.path) {
            anchored.location.path = file(of: diagnostic.path)
        }
        anchored.location.position = .start
        return anchored
    }

    /// Returns the file in which diagnostics about a folder are shown.
    ///
    /// It depends only on the folder's name, because a folder that couldn't be read has no set to look up.
    private func file(of folder: String) -> String {
        // A folder may itself be named `Contents.json` by mistake.
        if FilePath.name(of: folder) == SetContents.fileName { return folder }
        let type = FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension
        if type == "icon" { return FilePath.join(folder, "icon.json") }
        if type == "xcassets" || FilePath.catalog(of: folder) != nil {
            return FilePath.join(folder, SetContents.fileName)
        }
        return configuration ?? folder
    }
}
