internal import CarouselGradients
internal import ColorScience

/// A picture's placeholder as a PNG in a data URL, small enough for a style sheet.
///
/// A browser enlarges the PNG smoothly. The pixels of the PNG aren't compressed, so that its bytes don't depend on a
/// compression library.
struct PlaceholderPicture {
    private let width: Int
    private let height: Int
    private let rgba: [UInt8]

    /// Creates a picture of half the placeholder's width and height.
    ///
    /// No visible detail is lost, because a ThumbHash consists of at most seven waves in each direction.
    init(_ placeholder: PageBackdrop.Placeholder) {
        (width, height) = ((placeholder.width + 1) / 2, (placeholder.height + 1) / 2)
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let columns = 2 * x..<min(2 * x + 2, placeholder.width)
                let rows = 2 * y..<min(2 * y + 2, placeholder.height)
                let places = rows.flatMap { row in columns.map { 4 * (row * placeholder.width + $0) } }
                for channel in 0..<4 {
                    let sum = places.reduce(0) { $0 + Int(placeholder.rgba[$1 + channel]) }
                    pixels.append(UInt8((2 * sum + places.count) / (2 * places.count)))
                }
            }
        }
        rgba = pixels
    }

    var url: String { "data:image/png;base64," + Base64.text(png) }

    /// The PNG: a signature, a header, one block of uncompressed pixels (RFC 1951, section 3.2.4), and an end.
    private var png: [UInt8] {
        let channels = stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 } ? 3 : 4
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for x in 0..<width {
                let start = 4 * (y * width + x)
                rows += rgba[start..<start + channels]
            }
        }
        let size = UInt16(rows.count)
        let sizes = [UInt8(truncatingIfNeeded: size), UInt8(size >> 8)]
        // Added step by step with types, because the type checker needs seconds for a sum of literals.
        let form: [UInt8] = [8, channels == 3 ? 2 : 6, 0, 0, 0]
        var pixels: [UInt8] = [0x78, 0x01, 0x01]
        pixels += sizes
        pixels += sizes.map(~)
        pixels += rows
        pixels += Self.word(Self.adler32(rows))
        var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        file += Self.chunk("IHDR", Self.word(width) + Self.word(height) + form)
        file += Self.chunk("IDAT", pixels)
        file += Self.chunk("IEND", [])
        return file
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let bytes = Array(type.utf8) + content
        var checksum = CRC32()
        for byte in bytes { checksum.add(byte) }
        return word(content.count) + bytes + word(Int(checksum.value))
    }

    private static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Returns the Adler-32 checksum (RFC 1950, section 8.2).
    private static func adler32(_ bytes: [UInt8]) -> Int {
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return second << 16 | first
    }
}
