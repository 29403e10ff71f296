/// The reason why the files of a revision cannot be read.
package struct RevisionFailure: Error, CustomStringConvertible {
    /// The problem and what to do about it.
    package let description: String
    /// Whether another command line would do.
    package var isUsage = false
}
