package import Diagnostics

// The rules whose findings are made while code is read.
extension Rule {
    /// JSON or a property list among code that could not be read.
    package static let unreadableCode = Rule("unreadable-code")
}
