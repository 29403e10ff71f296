package import Diagnostics

/// The rules of findings about a compile, which their files in `CatalogChecks` describe.
extension Rule {
    package static let unknownImage = Rule("unknown-image")
    package static let unknownColor = Rule("unknown-color")
    package static let colorContrast = Rule("color-contrast")
    package static let pageWithoutColor = Rule("page-without-color")
    package static let overlayContrast = Rule("overlay-contrast")
    package static let textContrast = Rule("text-contrast")
    package static let unknownPin = Rule("unknown-pin")
    package static let conflictingPins = Rule("conflicting-pins")
}
