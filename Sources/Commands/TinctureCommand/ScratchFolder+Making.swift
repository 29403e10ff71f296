internal import Diagnostics
internal import FileAccess

extension ScratchFolder {
    /// Makes a folder where this user's temporary files are.
    ///
    /// - Throws: the exit status, after the error was printed.
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
