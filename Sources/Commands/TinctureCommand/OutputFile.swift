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
    /// Other text that the command prints could then be mixed into the file's content.
    var isStream: Bool {
        switch try? WriteTarget(path) {
        case .file?, nil: false
        case .stream?, .descriptor?: true
        }
    }

    /// Ends the command with status 74 if writing fails, or if it would replace a file that the command has read.
    ///
    /// - Parameters:
    ///   - trace: the files that the command has read.
    ///   - mayReplace: whether an existing file may be replaced even if the command has read it.
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
