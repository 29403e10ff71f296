package import Diagnostics

extension Rule {
    /// The rule that reports a configuration that isn't valid YAML, or a value of the wrong type.
    package static let malformedConfiguration = Rule("malformed-configuration")
    /// The rule that reports an unknown key in the configuration.
    package static let unknownKey = Rule("unknown-key")
    /// The rule that reports a value that isn't one of the allowed words.
    package static let unknownValue = Rule("unknown-value")
}
