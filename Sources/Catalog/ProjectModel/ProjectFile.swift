internal import Diagnostics
internal import FileAccess

/// A file that describes targets.
struct ProjectFile: Hashable {
    /// As a person would name it.
    let path: String
    /// The same from the root of the file system, as all paths of targets are given.
    let absolutePath: String

    init(_ path: String, currentFolder: String) {
        self.path = path
        absolutePath = FilePath.normalized(FilePath.join(currentFolder, path))
    }

    /// The folder that it is in.
    var folder: String { FilePath.folder(of: absolutePath) }

    /// A finding that the targets could not be read.
    func unread(
        _ severity: Diagnostic.Severity, _ problem: String, at position: TextPosition? = nil
    ) -> Diagnostic {
        Diagnostic(
            severity, .unreadProject, at: SourceLocation(path: path, position: position ?? .start),
            "\(problem). Say what belongs together as \"targets:\" in tincture.yml.")
    }
}
