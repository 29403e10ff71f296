internal import CatalogPreview
internal import FileAccess
internal import ImageDecoding

/// The limits for the picture files of a page, without which one with many pictures would be too large to open.
struct PictureLimits: Sendable {
    /// The maximum size in bytes of a file that serves as its own thumbnail, without scaling.
    let thumbnailBytes: Int
    let thumbnail: (width: Int, height: Int)
    /// The maximum size in bytes of a file that is shown as a large picture without scaling.
    private let wholeBytes: Int

    /// The widths in pixels to which a large picture is scaled, tried in order until its file is small enough.
    private static let widths = [750, 375, 240, 160]
    /// The approximate maximum size in bytes of all large pictures of a page together.
    private static let budget = 48 << 20

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

    /// The limits as text, which tells whether stored pictures were drawn with the same limits.
    var words: String { "\(thumbnail.width) × \(thumbnail.height), \(thumbnailBytes), \(wholeBytes), JPEG" }

    /// The longer side of a drawn PDF in pixels: the width of a phone at two pixels per point.
    private static let drawing = 1000

    /// Returns the reason why pictures in a format aren't shown, and a remedy; nil if they are shown.
    static func reason(against format: String, _ converter: PictureConverter?) -> String? {
        if PictureConverter.draws(format) {
            return converter == nil
                ? "is a \(format.uppercased()) file, which browsers do not show; --render-pdf draws it" : nil
        }
        let known = ImageFormat(rawValue: format)
        if known?.mediaType != nil || known?.isDecodable == true { return nil }
        let help = known?.missingTrait.map {
            "; a tincture built with `swift build --traits \($0)` draws it"
        }
        return "is a \(format.uppercased()) file, which browsers do not show\(help ?? "; save it as PNG or JPEG")"
    }

    /// Reads a picture, and scales it down if its file is larger than the limit.
    ///
    /// - Parameters:
    ///   - sha256: the digest according to the catalog; a file with another one isn't shown.
    ///   - drawn: the thumbnail, if it was already drawn with these limits.
    func read(
        _ path: String, format: String, sha256: String, size: PictureSize, converter: PictureConverter? = nil,
        drawn: DrawnThumbnails.Drawing? = nil
    ) -> PagePicture {
        if let reason = Self.reason(against: format, converter) { return .missing(reason) }
        let known = ImageFormat(rawValue: format)
        let mediaType = known?.mediaType
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
        // This build may have no decoder for the format.
        guard known?.isDecodable == true else {
            return whole ?? .missing("is in a format that this build of tincture cannot draw")
        }
        return smaller(.bytes(original), size, limit: limit, insteadOf: whole, of: original.count)
    }

    /// Returns a picture scaled to a thumbnail, or until its file has at most `limit` bytes.
    ///
    /// - Parameter whole: the original file, used if no scaled version has fewer bytes; nil if browsers can't show it.
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
