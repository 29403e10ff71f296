package import Diagnostics

// The rules whose findings are made while a source tree is read.
extension Rule {
    /// A `Contents.json` that is missing, is not JSON or has not the form that it should have.
    package static let malformedContents = Rule("malformed-contents")
    /// A file that a set names and that is not there.
    package static let missingFile = Rule("missing-file")
    /// A file name that leads out of its set.
    package static let fileOutsideSet = Rule("file-outside-set")
    /// A file in a set's folder that the set does not name.
    package static let unassignedFile = Rule("unassigned-file")
    /// Two sets of one full name.
    package static let duplicateName = Rule("duplicate-name")
    /// Two files for the same slot of one set.
    package static let duplicateSlot = Rule("duplicate-slot")
    /// A color that cannot be read.
    package static let malformedColor = Rule("malformed-color")
    /// A design token that cannot be read, or is no color.
    package static let unreadableToken = Rule("unreadable-token")
    /// The two ways of giving a page's color that do not agree.
    package static let colorMismatch = Rule("color-mismatch")
    /// Numbered pictures that are nearly a carousel.
    package static let nearCarousel = Rule("near-carousel")
    /// A link that is followed out of the tree, or back into it.
    package static let linkOutsideTree = Rule("link-outside-tree")
    /// A key of an `icon.json` that no one has seen Icon Composer write.
    package static let unknownIconKey = Rule("unknown-icon-key")
}
