package import CatalogConfiguration
package import Diagnostics

extension CheckRule {
    /// Every rule, sorted by area and identifier.
    ///
    /// Each rule states its type. Otherwise, the compiler would check a whole rule to infer the type for this list.
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
