internal import ArgumentParser
internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// A file that a command writes because an option names it; `-` is standard output.
struct OutputFile {
    let path: String

    init(_ option: String) { path = option == "-" ? "/dev/stdout" : option }

    /// True for standard output, a device or a FIFO: what else the command prints would be mixed into it.
    var isStream: Bool {
        switch try? WriteTarget(path) {
        case .file?, nil: false
        case .stream?, .descriptor?: true
        }
    }

    /// Writes the file; ends the command with status 74 where that fails, and where something that was read is in its
    /// place.
    ///
    /// - Parameters:
    ///   - trace: what the command has read.
    ///   - mayReplace: true where what is there is of this command, though it may have been read.
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

    /// True for a file of an asset catalog, whether it was read or not.
    private func isInCatalog() -> Bool { SymbolicLink.resolved(path).flatMap(FilePath.catalog) != nil }
}
