// The rules about names that are turned into symbols and words.
extension Rule {
    /// Two names that some file systems and people take for one.
    package static let nameClash = Rule("name-clash")
    /// A name from which no Swift symbol can be made.
    package static let emptySymbol = Rule("empty-symbol")
    /// Two names that give the same Swift symbol.
    package static let symbolCollision = Rule("symbol-collision")
    /// A name whose Swift symbol a framework already has.
    package static let symbolConflict = Rule("symbol-conflict")
}
