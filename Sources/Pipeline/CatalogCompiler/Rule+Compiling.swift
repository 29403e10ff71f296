package import Diagnostics

// The rules whose findings arise during the assembly of a manifest.
extension Rule {
    /// A picture name that isn't in any source.
    package static let unknownImage = Rule("unknown-image")
    /// A color name that isn't in any source.
    package static let unknownColor = Rule("unknown-color")
    /// A pair of named colors with too little contrast.
    package static let colorContrast = Rule("color-contrast")
    /// A carousel that couldn't be created because one of its pages has no color.
    package static let pageWithoutColor = Rule("page-without-color")
    /// The worst contrast between a carousel's overlay and its backdrop.
    package static let overlayContrast = Rule("overlay-contrast")
    /// Text on a picture with too little contrast, or whose contrast can't be measured.
    package static let textContrast = Rule("text-contrast")
    /// A pin to a missing swatch, role or point of a picture.
    package static let unknownPin = Rule("unknown-pin")
    /// Two carousels that pin one picture to different colors.
    package static let conflictingPins = Rule("conflicting-pins")
    /// Files in the output folder from a run with other sources.
    package static let sharedOutput = Rule("shared-output")
}
