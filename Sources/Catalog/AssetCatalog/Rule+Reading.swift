package import Diagnostics

// The rules whose findings are reported while a source tree is read.
extension Rule {
    /// A `Contents.json` that is missing, isn't JSON or has an unexpected structure.
    package static let malformedContents = Rule("malformed-contents")
    /// A file that a set names but that doesn't exist.
    package static let missingFile = Rule("missing-file")
    /// A file name that leads outside its set.
    package static let fileOutsideSet = Rule("file-outside-set")
    /// A file in a set's folder that the set doesn't name.
    package static let unassignedFile = Rule("unassigned-file")
    /// Two sets with the same full name.
    package static let duplicateName = Rule("duplicate-name")
    /// Two files for the same slot of one set.
    package static let duplicateSlot = Rule("duplicate-slot")
    /// A color that can't be read.
    package static let malformedColor = Rule("malformed-color")
    /// A design token that can't be read or isn't a color.
    package static let unreadableToken = Rule("unreadable-token")
    /// Two colors given for the same page that don't agree.
    package static let colorMismatch = Rule("color-mismatch")
    /// Numbered pictures that almost form a carousel.
    package static let nearCarousel = Rule("near-carousel")
    /// A followed link that leads out of the tree or back into it.
    package static let linkOutsideTree = Rule("link-outside-tree")
    /// A key in `icon.json` that Icon Composer isn't known to write.
    package static let unknownIconKey = Rule("unknown-icon-key")
}
