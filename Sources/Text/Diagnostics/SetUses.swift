/// The places in code that use a set, sorted.
package struct SetUses: Sendable {
    /// The places in files that a target of the app builds.
    package let built: [SourceLocation]
    /// The places in files that no target of the app builds.
    package let unbuilt: [SourceLocation]
    /// Whether the only place is a string with the set's name, which may not be a use.
    package let isNamed: Bool

    package init(built: [SourceLocation], unbuilt: [SourceLocation], isNamed: Bool) {
        (self.built, self.unbuilt, self.isNamed) = (built, unbuilt, isNamed)
    }
}
