package import Diagnostics

extension Rule {
    /// A `Contents.json` is missing, isn't JSON or has an unexpected structure.
    package static let malformedContents = Rule("malformed-contents")
    /// A set names a file that doesn't exist.
    package static let missingFile = Rule("missing-file")
    /// The name of a file leads out of its set.
    package static let fileOutsideSet = Rule("file-outside-set")
    /// A set doesn't name a file in its folder.
    package static let unassignedFile = Rule("unassigned-file")
    /// Two sets have the same full name.
    package static let duplicateName = Rule("duplicate-name")
    /// Two files are for the same slot of one set.
    package static let duplicateSlot = Rule("duplicate-slot")
    /// A color can't be read.
    package static let malformedColor = Rule("malformed-color")
    /// A design token can't be read or isn't a color.
    package static let unreadableToken = Rule("unreadable-token")
    /// Two colors are given for the same page, and they differ.
    package static let colorMismatch = Rule("color-mismatch")
    /// Numbered pictures are nearly a carousel.
    package static let nearCarousel = Rule("near-carousel")
    /// A symbolic link leads out of the source or back into it.
    package static let linkOutsideTree = Rule("link-outside-tree")
    /// A key in `icon.json` isn't one that Icon Composer is known to write.
    package static let unknownIconKey = Rule("unknown-icon-key")
}
