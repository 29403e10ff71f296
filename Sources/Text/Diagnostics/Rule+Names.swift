extension Rule {
    /// The rule for findings about two names that people or file systems may confuse, or that become the same name in
    /// generated code.
    package static let nameClash = Rule("name-clash")
    /// The rule for findings about an asset name without an ASCII letter or digit, and so without a Swift symbol.
    package static let emptySymbol = Rule("empty-symbol")
    /// The rule for findings about two asset names from which the same Swift symbol is made.
    package static let symbolCollision = Rule("symbol-collision")
    /// The rule for findings about an asset name whose Swift symbol already exists in a framework, such as
    /// `UIColor.red`.
    package static let symbolConflict = Rule("symbol-conflict")
}
