internal import CatalogDifference
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

/// Draws what changed, before and after.
enum DiffStrips {
    /// Draws the strips of a difference into a folder, which is made where it is not there.
    ///
    /// - Returns: their paths by what they show: from the current folder, or from the folder around one that is named
    ///   by an absolute path.
    /// - Throws: the exit status, once everything has been said.
    static func draw(
        _ difference: CatalogDifference, _ base: ComparedSide, _ head: ComparedSide, into folder: String
    ) throws -> [DifferenceSubject: String] {
        var paths: [DifferenceSubject: String] = [:]
        do {
            try FileTree.makeFolder(folder)
            for strip in difference.strips(base.preview, head.preview) {
                // What is too large for one picture is in the text.
                guard let sheet = try? PreviewSheet(strip.items, scale: 1) else { continue }
                let path = FilePath.join(folder, strip.file)
                try AtomicFile.write(try PNGEncoder.encode(sheet.picture), to: path)
                // Beside an absolute folder no one can say where the text will be but there.
                paths[strip.subject] =
                    folder.hasPrefix("/")
                    ? FilePath.join(FilePath.name(of: folder), strip.file) : FilePath.normalized(path)
            }
        } catch let failure as FileFailure {
            StandardStreams.error(
                "\(TerminalText.escaped(failure.path)): error: cannot be written: \(failure) [output]\n")
            throw ExitStatus.output
        }
        return paths
    }
}
