package import Diagnostics

// The rules whose findings arise while the configuration is read.
extension Rule {
    /// A configuration that isn't YAML or has a value of the wrong type.
    package static let malformedConfiguration = Rule("malformed-configuration")
    /// An unknown key in the configuration.
    package static let unknownKey = Rule("unknown-key")
    /// A word that isn't one of the allowed ones.
    package static let unknownValue = Rule("unknown-value")
}
