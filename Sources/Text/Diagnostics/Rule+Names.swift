extension Rule {
    /// People or file systems may confuse two names, or they become the same name in generated code.
    package static let nameClash = Rule("name-clash")
    /// An asset name has no ASCII letter or digit, and so no Swift symbol.
    package static let emptySymbol = Rule("empty-symbol")
    /// The same Swift symbol is made from two asset names.
    package static let symbolCollision = Rule("symbol-collision")
    /// The Swift symbol of an asset already exists in a framework, such as `UIColor.red`.
    package static let symbolConflict = Rule("symbol-conflict")
}
