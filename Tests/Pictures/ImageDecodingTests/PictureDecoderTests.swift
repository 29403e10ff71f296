import FileAccess
import Foundation
import ImageDecoding
import TestTrees
import Testing

@Suite("Decoding")
struct PictureDecoderTests {
    /// A picture whose pixels tell where they are.
    private func picture(width: Int = 37, height: Int = 23) -> PixelBuffer {
        var rgba: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                rgba += [UInt8(x * 5 % 256), UInt8(y * 9 % 256), UInt8((x + y) % 256), x % 3 == 0 ? 128 : 255]
            }
        }
        return PixelBuffer(width: width, height: height, rgba: rgba)
    }

    private func decode(
        _ source: ImageSource, limits: DecodingLimits = .standard
    ) throws(ImageDecodingError) -> (rgba: [UInt8], warnings: [DecodingWarning], header: ImageHeader) {
        var decoder = try PictureDecoder(source, limits: limits)
        var rgba: [UInt8] = []
        while try decoder.nextRows({ rgba += $0 }) {}
        return (rgba, decoder.warnings, decoder.header)
    }

    @Test("A PNG comes back as it was written, from bytes and from a file")
    func roundTrip() throws {
        let picture = picture()
        let bytes = try PNGEncoder.encode(picture)
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: "a.png")
        for source in [ImageSource.bytes(bytes), .file(folder["a.png"])] {
            let (rgba, warnings, header) = try decode(source)
            #expect(rgba == picture.rgba)
            #expect(warnings.isEmpty)
            #expect(header.pixelWidth == 37 && header.pixelHeight == 23 && header.hasAlpha == true)
            #expect(header.format == .png && header.colorProfile == "sRGB")
        }
    }

    @Test("Of a hundred thousand empty segments of a JPEG only the first are kept")
    func emptySegments() throws {
        let picture = PixelBuffer(width: 16, height: 8, rgba: Array(repeating: 200, count: 16 * 8 * 4))
        let jpeg = try JPEGEncoder.encode(picture, quality: 90)
        let segments = Array(repeatElement([0xFF, 0xE2, 0, 2] as [UInt8], count: 100_000).joined())
        // Room for the picture and some thousand segments.
        let limits = DecodingLimits(maximumPixels: 1000, maximumBytes: 1 << 20)
        let plain = try decode(.bytes(jpeg), limits: limits)
        let padded = try decode(.bytes(jpeg.prefix(2) + segments + jpeg.dropFirst(2)), limits: limits)
        #expect(padded.rgba == plain.rgba && padded.warnings.isEmpty)
    }

    @Test(
        "A JPEG that is written can be read, is about what it was, and is opaque; the same picture gives the same bytes"
    )
    func jpegRoundTrip() throws {
        let (width, height) = (64, 48)
        let rgba = (0..<(width * height)).flatMap { place -> [UInt8] in
            [UInt8(place % width * 4), UInt8(place / width * 5), 90, 0]
        }
        let picture = PixelBuffer(width: width, height: height, rgba: rgba)
        let bytes = try JPEGEncoder.encode(picture, quality: 90)
        #expect(try JPEGEncoder.encode(picture, quality: 90) == bytes)
        #expect(try JPEGEncoder.encode(picture, quality: 40).count < bytes.count)
        let (read, warnings, header) = try decode(.bytes(bytes))
        #expect(warnings.isEmpty && header.format == .jpeg && header.hasAlpha == false)
        #expect(header.pixelWidth == width && header.pixelHeight == height)
        #expect(
            zip(read, rgba).enumerated().allSatisfy { index, pair in
                index % 4 == 3 ? pair.0 == 255 : abs(Int(pair.0) - Int(pair.1)) < 12
            })
    }

    @Test("A picture larger than the row buffer comes in portions, none lost")
    func portions() throws {
        let picture = picture(width: 900, height: 700)
        #expect(try decode(.bytes(try PNGEncoder.encode(picture))).rgba == picture.rgba)
    }

    @Test("Every prefix of a PNG is an error or a warning, and what rows it gives are the picture's own")
    func prefixes() throws {
        let picture = picture()
        let bytes = try PNGEncoder.encode(picture)
        for count in 0..<bytes.count {
            do {
                let (rgba, warnings, _) = try decode(.bytes(Array(bytes.prefix(count))))
                #expect(warnings.contains { $0.isPartial }, "\(count)")
                #expect(picture.rgba.starts(with: rgba), "\(count)")
            } catch {
                #expect(count < bytes.count - 12, "\(count): \(error)")
            }
        }
    }

    @Test("A flipped bit is an error, a warning or unseen, never a trap")
    func flips() throws {
        let bytes = try PNGEncoder.encode(picture())
        for index in bytes.indices {
            var flipped = bytes
            flipped[index] ^= 1 << UInt8(index % 8)
            _ = try? decode(.bytes(flipped))
        }
    }

    private func error(_ source: ImageSource, limits: DecodingLimits = .standard) -> ImageDecodingError? {
        do {
            _ = try decode(source, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test("What cannot be decoded says why: unreadable, empty, unsupported and malformed are told apart")
    func errors() throws {
        let folder = try TemporaryFolder([
            "text.png": "no picture", "empty.png": "", "lfs.png": "version https://git-lfs.github.com/spec/v1\n",
        ])
        #expect(mkfifo(folder["fifo.png"], 0o600) == 0)
        #expect(error(.file(folder["none.png"])) == .unreadable(.missing))
        #expect(error(.file(folder.path)) == .unreadable(.isFolder))
        #expect(error(.file(folder["fifo.png"])) == .unreadable(.isNotRegular("a named pipe (FIFO)")))
        #expect(error(.file(folder["empty.png"])) == .empty)
        for name in ["text.png", "lfs.png"] {
            let found = error(.file(folder[name]))
            guard case .unsupported = found else {
                Issue.record("\(name): \(String(describing: found))")
                continue
            }
        }
        let png = try PNGEncoder.encode(picture())
        for (format, bytes) in [(ImageFormat.png, Array(png.prefix(30))), (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0, 0, 16])] {
            let found = error(.bytes(bytes))
            guard case .malformed(format, _) = found else {
                Issue.record("\(format): \(String(describing: found))")
                continue
            }
        }
    }

    @Test("A picture over the limit is refused from its header")
    func limits() throws {
        let bytes = try PNGEncoder.encode(picture())
        let limits = DecodingLimits(maximumPixels: 37 * 23 - 1, maximumBytes: 1 << 20)
        #expect(error(.bytes(bytes), limits: limits) == .tooManyPixels(width: 37, height: 23, limit: 850))
        var bomb = bytes
        // IHDR's width and height, with a checksum that is wrong: the limit does not wait for it.
        bomb.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
        #expect(error(.bytes(bomb)) != nil)
    }
}

@Suite("Formats by content")
struct ImageFormatTests {
    @Test(
        "A file is what it begins like, whatever it is called",
        arguments: [
            ("%PDF-1.7\n", ImageFormat.pdf), ("<?xml version=\"1.0\"?>\n<!-- x --><svg xmlns=\"\">", .svg),
            ("\u{FEFF} <svg>", .svg), ("<svg:svg xmlns:svg=\"\">", .svg),
            ("<!DOCTYPE svg [<!-- it's ]> --> ]><svg>", .svg),
            (
                "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"]>\"> \(String(repeating: " ", count: 3000))]><svg width=\"2\">",
                .svg
            ),
            ("<!-- \(String(repeating: "<svg>", count: 3000)) --><html>", .unknown), ("<html><svg>", .unknown),
            ("<!DOCTYPE svg [", .unknown), ("<!--", .unknown), ("<!", .unknown), ("<", .unknown),
            ("<html><body>", .unknown), ("GIF89a...", .gif), ("RIFF\0\0\0\0WEBPVP8 ", .webp),
            ("\0\0\0\u{18}ftypheic", .heic),
            ("\0\0\0\u{18}ftypavif", .avif), ("\0\0\0\u{18}ftypisom", .unknown), ("8BPS\0\u{1}", .psd),
            ("II*\0", .tiff),
            ("version https://git-lfs.github.com/spec/v1", .gitLFSPointer), ("hello", .unknown),
        ])
    func sniffing(text: String, format: ImageFormat) throws {
        #expect(try ImageProbe.header(of: .bytes(Array(text.utf8))).format == format)
    }
}

@Suite("Sizes from headers alone")
struct HeaderSizeTests {
    private func header(_ text: String) throws -> ImageHeader { try ImageProbe.header(of: .bytes(Array(text.utf8))) }

    static let drawings: [(String, Double, Double)] = [
        (#"<svg width="24" height="12.5">"#, 24, 12.5),
        (#"<svg width='1in' height='72pt'/>"#, 96, 96),
        (#"<?xml version="1.0"?><!-- <svg width="9" height="9"> --><svg viewBox="0 0 160 48">"#, 160, 48),
        (#"<svg width="80px" viewBox="0,0,160,48">"#, 80, 24),
        (
            "<!DOCTYPE svg [\(String(repeating: "<!ENTITY n \"<svg>\">\n", count: 200))]>\n<svg width=\"7\" height=\"8\">",
            7, 8
        ),
        (#"<svg height="100%" viewBox="1 2 30 40" x="<">"#, 30, 40),
        ("<svg\n  xmlns=\"http://www.w3.org/2000/svg\"\n  width = \"2.54cm\" height=\"25.4mm\">", 96, 96),
    ]

    @Test("A picture that counts more references than it holds is read once through", .timeLimit(.minutes(1)))
    func references() throws {
        func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let size = content.count + 8
            return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array(type.utf8) + content
        }
        let reference = box("auxl", [0, 2, 0xFF, 0xFF])
        let references = [[UInt8]](repeating: reference, count: 300_000).flatMap(\.self)
        let meta = box(
            "meta", [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 1]) + box("iref", [0, 0, 0, 0] + references))
        let file = box("ftyp", Array("avif".utf8) + [0, 0, 0, 0]) + meta
        #expect(try ImageProbe.header(of: .bytes(file)).hasAlpha == false)
    }

    @Test("SVG: width and height in any unit, the box where they are missing", arguments: drawings)
    func svg(text: String, width: Double, height: Double) throws {
        let header = try header(text)
        #expect(header.format == .svg)
        #expect(abs((header.pointWidth ?? 0) - width) < 1e-9 && abs((header.pointHeight ?? 0) - height) < 1e-9)
        #expect(header.pixelWidth == nil)
    }

    @Test(
        "SVG without a size has none",
        arguments: [
            "<svg>", "<svg width=\"100%\" height=\"100%\">", "<svg viewBox=\"0 0 0 0\">",
            "<svg width=\"nan\" height=\"1\">", "<svg width=\"24",
        ])
    func svgUnknown(text: String) throws {
        #expect(try header(text).pointWidth == nil)
    }

    @Test("An element whose name only begins with svg is no SVG", arguments: ["<svgfoo width=\"1\">", "<svg:svgs>"])
    func notSVG(text: String) throws { #expect(try header(text).format == .unknown) }

    @Test("A picture that is too large for JPEG is refused without a limit that does not exist")
    func unencodable() {
        let wide = PixelBuffer(width: 70_000, height: 1, rgba: Array(repeating: 0, count: 280_000))
        #expect(throws: ImageDecodingError.unencodable) { try JPEGEncoder.encode(wide, quality: 90) }
    }

    @Test("PDF: the box of the page, unknown where pages differ or are turned")
    func pdf() throws {
        let one = try header("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 24 32.5] >>")
        #expect(one.pointWidth == 24 && one.pointHeight == 32.5)
        #expect(try header("%PDF-1.4 /MediaBox[10 10 34 40]").pointWidth == 24)
        #expect(try header("%PDF-1.4 /MediaBox [0 0 24 24] /MediaBox [0 0 48 48]").pointWidth == nil)
        #expect(try header("%PDF-1.4 /MediaBox [0 0 24 24] /Rotate 90").pointWidth == nil)
        #expect(try header("%PDF-1.4 nothing plain").pointWidth == nil)
        #expect(try header("%PDF-1.4 /MediaBox").pointWidth == nil)
    }

    private func size(_ bytes: [UInt8]) throws -> [Int?] {
        let header = try ImageProbe.header(of: .bytes(bytes))
        return [header.pixelWidth, header.pixelHeight]
    }

    @Test("GIF, BMP, PSD and WebP in all three forms have their size at fixed places")
    func raster() throws {
        #expect(try size(Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0x00, 0]) == [300, 200])
        #expect(
            try size(Array("8BPS".utf8) + [0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 200, 0, 0, 1, 44]) == [300, 200])
        let bmp =
            Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 44, 1, 0, 0] + [
                0x38, 0xFF, 0xFF, 0xFF, 1, 0,
            ]
        #expect(try size(bmp) == [300, 200])
        let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
        #expect(try size(riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0, 43, 1, 0, 199, 0, 0]) == [300, 200])
        #expect(
            try size(riff + Array("VP8 ".utf8) + [10, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 44, 1, 200, 0]) == [300, 200])
        let packed = UInt32(299) | UInt32(199) << 14 | 1 << 28
        #expect(
            try size(
                riff + Array("VP8L".utf8) + [10, 0, 0, 0, 0x2F]
                    + (0..<4).map { UInt8(truncatingIfNeeded: packed >> ($0 * 8)) })
                == [300, 200])
    }

    @Test("HEIC has the size of its largest part, turned where it is turned")
    func heic() throws {
        func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let size = UInt32(8 + content.count)
            return (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - $0 * 8)) } + Array(type.utf8) + content
        }
        func extent(_ width: UInt8, _ height: UInt8) -> [UInt8] {
            box("ispe", [0, 0, 0, 0, 0, 0, 1, width, 0, 0, 0, height])
        }
        func file(_ properties: [UInt8]) -> [UInt8] {
            box("ftyp", Array("heic".utf8) + [0, 0, 0, 0])
                + box("meta", [0, 0, 0, 0] + box("iprp", box("ipco", properties)))
        }
        #expect(try size(file(extent(0, 100) + extent(44, 200))) == [300, 200])
        #expect(try size(file(extent(44, 200) + box("irot", [1]))) == [200, 300])
        #expect(try size(file([])) == [nil, nil])
        #expect(try size(Array(file(extent(44, 200)).dropLast(6))) == [nil, nil])
    }

    @Test("No mutation of a header traps")
    func mutations() throws {
        let seeds = [
            #"<svg width="24" height="12.5" viewBox="0 0 24 12">"#, "%PDF-1.4 /MediaBox [0 0 24 32] /Rotate",
            "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            "\0\0\0\u{18}ftypheic\0\0\0\0\0\0\0\u{20}meta\0\0\0\0\0\0\0\u{14}iprp\0\0\0\u{C}ipco",
        ].map { Array($0.utf8) }
        var state: UInt64 = 88_172_645_463_325_252
        for index in 0..<8_000 {
            var bytes = seeds[index % seeds.count]
            for _ in 0..<3 {
                // xorshift64 (Marsaglia, doi:10.18637/jss.v008.i14).
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                bytes[Int(state % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 32)
            }
            _ = try? ImageProbe.header(of: .bytes(bytes))
        }
    }
}
