// The rules about names in generated code.
extension Rule {
    /// Two names that look the same to people or to some file systems.
    package static let nameClash = Rule("name-clash")
    /// A name that gives no Swift symbol.
    package static let emptySymbol = Rule("empty-symbol")
    /// Two names with the same Swift symbol.
    package static let symbolCollision = Rule("symbol-collision")
    /// A name whose Swift symbol already exists in a framework.
    package static let symbolConflict = Rule("symbol-conflict")
}
