package import CatalogConfiguration
package import Diagnostics

extension CheckRule {
    /// Every rule, sorted by area and identifier.
    package static let all: [CheckRule] = [
        // Catalog.
        .byteComponent, .cmykImage, .colorContrast, .duplicateColor, .duplicateImage, .duplicateName, .duplicateSlot,
        .emptySymbol, .extensionMismatch, .fileOutsideSet, .gamutMismatch, .iconAlpha, .iconSize, .inefficientEncoding,
        .irregularImage, .keyOrder, .linkOutsideTree, .looseScales, .malformedColor, .malformedContents, .missingDark,
        .missingFile, .missingInfo, .missingScale, .nameClash, .nearColor, .nearDuplicate, .oversizedImage,
        .profileMismatch, .scaleMismatch, .symbolCollision, .symbolConflict, .templateColors, .truncatedImage,
        .unassignedFile, .unknownIconKey, .unreadable, .unreadableToken, .unsupportedFormat, .untrimmedName,
        .unusableImage,
        // Code.
        .stringOnlyReference, .unknownAsset, .unreadableCode, .unreadableProject, .unusedSet,
        // Carousel.
        .bannerSizes, .colorJump, .colorMismatch, .conflictingPins, .distantPin, .nearCarousel, .overlayContrast,
        .pageWithoutColor, .textContrast, .uncertainBackdrop, .unknownPin,
        // Configuration.
        .deploymentTarget, .limitExceeded, .malformedConfiguration, .malformedData, .sharedOutput, .staleBaseline,
        .unknownColor, .unknownImage, .unknownKey, .unknownValue, .unusedConfiguration,
        // Manifest.
        .staleManifest,
    ]

    package static func named(_ rule: Rule) -> CheckRule? { all.first { $0.rule == rule } }

    package static let vocabulary = RuleVocabulary(
        all.map { rule in
            (rule: rule.rule, summary: { rule.summary }, severity: rule.severity, options: rule.options)
        })
}

/// The identifiers of rules that other code refers to.
extension Rule {
    package static let byteComponent = Rule("byte-component")
    package static let inefficientEncoding = Rule("inefficient-encoding")
    package static let keyOrder = Rule("key-order")
    package static let missingInfo = Rule("missing-info")
    package static let nearDuplicate = Rule("near-duplicate")
    package static let staleBaseline = Rule("stale-baseline")
    package static let stringOnlyReference = Rule("string-only-reference")
    package static let unknownAsset = Rule("unknown-asset")
    package static let untrimmedName = Rule("untrimmed-name")
    package static let unusedSet = Rule("unused-set")
}
