public import Diagnostics

// The rules whose findings are made while a manifest is assembled.
extension Rule {
    /// A name of a picture that no source has.
    public static let unknownImage = Rule("unknown-image")
    /// A name of a colour that no source has.
    public static let unknownColor = Rule("unknown-color")
    /// A glob of the configuration that matches nothing, or a configuration that was not used.
    public static let unusedConfiguration = Rule("unused-configuration")
    /// A carousel that could not be made because one of its pages has no colour.
    public static let pageWithoutColor = Rule("page-without-color")
    /// The worst contrast between a carousel's overlay and its backdrop.
    public static let overlayContrast = Rule("overlay-contrast")
    /// Two carousels that pin one picture to different colors.
    public static let conflictingPins = Rule("conflicting-pins")
}
