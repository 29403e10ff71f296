package import Diagnostics
internal import FileAccess

extension Diagnostic {
    /// Returns the diagnostic with a file and a line, so that an editor can show it.
    ///
    /// A diagnostic about a picture moves to line 1 of the picture, and one about the folder of a set or catalog to the
    /// first line of its `Contents.json`. So its message must name the folder.
    ///
    /// - Parameter configuration: the file to which diagnostics about folders outside catalogs move, if there is one.
    package func anchored(configuration: String?) -> Diagnostic {
        guard line == nil else { return self }
        var anchored = self
        // A link is itself a file in the repository, even if it leads to a folder.
        if (try? FileKind.of(path)) == .folder, !SymbolicLink.isLink(path) {
            anchored.location.path = Self.file(of: path) ?? configuration ?? path
        }
        anchored.location.position = .start
        return anchored
    }

    /// Returns the file in which diagnostics about a folder are shown; nil for a folder outside catalogs.
    ///
    /// It depends only on the folder's name, because a folder that couldn't be read has no set to look up.
    private static func file(of folder: String) -> String? {
        // A folder may itself be named `Contents.json` by mistake.
        if FilePath.name(of: folder) == SetContents.fileName { return folder }
        let type = FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension
        if type == "icon" { return FilePath.join(folder, "icon.json") }
        return type == "xcassets" || FilePath.catalog(of: folder) != nil
            ? FilePath.join(folder, SetContents.fileName) : nil
    }
}
