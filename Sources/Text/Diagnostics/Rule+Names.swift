// The rules about names that become symbols and words.
extension Rule {
    /// Two names look the same to some file systems and people.
    package static let nameClash = Rule("name-clash")
    /// A name that gives no Swift symbol.
    package static let emptySymbol = Rule("empty-symbol")
    /// Two names with the same Swift symbol.
    package static let symbolCollision = Rule("symbol-collision")
    /// A name whose Swift symbol already exists in a framework.
    package static let symbolConflict = Rule("symbol-conflict")
}
