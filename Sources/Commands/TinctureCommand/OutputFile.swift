internal import ArgumentParser
internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// An output file that an option names; `-` is standard output.
struct OutputFile {
    let path: String

    init(_ option: String) { path = option == "-" ? "/dev/stdout" : option }

    /// Whether the file is standard output, a device or a FIFO.
    ///
    /// If so, other text that the command prints could be mixed into the file's content.
    var isStream: Bool {
        switch try? WriteTarget(path) {
        case .file?, nil: false
        case .stream?, .descriptor?: true
        }
    }

    /// Writes the file.
    ///
    /// The command ends with status 74 if writing fails. It also does so instead of replacing a file in an asset
    /// catalog or a file that the command has read.
    ///
    /// - Parameters:
    ///   - trace: the record of the files that the command has read.
    ///   - mayReplace: whether an existing file may be replaced even if the command has read the file.
    func write(_ bytes: [UInt8], apartFrom trace: FileTrace?, mayReplace: Bool = false) throws {
        do throws(FileFailure) {
            guard mayReplace || !(isInCatalog() || trace?.hasRead(path) == true) else {
                throw FileFailure(path: path, reason: .isPartOfRun)
            }
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw StandardStreams.unwritten(path, error)
        }
    }

    private func isInCatalog() -> Bool { SymbolicLink.resolved(path).flatMap(FilePath.catalog) != nil }
}
