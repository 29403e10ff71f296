internal import Diagnostics
internal import FileAccess

extension ScratchFolder {
    /// Creates a folder among the user's temporary files.
    ///
    /// - Throws: the exit status, after the error has been printed.
    static func make() throws -> String {
        let named = CurrentProcess.environment["TMPDIR"] ?? ""
        let folder = named.isEmpty ? "/tmp" : named
        do {
            return try make(in: folder)
        } catch {
            StandardStreams.error("tincture: error: no folder can be made in \(TerminalText.escaped(folder))\n")
            throw ExitStatus.output
        }
    }
}
