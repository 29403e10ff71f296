internal import Diagnostics
internal import FileAccess

extension ScratchFolder {
    /// Creates a new temporary folder for the user, and returns its path, or throws the exit status.
    static func make() throws -> String {
        let named = CurrentProcess.environment["TMPDIR"] ?? ""
        let folder = named.isEmpty ? "/tmp" : named
        do {
            return try make(in: folder)
        } catch {
            StandardStreams.error("tincture: error: cannot create a folder in \(TerminalText.escaped(folder))\n")
            throw ExitStatus.output
        }
    }
}
