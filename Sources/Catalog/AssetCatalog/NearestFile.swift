internal import Diagnostics
package import FileAccess

/// Suggestions for misspelled paths in messages.
package enum NearestFile {
    /// Returns the end of a message about a missing path: a question with the nearest name in its folder, or a period.
    package static func hintOrPoint(for path: String) -> String {
        let names = (try? Folder.names(in: FilePath.folder(of: path))) ?? []
        return NearestWord.hintOrPoint(for: FilePath.name(of: path), among: names)
    }

    /// Returns the end of a message about an unusable file: the reason, and the nearest name if the file is missing.
    package static func words(for failure: FileFailure, at path: String) -> String {
        failure.predicate + (failure.reason == .missing ? hintOrPoint(for: path) : ".")
    }
}
