internal import Diagnostics
package import FileAccess

/// Suggestions of existing files with similar names, for messages about a path that doesn't exist.
package enum NearestFile {
    /// Returns the end of a message about a missing path: `; did you mean "loop1.jpg"?`, or a period and the advice.
    package static func hintOrPoint(for path: String, otherwise advice: String = "") -> String {
        let folder = FilePath.folder(of: path)
        let names = (try? Folder.names(in: folder)) ?? []
        return NearestWord.suggestion(for: FilePath.name(of: path), among: names).map {
            "; did you mean \"\(FilePath.join(folder, $0))\"?"
        } ?? (advice.isEmpty ? "." : ". \(advice)")
    }

    /// Returns the end of a message about an unusable file: the reason and, for a missing file, a similar file name.
    ///
    /// - Parameter advice: what to do about a missing file if no file has a similar name.
    package static func words(
        for failure: FileFailure, at path: String, otherwise advice: String = ""
    ) -> String {
        failure.predicate + (failure.reason == .missing ? hintOrPoint(for: path, otherwise: advice) : ".")
    }
}
