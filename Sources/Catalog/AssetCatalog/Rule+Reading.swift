package import Diagnostics

extension Rule {
    /// A `Contents.json` is missing, isn't JSON or has an unexpected structure.
    package static let malformedContents = Rule("malformed-contents")
    /// A set names a file that doesn't exist.
    package static let missingFile = Rule("missing-file")
    /// The name of a file in a `Contents.json` leads out of the set's folder.
    package static let fileOutsideSet = Rule("file-outside-set")
    /// A folder in an asset catalog contains a file that its `Contents.json` doesn't name.
    package static let unassignedFile = Rule("unassigned-file")
    /// Two sets have the same full name.
    package static let duplicateName = Rule("duplicate-name")
    /// Two files of one set are for the same devices and conditions.
    package static let duplicateSlot = Rule("duplicate-slot")
    /// A color can't be read.
    package static let malformedColor = Rule("malformed-color")
    /// A design token can't be read or isn't a color.
    package static let unreadableToken = Rule("unreadable-token")
    /// A data file gives two different colors for the same page of a carousel.
    package static let colorMismatch = Rule("color-mismatch")
    /// Numbered pictures nearly qualify as a carousel, but don't meet all conditions.
    package static let nearCarousel = Rule("near-carousel")
    /// A symbolic link leads out of a source or back into the source.
    package static let linkOutsideTree = Rule("link-outside-tree")
    /// A key in `icon.json` isn't one that Icon Composer is known to write.
    package static let unknownIconKey = Rule("unknown-icon-key")
}
