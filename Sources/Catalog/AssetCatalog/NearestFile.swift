internal import Diagnostics
package import FileAccess

/// Finds the file that was probably meant.
package enum NearestFile {
    /// The end of a message about a path where nothing is: the nearest name beside it, or a full stop.
    package static func hintOrPoint(for path: String) -> String {
        let names = (try? Folder.names(in: FilePath.folder(of: path))) ?? []
        return NearestWord.hintOrPoint(for: FilePath.name(of: path), among: names)
    }

    /// The end of a message about a file that cannot be used: why, and for one that is missing the nearest name.
    package static func words(for failure: FileFailure, at path: String) -> String {
        "\(failure)" + (failure.reason == .missing ? hintOrPoint(for: path) : ".")
    }
}
