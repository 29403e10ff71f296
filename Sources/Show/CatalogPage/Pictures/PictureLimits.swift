internal import CatalogPreview
internal import FileAccess

/// How many bytes the pictures of a page may have, so that a page of many stays one that can be opened.
struct PictureLimits: Sendable {
    /// A file of so many bytes is shown as it is in an overview.
    let thumbnailBytes: Int
    /// The most pixels of a thumbnail: width and height.
    private let thumbnail: (width: Int, height: Int)
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
    var words: String { "\(thumbnail.width) × \(thumbnail.height), \(thumbnailBytes), \(wholeBytes)" }

    /// The longer side of a drawing without pixels that is shown as large as a telephone is wide, at two a point.
    private static let drawing = 1000

    /// Reads a picture, and draws it smaller where it is too large.
    ///
    /// - Parameter converter: draws what no browser shows; nil for nothing.
    func read(
        _ path: String, format: String, size: PictureSize, converter: PictureConverter? = nil
    ) -> PagePicture {
        if PictureConverter.draws(format) {
            guard let converter else {
                return .missing("is a \(format.uppercased()) file, which browsers do not show; --convert draws it")
            }
            do {
                let side = size == .whole ? Self.drawing : max(thumbnail.width, thumbnail.height)
                return .bytes(try converter.png(of: path, longerSide: side), mediaType: "image/png")
            } catch {
                return .missing(error.description)
            }
        }
        let mediaType = MediaType.of(format)
        let original: [UInt8]
        do {
            original = try RegularFile.bytes(of: path)
        } catch {
            return .missing("\(error)")
        }
        let limit = size == .whole ? wholeBytes : thumbnailBytes
        if let mediaType, original.count <= limit { return .bytes(original, mediaType: mediaType) }
        guard Thumbnail.canBeDrawn(from: format) else {
            guard let mediaType else {
                let help = format == "heic" ? "; a tincture that is built with --traits HEIC draws it" : ""
                return .missing("is a \(format) picture, which browsers do not show\(help)")
            }
            // Nothing here can draw it smaller.
            return .bytes(original, mediaType: mediaType)
        }
        do {
            var best = mediaType.map { PagePicture.bytes(original, mediaType: $0) }
            var least = mediaType == nil ? Int.max : original.count
            for width in size == .whole ? Self.widths : [thumbnail.width] {
                let bytes = try Thumbnail.png(
                    path, maximumWidth: width, maximumHeight: size == .whole ? 2 * width : thumbnail.height)
                if bytes.count < least {
                    least = bytes.count
                    best = .bytes(bytes, mediaType: "image/png")
                }
                if least <= limit { break }
            }
            return best ?? .missing("has no bytes")
        } catch {
            return .missing("\(error)")
        }
    }
}
