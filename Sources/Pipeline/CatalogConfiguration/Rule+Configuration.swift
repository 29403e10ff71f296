package import Diagnostics

// The rules whose findings are made while the configuration is read.
extension Rule {
    /// A configuration that is not YAML or has a value of the wrong kind.
    package static let malformedConfiguration = Rule("malformed-configuration")
    /// A key that the configuration does not know.
    package static let unknownKey = Rule("unknown-key")
    /// A word that is not one of those allowed in its place.
    package static let unknownValue = Rule("unknown-value")
}
