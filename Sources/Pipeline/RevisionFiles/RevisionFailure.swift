/// The reason why the files of a revision cannot be read.
package struct RevisionFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether another command line would do.
    package var isUsage = false
}
