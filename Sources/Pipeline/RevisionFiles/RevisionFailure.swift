/// The reason why the files of a revision can't be read.
package struct RevisionFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the command line is the cause, so that a different one would work.
    package var isUsage = false
}
