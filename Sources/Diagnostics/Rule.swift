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

    // Pictures.
    /// A picture that cannot be decoded.
    case unusableImage = "unusable-image"
    /// A picture of which only a part could be read.
    case truncatedImage = "truncated-image"
    /// A picture that was read, with something odd about it.
    case oddImage = "odd-image"
    /// A file whose name says another format than its content.
    case misnamedFormat = "misnamed-format"

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

    // The committed manifest.
    /// An entry of a committed manifest that is not what the tree gives now.
    case staleManifest = "stale-manifest"
}
