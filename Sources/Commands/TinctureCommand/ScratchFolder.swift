internal import Diagnostics
internal import FileAccess

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Folders for what is removed again.
enum ScratchFolder {
    /// Makes a folder that no other user may look into; the caller removes it.
    ///
    /// - Returns: its path without symbolic links.
    /// - Throws: the exit status, after the error was printed.
    static func make() throws -> String {
        let named = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
        let folder = named.isEmpty ? "/tmp" : named
        do {
            let made = try FileTree.makePrivateFolder(in: folder, prefix: "tincture-")
            return SymbolicLink.resolved(made) ?? made
        } catch {
            StandardStreams.error("tincture: error: no folder can be made in \(TerminalText.escaped(folder))\n")
            throw ExitStatus.output
        }
    }
}
