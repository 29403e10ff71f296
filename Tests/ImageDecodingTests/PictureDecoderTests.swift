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
        #expect(error(.file(folder["fifo.png"])) == .unreadable(.isNotRegular("a FIFO")))
        #expect(error(.file(folder["empty.png"])) == .empty)
        for name in ["text.png", "lfs.png"] {
            guard case .unsupported = error(.file(folder[name])) else { return #expect(Bool(false), "\(name)") }
        }
        let png = try PNGEncoder.encode(picture())
        guard case .malformed(.png, _) = error(.bytes(Array(png.prefix(30)))) else { return #expect(Bool(false)) }
        guard case .malformed(.jpeg, _) = error(.bytes([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])) else {
            return #expect(Bool(false))
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
            ("\u{FEFF} <svg>", .svg),
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
