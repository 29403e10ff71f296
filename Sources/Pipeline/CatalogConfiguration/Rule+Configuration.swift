package import Diagnostics

extension Rule {
    /// A configuration that isn't valid YAML, or a value of the wrong type.
    package static let malformedConfiguration = Rule("malformed-configuration")
    /// An unknown key in the configuration.
    package static let unknownKey = Rule("unknown-key")
    /// A value that isn't one of the allowed words.
    package static let unknownValue = Rule("unknown-value")
}
