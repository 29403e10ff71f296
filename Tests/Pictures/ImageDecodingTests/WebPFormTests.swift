import ImageDecoding
import TestTrees
import Testing

/// WebP pictures that lie about what they hold.
///
/// Without the package trait only their headers are read.
@Suite("Odd WebP pictures")
struct WebPFormTests {
    /// The rows and what was odd, or why there are none.
    private func read(_ bytes: [UInt8]) throws(ImageDecodingError) -> (rgba: [UInt8], warnings: [DecodingWarning]) {
        var decoder = try PictureDecoder(.bytes(bytes))
        var rgba: [UInt8] = []
        while try decoder.nextRows({ rgba += $0 }) {}
        return (rgba, decoder.warnings)
    }

    private func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }

    private func chunk(_ name: String, _ content: [UInt8], size: Int? = nil, isPadded: Bool = true) -> [UInt8] {
        Array(name.utf8) + little(size ?? content.count) + content + (isPadded && content.count % 2 == 1 ? [0] : [])
    }

    private func container(_ chunks: [UInt8]..., size: Int? = nil) -> [UInt8] {
        let all = Array("WEBP".utf8) + chunks.flatMap(\.self)
        return Array("RIFF".utf8) + little(size ?? all.count) + all
    }

    /// Four pixels by the numbers 0 … 3 of a palette of three colors: dark, middle and bright green (RFC 9649, section
    /// 3.4).
    private var pixelsBeyondPalette: [UInt8] {
        var bits: [Bool] = []
        func write(_ value: Int, _ count: Int) { for bit in 0..<count { bits.append(value >> bit & 1 == 1) } }
        /// A prefix code of one symbol, which then takes no bits.
        func code(_ symbol: Int) {
            for (value, count) in [(1, 1), (0, 1), (1, 1), (symbol, 8)] { write(value, count) }
        }
        // The size, no alpha, the version.
        for (value, count) in [(3, 14), (0, 14), (0, 1), (0, 3)] { write(value, count) }
        // A transform by a palette of three, which is a picture without a cache: each entry is added to the one before.
        for (value, count) in [(1, 1), (3, 2), (2, 8), (0, 1)] { write(value, count) }
        for symbol in [60, 0, 0, 0, 0] { code(symbol) }
        // No other transform, no cache, one set of codes; the four numbers are in one green byte.
        for (value, count) in [(0, 1), (0, 1), (0, 1)] { write(value, count) }
        for symbol in [0b11_10_01_00, 0, 0, 0, 0] { code(symbol) }
        var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
        for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << UInt8(place % 8) }
        return [0x2F] + bytes
    }

    @Test("A picture without alpha is opaque also where a pixel is of no color of its palette")
    func paletteIndex() throws {
        let picture = container(chunk("VP8L", pixelsBeyondPalette))
        #expect(try ImageProbe.header(of: .bytes(picture)).hasAlpha == false)
        guard ImageFormat.webp.isDecodable else { return }
        let (rgba, warnings) = try read(picture)
        #expect(rgba == [0, 60, 0, 255, 0, 120, 0, 255, 0, 180, 0, 255, 0, 0, 0, 255])
        #expect(warnings.isEmpty)
    }

    /// Containers whose chunks are wrong behind the pixels, where browsers or `dwebp` read them.
    private func readable(_ pixels: [UInt8]) -> [(picture: [UInt8], defect: String)] {
        let extended = chunk("VP8X", [8, 0, 0, 0, 3, 0, 0, 0, 0, 0])
        let exif = chunk("EXIF", [UInt8](repeating: 7, count: 26))
        let body = extended + chunk("VP8L", pixels) + exif
        return [
            (
                container(extended, chunk("VP8L", pixels), chunk("EXIF", [7, 7, 7, 7], size: 900)),
                "its chunk \"EXIF\" says 900 bytes, but only 4 are left; copy or export it again"
            ),
            (
                container(body, size: body.count + 2),
                "its header says \(body.count + 10) bytes, but its chunk \"EXIF\" ends after them, at \(body.count + 12); export it again"
            ),
            (
                container(extended, chunk("VP8L", pixels), chunk("EXIF", [7, 7, 7], isPadded: false)),
                "the padding after its chunk \"EXIF\", of an odd size, is missing; export it again"
            ),
            (
                container(extended, chunk("VP8L", pixels + [0], isPadded: false), exif),
                "no chunk follows its chunk \"VP8L\": its size or padding is wrong; export it again"
            ),
        ]
    }

    @Test("What is wrong behind the pixels is a warning that says where, and the pixels are all there")
    func behindPixels() throws {
        guard ImageFormat.webp.isDecodable else { return }
        var pixels = pixelsBeyondPalette
        if pixels.count % 2 == 1 { pixels.append(0) }
        let sound = try read(container(chunk("VP8L", pixels))).rgba
        for (picture, defect) in readable(pixels) {
            let (rgba, warnings) = try read(picture)
            #expect(rgba == sound, "\(defect)")
            #expect(warnings == [.mended(message: defect)])
        }
    }

    @Test("What is wrong before the pixels, or with their own size, is an error that says where and what to do")
    func beforePixels() throws {
        guard ImageFormat.webp.isDecodable else { return }
        let pixels = pixelsBeyondPalette + (pixelsBeyondPalette.count % 2 == 1 ? [0] : [])
        let (extended, image) = (chunk("VP8X", [8, 0, 0, 0, 3, 0, 0, 0, 0, 0]), chunk("VP8L", pixels))
        let cases: [(picture: [UInt8], defect: String)] = [
            (
                container(chunk("VP8L", pixels, size: 5000)),
                "its chunk \"VP8L\" says 5000 bytes, but only \(pixels.count) are left; copy or export it again"
            ),
            (
                container(image, size: 16),
                "its header says 24 bytes, but its chunk \"VP8L\" ends after them, at \(image.count + 12); export it again"
            ),
            (
                container(chunk("VP8X", [8, 0, 0, 0, 3, 0, 0, 0]), image),
                "its chunk \"VP8X\" says 8 bytes instead of 10; export it again"
            ),
            (
                container(extended, chunk("ICCP", [1, 2, 3], isPadded: false), image),
                "no chunk follows its chunk \"ICCP\": its size or padding is wrong; export it again"
            ),
        ]
        for (picture, defect) in cases {
            #expect(throws: ImageDecodingError.malformed(.webp, defect)) { try read(picture) }
        }
    }

    @Test("A header that says more bytes than there are means that the end is missing, and what is there is read")
    func missingEnd() throws {
        guard ImageFormat.webp.isDecodable else { return }
        let image = chunk("VP8L", pixelsBeyondPalette)
        let (rgba, warnings) = try read(container(image, size: image.count + 40))
        #expect(rgba.count == 16 && warnings == [.truncated(rows: 1, of: 1)])
    }
}
