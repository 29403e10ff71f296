package import Diagnostics

extension Rule {
    /// The rule for findings about a `Contents.json` that is missing, isn't JSON or has an unexpected structure.
    package static let malformedContents = Rule("malformed-contents")
    /// The rule for findings about a set that names a file that doesn't exist.
    package static let missingFile = Rule("missing-file")
    /// The rule for findings about a file name in a `Contents.json` that leads out of the set's folder.
    package static let fileOutsideSet = Rule("file-outside-set")
    /// The rule for findings about files in an asset catalog that the `Contents.json` of their folder doesn't name.
    package static let unassignedFile = Rule("unassigned-file")
    /// The rule for findings about two sets with the same full name.
    package static let duplicateName = Rule("duplicate-name")
    /// The rule for findings about two files of one set for the same devices and conditions.
    package static let duplicateSlot = Rule("duplicate-slot")
    /// The rule for findings about colors that can't be read.
    package static let malformedColor = Rule("malformed-color")
    /// The rule for findings about design tokens that can't be read or aren't colors.
    package static let unreadableToken = Rule("unreadable-token")
    /// The rule for findings about a page of a carousel for which a data file gives two different colors.
    package static let colorMismatch = Rule("color-mismatch")
    /// The rule for findings about numbered pictures that nearly qualify as a carousel.
    package static let nearCarousel = Rule("near-carousel")
    /// The rule for findings about a symbolic link that leads outside the source tree, or to a folder that is also read
    /// without the link.
    package static let linkOutsideTree = Rule("link-outside-tree")
    /// The rule for findings about a key in `icon.json` that Icon Composer isn't known to write.
    package static let unknownIconKey = Rule("unknown-icon-key")
}
