package import Diagnostics

extension Rule {
    /// A `Contents.json` is missing, isn't JSON or has an unexpected structure.
    package static let malformedContents = Rule("malformed-contents")
    package static let missingFile = Rule("missing-file")
    package static let fileOutsideSet = Rule("file-outside-set")
    /// The `Contents.json` of a folder doesn't name a file in it.
    package static let unassignedFile = Rule("unassigned-file")
    package static let duplicateName = Rule("duplicate-name")
    /// Two files of one set are for the same devices and conditions.
    package static let duplicateSlot = Rule("duplicate-slot")
    package static let malformedColor = Rule("malformed-color")
    package static let unreadableToken = Rule("unreadable-token")
    /// A data file gives two different colors for a page.
    package static let colorMismatch = Rule("color-mismatch")
    /// Numbered pictures nearly qualify as a carousel.
    package static let nearCarousel = Rule("near-carousel")
    /// A symbolic link leads outside the source tree, or to a folder that is also read without the link.
    package static let linkOutsideTree = Rule("link-outside-tree")
    package static let unknownIconKey = Rule("unknown-icon-key")
}
