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

    /// True for the formats whose pixels this library decodes.
    package var isDecodable: Bool { self == .png || self == .jpeg }

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
            self = Self.isoMedia(brand: String(decoding: prefix.dropFirst(8).prefix(4), as: UTF8.self))
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

    /// The brands of ISO/IEC 23008-12, annex B, and of the AV1 Image File Format.
    private static func isoMedia(brand: String) -> ImageFormat {
        switch brand {
        case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1": .heic
        case "avif", "avis": .avif
        default: .unknown
        }
    }

    /// True for a text whose first element, behind declarations and comments, is `svg`.
    private static func isSVG(_ prefix: [UInt8]) -> Bool { isMarkup(prefix) && SVGHeader.root(of: prefix) != nil }

    /// True for a text that begins as XML does: what it is may be said further down, behind a long declaration of its type.
    static func isMarkup(_ prefix: [UInt8]) -> Bool {
        let text = prefix.starts(with: [0xEF, 0xBB, 0xBF]) ? prefix.dropFirst(3) : prefix[...]
        return text.first { $0 > 32 } == UInt8(ascii: "<")
    }
}
