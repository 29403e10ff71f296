public import Diagnostics

// The rules for names that are turned into symbols.
extension Rule {
    /// Two names that some file systems and people take for one.
    public static let nameClash = Rule("name-clash")
    /// A name from which no Swift symbol can be made.
    public static let emptySymbol = Rule("empty-symbol")
    /// Two names that give the same Swift symbol.
    public static let symbolCollision = Rule("symbol-collision")
    /// A name whose Swift symbol a framework already has.
    public static let symbolConflict = Rule("symbol-conflict")
}
