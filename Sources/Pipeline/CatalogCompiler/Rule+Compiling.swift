package import Diagnostics

extension Rule {
    /// The rule that reports a picture's name that is unknown or ambiguous.
    package static let unknownImage = Rule("unknown-image")
    /// The rule that reports a color's name that is unknown.
    package static let unknownColor = Rule("unknown-color")
    /// The rule that reports a pair of named colors with too little contrast.
    package static let colorContrast = Rule("color-contrast")
    /// The rule that reports a carousel that couldn't be created because one of its pages has no color.
    package static let pageWithoutColor = Rule("page-without-color")
    /// The rule that reports an overlay with too little contrast to a carousel's backdrop.
    package static let overlayContrast = Rule("overlay-contrast")
    /// The rule that reports text with too little contrast to the picture behind it, or with unknown contrast.
    package static let textContrast = Rule("text-contrast")
    /// The rule that reports a pin to a swatch, role or point that the picture lacks.
    package static let unknownPin = Rule("unknown-pin")
    /// The rule that reports two carousels that pin one picture to different colors.
    package static let conflictingPins = Rule("conflicting-pins")
    /// The rule that reports an output folder with files that a run with other sources wrote.
    package static let sharedOutput = Rule("shared-output")
    /// The rule that reports a target that runs on systems too old for the library that its generated Swift imports.
    package static let deploymentTarget = Rule("deployment-target")
}
