internal import ArgumentParser
internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// An output file that is named by an option; `-` means standard output.
struct OutputFile {
    let path: String

    init(_ option: String) { path = option == "-" ? "/dev/stdout" : option }

    /// Whether the file is standard output, a device or a FIFO, which other printed text would damage.
    var isStream: Bool {
        switch try? WriteTarget(path) {
        case .file?, nil: false
        case .stream?, .descriptor?: true
        }
    }

    /// Writes the file, and ends the command with status 74 if this fails.
    ///
    /// - Parameters:
    ///   - trace: the record of the files that the command has read, which aren't overwritten, nor those in a catalog.
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
