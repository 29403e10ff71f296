internal import CFileSystem

/// The arguments of the running program.
package enum ProgramArguments {
    /// The arguments that main gets, without the program's name.
    ///
    /// `CommandLine.arguments` reads them from /proc on Linux, and is empty where that isn't mounted.
    package static var all: [String] {
        let count = Int(tincture_argument_count())
        guard count > 0, let arguments = tincture_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
        return (1..<max(1, count)).compactMap { arguments[$0].map { String(cString: $0) } }
    }
}
