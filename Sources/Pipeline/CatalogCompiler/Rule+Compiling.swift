package import Diagnostics

// The rules whose findings are made while a manifest is assembled.
extension Rule {
    /// A name of a picture that no source has.
    package static let unknownImage = Rule("unknown-image")
    /// A name of a color that no source has.
    package static let unknownColor = Rule("unknown-color")
    /// A pair of named colors with too little contrast.
    package static let colorContrast = Rule("color-contrast")
    /// A carousel that could not be made because one of its pages has no color.
    package static let pageWithoutColor = Rule("page-without-color")
    /// The worst contrast between a carousel's overlay and its backdrop.
    package static let overlayContrast = Rule("overlay-contrast")
    /// Text on a picture with too little contrast, or whose contrast can't be measured.
    package static let textContrast = Rule("text-contrast")
    /// A pin to a swatch, a role or a point of which a picture has no color.
    package static let unknownPin = Rule("unknown-pin")
    /// Two carousels that pin one picture to different colors.
    package static let conflictingPins = Rule("conflicting-pins")
    /// Files in the output folder that a run for other sources has written.
    package static let sharedOutput = Rule("shared-output")
}
