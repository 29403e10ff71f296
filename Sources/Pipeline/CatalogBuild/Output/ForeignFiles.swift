internal import Diagnostics

/// The error that a run throws if its output would replace files that Tincture didn't write; nothing was written.
package struct ForeignFiles: Error, Sendable, Hashable {
    package let paths: [String]

    /// Returns the lines of an error report, one line for each file.
    package func lines(remedy: String) -> [String] {
        paths.map { path in
            "\(TerminalText.escaped(path)): error: an output would replace this file, which tincture did not write. "
                + "\(remedy) [output]"
        }
    }
}
