internal import ArgumentParser
internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// An output file that is named by an option; `-` means standard output.
struct OutputFile {
    let path: String

    init(_ option: String) { path = option == "-" ? "/dev/stdout" : option }

    /// Whether the file is standard output, a device or a FIFO.
    ///
    /// Any other text that the command prints there would damage the content of the file.
    var isStream: Bool {
        switch try? WriteTarget(path) {
        case .file?, nil: false
        case .stream?, .descriptor?: true
        }
    }

    /// Writes the file, and ends the command with status 74 if this fails.
    ///
    /// Files in an asset catalog, and files that the command has read, aren't overwritten. This counts as a failure
    /// too.
    ///
    /// - Parameters:
    ///   - trace: the record of the files that the command has read; nil for none.
    ///   - mayReplace: whether even these files may be overwritten.
    func write(_ bytes: [UInt8], apartFrom trace: FileTrace?, mayReplace: Bool = false) throws {
        do throws(FileFailure) {
            guard mayReplace || !(isInCatalog() || trace?.looks.haveRead(path) == true) else {
                throw FileFailure(path: path, reason: .isPartOfRun)
            }
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw StandardStreams.unwritten(path, error)
        }
    }

    private func isInCatalog() -> Bool { SymbolicLink.resolved(path).flatMap(FilePath.catalog) != nil }
}
