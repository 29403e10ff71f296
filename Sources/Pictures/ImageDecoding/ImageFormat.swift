/// The formats of pictures that a catalog may hold, told by their content.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG, in a JFIF, Exif or bare stream.
    case jpeg
    /// Scalable Vector Graphics.
    case svg
    /// Portable Document Format.
    case pdf
    /// WebP.
    case webp
    /// Graphics Interchange Format.
    case gif
    /// High Efficiency Image File, the format of iPhone photos.
    case heic
    /// AV1 Image File.
    case avif
    /// Tagged Image File Format.
    case tiff
    /// Windows bitmap.
    case bmp
    /// Photoshop document.
    case psd
    /// A text that stands for a picture that Git LFS has not fetched.
    case gitLFSPointer = "git-lfs-pointer"
    /// Anything else.
    case unknown

    /// True for the formats whose pixels this build decodes.
    package var isDecodable: Bool { self == .png || self == .jpeg || trait != nil && missingTrait == nil }

    /// True for the formats that are made of pixels, whether or not this library decodes them.
    package var hasPixels: Bool {
        switch self {
        case .svg, .pdf, .gitLFSPointer, .unknown: false
        default: true
        }
    }

    /// True for the formats that usually lose details of a picture so that it takes fewer bytes.
    package var isLossy: Bool {
        switch self {
        case .jpeg, .webp, .heic, .avif: true
        default: false
        }
    }

    /// The package trait with which a build decodes the format; nil for those that all builds decode, or none.
    package var trait: String? {
        switch self {
        case .webp: "WebP"
        case .gif: "GIF"
        case .avif: "AVIF"
        case .heic: "HEIC"
        default: nil
        }
    }

    /// The package trait that this build lacks for the format; nil where none would help.
    package var missingTrait: String? {
        switch self {
        #if WebP
            case .webp: nil
        #endif
        #if GIF
            case .gif: nil
        #endif
        #if AVIF
            case .avif: nil
        #endif
        #if HEIC
            case .heic: nil
        #endif
        default: trait
        }
    }

    /// How many bytes from the start of a file are looked at.
    static let prefixSize = 1024

    /// The format that a file begins like.
    ///
    /// - Parameter prefix: the first ``prefixSize`` bytes, or all there are.
    init(prefix: [UInt8]) {
        func begins(_ text: String) -> Bool { prefix.starts(with: text.utf8) }
        func has(_ text: String, at offset: Int) -> Bool { prefix.dropFirst(offset).starts(with: text.utf8) }
        if prefix.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if prefix.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins("%PDF-") {
            self = .pdf
        } else if begins("RIFF") && has("WEBP", at: 8) {
            self = .webp
        } else if begins("GIF87a") || begins("GIF89a") {
            self = .gif
        } else if has("ftyp", at: 4) {
            self = Self.isoMedia(prefix)
        } else if prefix.starts(with: [0x49, 0x49, 0x2A, 0x00]) || prefix.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if begins("8BPS") {
            self = .psd
        } else if begins("BM") && prefix.count > 26 && has("\0\0\0\0", at: 6) {
            self = .bmp
        } else if begins("version https://git-lfs.github.com/") {
            self = .gitLFSPointer
        } else if Self.isSVG(prefix) {
            self = .svg
        } else {
            self = .unknown
        }
    }

    /// The brands of ISO/IEC 23008-12, annex B, and of the AV1 Image File Format: the major one, then the compatible
    /// ones.
    ///
    /// `mif1` and `msf1` say only that there are pictures; how they are coded is said by a brand beside them.
    private static func isoMedia(_ prefix: [UInt8]) -> ImageFormat {
        let bytes = ByteReader(bytes: prefix)
        let end = min(bytes.big(0, 4) ?? 0, prefix.count)
        let brands = ([8] + stride(from: 16, through: max(8, end - 4), by: 4)).compactMap { offset in
            offset + 4 <= prefix.count ? String(decoding: prefix[offset..<offset + 4], as: UTF8.self) : nil
        }
        let isAny = ["mif1", "msf1", "miaf"].contains(brands.first)
        for brand in isAny ? brands : Array(brands.prefix(1)) {
            switch brand {
            case "heic", "heix", "heim", "heis", "hevc", "hevx": return .heic
            case "avif", "avis": return .avif
            default: break
            }
        }
        return isAny ? .heic : .unknown
    }

    /// True for a text whose first element, behind declarations and comments, is `svg`.
    private static func isSVG(_ prefix: [UInt8]) -> Bool { isMarkup(prefix) && SVGHeader.root(of: prefix) != nil }

    /// True for a text that begins as XML does: what it is may be said further down, behind a long declaration of its
    /// type.
    static func isMarkup(_ prefix: [UInt8]) -> Bool {
        let text = prefix.starts(with: [0xEF, 0xBB, 0xBF]) ? prefix.dropFirst(3) : prefix[...]
        return text.first { $0 > 32 } == UInt8(ascii: "<")
    }
}
