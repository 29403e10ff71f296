/// The reason why the files of a revision can't be read.
package struct RevisionFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether a different command line would work.
    package var isUsage = false
}
