internal import Diagnostics

/// Files of others in the places of outputs, so that nothing was written.
package struct ForeignFiles: Error, Sendable, Hashable {
    package let paths: [String]

    /// The lines of an error report, one for each file.
    ///
    /// - Parameter remedy: what to do about it, in a sentence.
    package func lines(remedy: String) -> [String] {
        paths.map { path in
            "\(TerminalText.escaped(path)): error: is where an output belongs, and tincture did not write it. "
                + "\(remedy) [output]"
        }
    }
}
