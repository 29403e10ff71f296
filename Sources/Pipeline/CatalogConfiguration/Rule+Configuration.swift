package import Diagnostics

/// The rules of findings about the configuration, which their files in `CatalogChecks` describe.
extension Rule {
    package static let malformedConfiguration = Rule("malformed-configuration")
    package static let unknownKey = Rule("unknown-key")
    package static let unknownValue = Rule("unknown-value")
    package static let sharedOutput = Rule("shared-output")
    package static let deploymentTarget = Rule("deployment-target")
}
