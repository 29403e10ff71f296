package import CatalogManifest

/// A change of the color behind a page of a carousel, or behind a picture that is on no page.
package struct BackdropChange: Sendable, Equatable, Encodable {
    package struct Backdrop: Sendable, Equatable, Encodable {
        package var hex: String
        package var dark: String?
        package var gradient: [String]?
        package var isPinned: Bool
        package var pinnedBy: PinReferenceEntry?
        package var unadjusted: String?

        var isKnownInDark: Bool { dark != nil || gradient != nil }
    }

    /// The contrast in light mode between the backdrop and the text or icons on it, the lowest at any stop of a
    /// gradient.
    package struct Contrast: Sendable, Equatable, Encodable {
        package var overlay: String
        package var before: Double?
        package var after: Double
    }

    package var carousel: String?
    package var page: Int?
    package var image: String
    package var before: Backdrop
    package var after: Backdrop
    package var distance: Double
    package var distanceDark: Double?
    package var contrast: Contrast?
    package var pinnedAt: String?
    /// The new findings about the page, unless its picture changed, too.
    package var findings: [FindingChanges.Finding] = []

    /// The larger difference of light and dark mode.
    var largestDistance: Double { max(distance, distanceDark ?? 0) }
}
