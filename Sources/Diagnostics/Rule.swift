/// The identifiers of the findings, each named once.
public enum Rule: String, Sendable, Hashable, CaseIterable, Codable {
    // The tree.
    /// A file, folder or source that cannot be opened or listed.
    case unreadable
    /// A `Contents.json` that is missing, is not JSON or has not the form that it should have.
    case malformedContents = "malformed-contents"
    /// A file that a set names and that is not there.
    case missingFile = "missing-file"
    /// A file name that leads out of its set.
    case fileOutsideSet = "file-outside-set"
    /// A file in a set's folder that the set does not name.
    case unassignedFile = "unassigned-file"
    /// Two sets of one full name.
    case duplicateName = "duplicate-name"
    /// Two files for the same slot of one set.
    case duplicateSlot = "duplicate-slot"
    /// A colour that cannot be read.
    case malformedColor = "malformed-color"

    /// A `Contents.json` without `info`.
    case missingInfo = "missing-info"
    /// A `Contents.json` whose keys are not in the order in which Xcode writes them.
    case keyOrder = "key-order"
    /// A link that is followed out of the tree, or back into it.
    case linkOutsideTree = "link-outside-tree"
    /// Two names that some file systems and people take for one.
    case nameClash = "name-clash"
    /// A name from which no Swift symbol can be made.
    case emptySymbol = "empty-symbol"
    /// Two names that give the same Swift symbol.
    case symbolCollision = "symbol-collision"
    /// A name whose Swift symbol a framework already has.
    case symbolConflict = "symbol-conflict"
    /// An image set that lacks a scale.
    case missingScale = "missing-scale"
    /// A colour without a dark form where its siblings have one.
    case missingDark = "missing-dark"

    // Pictures.
    /// A picture that cannot be decoded.
    case unusableImage = "unusable-image"
    /// A picture of which only a part could be read.
    case truncatedImage = "truncated-image"
    /// A picture that was read, with something odd about it.
    case oddImage = "odd-image"
    /// A file whose name says another format than its content.
    case misnamedFormat = "misnamed-format"

    /// Pictures of one set whose sizes are not as 1 : 2 : 3.
    case scaleMismatch = "scale-mismatch"
    /// An app icon of the wrong size.
    case iconSize = "icon-size"
    /// A store icon that can be seen through.
    case iconAlpha = "icon-alpha"
    /// A template icon of more than one colour.
    case templateColors = "template-colors"
    /// A picture of four inks.
    case cmykPicture = "cmyk-picture"
    /// A picture whose colours are not of the gamut that its slot says.
    case gamutMismatch = "gamut-mismatch"
    /// Pictures of one set with different colour profiles.
    case profileMismatch = "profile-mismatch"
    /// A picture far larger than any screen shows it.
    case oversizedPicture = "oversized-picture"
    /// The same picture under two names.
    case duplicatePicture = "duplicate-picture"

    // Code.
    /// A name used in code that no catalog has.
    case unknownAsset = "unknown-asset"
    /// A set that nothing uses.
    case unusedSet = "unused-set"

    // Data files and configuration.
    /// A JSON data file that cannot be read as products or pages.
    case malformedData = "malformed-data"
    /// The two ways of giving a page's colour that do not agree.
    case colorMismatch = "color-mismatch"
    /// A name of a picture that no source has.
    case unknownImage = "unknown-image"
    /// A configuration that is not YAML or has a value of the wrong kind.
    case malformedConfiguration = "malformed-configuration"
    /// A key that the configuration does not know.
    case unknownKey = "unknown-key"
    /// A word that is not one of those allowed in its place.
    case unknownValue = "unknown-value"
    /// A name of a colour that no source has.
    case unknownColor = "unknown-color"
    /// A glob of the configuration that matches nothing, or a configuration that was not used.
    case unusedConfiguration = "unused-configuration"

    // Carousels.
    /// A carousel that could not be made because one of its pages has no colour.
    case pageWithoutColor = "page-without-color"
    /// The worst contrast between a carousel's overlay and its backdrop.
    case overlayContrast = "overlay-contrast"

    /// A colour that a person chose and that is far from every colour of the picture.
    case pinnedColor = "pinned-color"
    /// Two carousels that pin one picture to different colors.
    case conflictingPins = "conflicting-pins"
    /// Neighbours whose colours jump.
    case colorJump = "color-jump"
    /// Banners of one carousel that differ in size.
    case bannerSizes = "banner-sizes"
    // The committed manifest.
    /// An entry of a committed manifest that is not what the tree gives now.
    case staleManifest = "stale-manifest"
}
