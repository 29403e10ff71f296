internal import CatalogPreview
internal import FileAccess
internal import ImageDecoding

/// How many bytes the pictures of a page may have, so that a page of many stays one that can be opened.
struct PictureLimits: Sendable {
    /// A file of so many bytes is shown as it is in an overview.
    let thumbnailBytes: Int
    /// The most pixels of a thumbnail: width and height.
    let thumbnail: (width: Int, height: Int)
    /// A file of so many bytes is shown as it is.
    private let wholeBytes: Int

    /// The widths at which a picture is drawn again that has too many bytes, until it has few enough.
    private static let widths = [750, 375, 240, 160]
    /// How many bytes all whole pictures may have together, about.
    private static let budget = 48 << 20

    /// Limits for so many pictures, of which so many are pages of carousels.
    init(pictures: Int, pages: Int) {
        // A card of the gallery is 200 points wide.
        (thumbnail, thumbnailBytes) =
            switch pictures {
            case ...150: ((400, 280), 64 << 10)
            case ...600: ((240, 160), 24 << 10)
            default: ((120, 84), 8 << 10)
            }
        wholeBytes = max(48 << 10, min(3 << 19, Self.budget / max(1, pages)))
    }

    /// The limits in words, which tell them from others.
    var words: String { "\(thumbnail.width) × \(thumbnail.height), \(thumbnailBytes), \(wholeBytes), JPEG" }

    /// The longer side of a drawing without pixels that is shown as large as a telephone is wide, at two a point.
    private static let drawing = 1000

    /// Why no picture of a format is shown, and what to do; nil where it is.
    ///
    /// - Parameter converter: draws what no browser shows; nil for nothing.
    static func reason(against format: String, _ converter: PictureConverter?) -> String? {
        if PictureConverter.draws(format) {
            return converter == nil
                ? "is a \(format.uppercased()) file, which browsers do not show; --render-pdf draws it" : nil
        }
        if Thumbnail.mediaType(of: format) != nil || Thumbnail.canBeDrawn(from: format) { return nil }
        let help = Thumbnail.missingTrait(for: format).map { "; a tincture that is built with --traits \($0) draws it" }
        return "is a \(format.uppercased()) file, which browsers do not show\(help ?? "; save it as PNG or JPEG")"
    }

    /// Reads a picture, and draws it smaller where it is too large.
    ///
    /// - Parameters:
    ///   - sha256: the digest of its content, as the catalog has it: no other content is shown under that name.
    ///   - converter: draws what no browser shows; nil for nothing.
    ///   - drawn: the thumbnail, where it was drawn by these limits already.
    func read(
        _ path: String, format: String, sha256: String, size: PictureSize, converter: PictureConverter? = nil,
        drawn: DrawnThumbnails.Drawing? = nil
    ) -> PagePicture {
        if let reason = Self.reason(against: format, converter) { return .missing(reason) }
        let mediaType = Thumbnail.mediaType(of: format)
        if let drawn, size == .thumbnail, let found = try? ContentDigest.of(path), found.stamp == drawn.stamp,
            found.hash.hex == sha256, found.byteCount > thumbnailBytes,
            drawn.file.bytes.count < found.byteCount || mediaType == nil
        {
            return .bytes(drawn.file.bytes, mediaType: drawn.file.mediaType)
        }
        let original: [UInt8]
        do {
            original = try RegularFile.bytes(of: path)
        } catch {
            return .missing("\(error)")
        }
        guard ContentDigest.of(original).hex == sha256 else { return .missing(PagePicture.changed) }
        if PictureConverter.draws(format), let converter {
            do {
                let side = size == .whole ? Self.drawing : max(thumbnail.width, thumbnail.height)
                return .bytes(try converter.png(of: path, longerSide: side), mediaType: "image/png")
            } catch {
                return .missing(error.description)
            }
        }
        let limit = size == .whole ? wholeBytes : thumbnailBytes
        if let mediaType, original.count <= limit { return .bytes(original, mediaType: mediaType) }
        let whole = mediaType.map { PagePicture.bytes(original, mediaType: $0) }
        // Not everything can be drawn smaller here.
        guard Thumbnail.canBeDrawn(from: format) else { return whole ?? .missing("is in a format that is not shown") }
        return smaller(.bytes(original), size, limit: limit, insteadOf: whole, of: original.count)
    }

    /// A picture drawn smaller, the width falling until it has few enough bytes.
    ///
    /// - Parameters:
    ///   - whole: the file as it is, shown where no drawing has fewer bytes; nil where browsers do not show it.
    ///   - byteCount: how many bytes the file has.
    private func smaller(
        _ source: ImageSource, _ size: PictureSize, limit: Int, insteadOf whole: PagePicture?, of byteCount: Int
    ) -> PagePicture {
        do {
            var best = whole
            var least = whole == nil ? Int.max : byteCount
            for width in size == .whole ? Self.widths : [thumbnail.width] {
                let file = try Thumbnail.file(
                    source, maximumWidth: width, maximumHeight: size == .whole ? 2 * width : thumbnail.height)
                if file.bytes.count < least {
                    least = file.bytes.count
                    best = .bytes(file.bytes, mediaType: file.mediaType)
                }
                if least <= limit { break }
            }
            return best ?? .missing("has no bytes")
        } catch {
            return .missing("\(error)")
        }
    }
}
