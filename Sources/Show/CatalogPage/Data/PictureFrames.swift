internal import CatalogManifest
internal import CatalogPreview

/// The identifiers of a picture's versions, which the page's script loads.
struct PictureFrame: Encodable, Equatable, Sendable {
    var thumbnail: String?
    var whole: String?
    var dark: String?
    var missing: String?
    var width: Int?
    var height: Int?
    var iconSizes: String?
}

extension PageContent {
    func frame(of image: ImageEntry, _ mode: PageMode) -> PictureFrame {
        let shown = PictureShelf.shown(of: image)
        guard let variant = shown.first else { return PictureFrame(missing: "has no file") }
        var frame = PictureFrame(width: variant.pixelWidth, height: variant.pixelHeight)
        if image.isAppIcon { frame.iconSizes = Self.sizes(of: image) }
        guard mode == .file else {
            frame.missing = shelf.reason(against: variant.format)
            if frame.missing != nil { return frame }
            frame.thumbnail = PictureShelf.identifier(variant, .thumbnail)
            frame.whole = PictureShelf.identifier(variant, .whole)
            frame.dark = shown.dropFirst().first.map { PictureShelf.identifier($0, .whole) }
            return frame
        }
        frame.thumbnail = held(variant, .thumbnail)
        frame.whole = held(variant, .whole)
        frame.dark = shown.dropFirst().first.flatMap { held($0, .whole) ?? held($0, .thumbnail) }
        guard frame.thumbnail == nil else { return frame }
        frame.missing = "was not read"
        if let identifier = shelf.heldIdentifier(variant, .thumbnail),
            case .missing(let reason)? = pictures[identifier]
        {
            frame.missing = reason
        }
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
        shelf.heldIdentifier(variant, size).flatMap { if case .bytes? = pictures[$0] { $0 } else { nil } }
    }
}
