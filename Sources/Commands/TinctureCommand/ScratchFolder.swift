internal import Diagnostics
internal import FileAccess

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Folders for what nobody is to find afterward.
enum ScratchFolder {
    /// Makes a folder that nobody else may look into; who asked removes it.
    ///
    /// - Returns: its path without symbolic links.
    /// - Throws: the exit status, once everything has been said.
    static func make() throws -> String {
        let place = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
        let folder = place.isEmpty ? "/tmp" : place
        let made: String
        do {
            made = try FileTree.makePrivateFolder(in: folder, prefix: "tincture-")
        } catch {
            StandardStreams.error("tincture: error: no folder can be made in \(TerminalText.escaped(folder))\n")
            throw ExitStatus.output
        }
        return SymbolicLink.resolved(made) ?? made
    }
}
