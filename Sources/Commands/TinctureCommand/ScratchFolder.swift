internal import Diagnostics
internal import FileAccess
internal import PlatformC
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
        var template = Array(FilePath.join(folder, "tincture-XXXXXX").utf8CString)
        guard
            let made = template.withUnsafeMutableBufferPointer({ buffer in
                buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
            })
        else {
            StandardStreams.error("tincture: error: no folder can be made in \(TerminalText.escaped(folder))\n")
            throw ExitStatus.output
        }
        return SymbolicLink.resolved(made) ?? made
    }
}
