/// The reason why a revision can't be compared.
package struct RevisionFailure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the command line is the cause of the failure, for example with the name of an unknown revision.
    package var isUsage: Bool

    package init(_ description: String, isUsage: Bool = false) {
        (self.description, self.isUsage) = (description, isUsage)
    }
}
