package import Diagnostics

extension Rule {
    /// The name of a picture that is in no source.
    package static let unknownImage = Rule("unknown-image")
    /// The name of a color that is in no source.
    package static let unknownColor = Rule("unknown-color")
    /// A pair of named colors with too little contrast.
    package static let colorContrast = Rule("color-contrast")
    /// A carousel that couldn't be created because one of its pages has no color.
    package static let pageWithoutColor = Rule("page-without-color")
    /// A carousel's overlay whose contrast with the backdrop is too low at some scroll position.
    package static let overlayContrast = Rule("overlay-contrast")
    /// Text that has too little contrast with the picture behind it, or whose contrast can't be measured.
    package static let textContrast = Rule("text-contrast")
    /// A pin (a color set by hand) that refers to a swatch, role or point that the picture lacks.
    package static let unknownPin = Rule("unknown-pin")
    /// Two carousels that pin one picture to different colors.
    package static let conflictingPins = Rule("conflicting-pins")
    /// Files in the output folder that a run with other sources wrote.
    package static let sharedOutput = Rule("shared-output")
}
