internal import CFileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Facts about the running program and its machine, such as the arguments and the number of processors.
package enum CurrentProcess {
    /// The command-line arguments, without the program's name.
    ///
    /// With glibc, they are those that glibc passes to a C function at the start of the program, because on Linux
    /// `CommandLine.arguments` reads /proc, and is empty if /proc isn't mounted.
    package static var arguments: [String] {
        let count = Int(tincture_argument_count())
        guard count > 0, let arguments = tincture_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
        return (1..<max(1, count)).compactMap { arguments[$0].map { String(cString: $0) } }
    }

    package static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// The current folder, as an absolute path.
    package static var folder: String { FileManager.default.currentDirectoryPath }

    package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
