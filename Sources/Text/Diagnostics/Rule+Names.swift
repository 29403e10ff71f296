extension Rule {
    /// Two names look the same to people or to some file systems, or give the same name in generated code.
    package static let nameClash = Rule("name-clash")
    /// A name has no letter or digit for a Swift symbol.
    package static let emptySymbol = Rule("empty-symbol")
    /// Two names give the same Swift symbol.
    package static let symbolCollision = Rule("symbol-collision")
    /// A name's Swift symbol already exists in a framework, such as `UIColor.red`.
    package static let symbolConflict = Rule("symbol-conflict")
}
