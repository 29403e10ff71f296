package import Diagnostics

// The rules whose findings arise while code is read.
extension Rule {
    /// JSON or a property list among the code that couldn't be read.
    package static let unreadableCode = Rule("unreadable-code")
}
