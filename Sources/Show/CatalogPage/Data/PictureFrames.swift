internal import CatalogManifest
internal import CatalogPreview

/// The identifiers of the small, large and dark version of a picture, which the page's script loads.
struct PictureFrame: Encodable, Hashable, Sendable {
    /// The identifier of the small version; absent if the page has none.
    var thumbnail: String?
    /// The identifier of the large version; absent if the page has none.
    var whole: String?
    /// The identifier of the version for dark mode; absent if the picture has none.
    var dark: String?
    /// The reason why the picture can't be shown; absent if it can.
    var missing: String?
    var width: Int?
    var height: Int?
    /// The number and range of sizes of an app icon, in words; absent for any other picture.
    var iconSizes: String?
}

/// A lookup of the identifiers under which a page loads the small, large and dark version of a picture.
struct PictureFrames {
    private let content: PageContent
    private let isServed: Bool

    init(_ content: PageContent, _ mode: PageMode) {
        self.content = content
        isServed = mode != .file
    }

    func frame(of image: ImageEntry) -> PictureFrame {
        let shown = PictureShelf.shown(of: image)
        guard let variant = shown.first else { return PictureFrame(missing: "has no file") }
        var frame = PictureFrame(width: variant.pixelWidth, height: variant.pixelHeight)
        if image.isAppIcon { frame.iconSizes = Self.sizes(of: image) }
        if isServed {
            frame.missing = content.shelf.reason(against: variant.format)
            if frame.missing != nil { return frame }
            frame.thumbnail = PictureShelf.identifier(variant, .thumbnail)
            frame.whole = PictureShelf.identifier(variant, .whole)
            frame.dark = shown.dropFirst().first.map { PictureShelf.identifier($0, .whole) }
            return frame
        }
        frame.thumbnail = held(variant, .thumbnail)
        frame.whole = held(variant, .whole)
        frame.dark = shown.dropFirst().first.flatMap { held($0, .whole) ?? held($0, .thumbnail) }
        if frame.thumbnail == nil, let identifier = content.shelf.heldIdentifier(variant, .thumbnail) {
            if case .missing(let reason)? = content.pictures[identifier] { frame.missing = reason }
        }
        if frame.thumbnail == nil, frame.missing == nil { frame.missing = "was not read" }
        return frame
    }

    /// Returns the sizes of an app icon, such as `13 sizes, 20 … 1024 px`.
    private static func sizes(of icon: ImageEntry) -> String {
        let widths = Set(icon.variants.compactMap(\.pixelWidth)).sorted()
        guard widths.count > 1, let least = widths.first, let most = widths.last else {
            return widths.first.map { "\($0) px" } ?? ""
        }
        return "\(widths.count) sizes, \(least) … \(most) px"
    }

    private func held(_ variant: ImageEntry.Variant, _ size: PictureSize) -> String? {
        guard let identifier = content.shelf.heldIdentifier(variant, size), case .bytes? = content.pictures[identifier]
        else { return nil }
        return identifier
    }
}
