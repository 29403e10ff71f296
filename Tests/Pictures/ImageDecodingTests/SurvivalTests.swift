import Foundation
import ImageDecoding
import TestTrees
import Testing

/// What a decoder is trusted for.
///
/// Run under AddressSanitizer by the gate as well.
@Suite("Survival")
struct SurvivalTests {
    /// Decodes whatever can be decoded; the number of bytes, or nil for an error.
    private func decode(_ bytes: [UInt8], detail: DecodingDetail = .whole) -> Int? {
        guard var decoder = try? PictureDecoder(.bytes(bytes), detail: detail) else { return nil }
        var count = 0
        do {
            while try decoder.nextRows({ count += $0.count }) {}
        } catch {
            return nil
        }
        _ = decoder.transform?.oklab([1, 2, 3])
        return count
    }

    /// What the optional decoders read, as far as this build has them: ten, then ten more.
    static let tenOptionalFixtures = ImageFixtures.readable([
        "lossy.webp", "lossless-alpha.webp", "lossy-alpha.webp", "animated.webp", "interlaced.gif", "animated.gif",
        "alpha.avif", "10-bit.avif", "alpha.heic", "10-bit.heic",
    ])

    static let twentyOptionalFixtures =
        tenOptionalFixtures
        + ImageFixtures.readable([
            "lossless.webp", "p3.webp", "orientation-6.webp", "plain.gif", "transparent.gif", "part.gif", "12-bit.avif",
            "p3.avif", "animated.avif", "p3.heic",
        ])

    static let tenFixtures = [
        "rgb-8.png", "rgba-16.png", "palette-alpha.png", "rgb-8-adam7.png", "p3.png", "420.jpg", "progressive.jpg",
        "arithmetic.jpg", "cmyk.jpg", "orientation-6.jpg",
    ]

    static let twentyFixtures =
        tenFixtures + [
            "gray-1.png", "graya-8.png", "palette-1.png", "bad-profile.png", "chromaticities.png", "animated.png",
            "restart.jpg", "gray.jpg", "ycck.jpg", "adobe-rgb.jpg",
        ]

    @Test("Every prefix of a picture ends in rows or an error", arguments: tenFixtures + tenOptionalFixtures)
    func prefixes(name: String) throws {
        let bytes = try ImageFixtures.bytes(name)
        let whole = try #require(decode(bytes))
        for count in stride(from: 0, to: bytes.count, by: 1) {
            if let decoded = decode(Array(bytes.prefix(count))) { #expect(decoded <= whole) }
        }
    }

    @Test(
        "500 seeded bit flips of each of twenty pictures: rows or an error",
        arguments: twentyFixtures + twentyOptionalFixtures)
    func flips(name: String) throws {
        let bytes = try ImageFixtures.bytes(name)
        // xorshift64* (Vigna, doi:10.1145/2845077), seeded by the name.
        var state = name.utf8.reduce(UInt64(0x9E37_79B9_7F4A_7C15)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        func random(_ bound: Int) -> Int {
            state ^= state >> 12
            state ^= state << 25
            state ^= state >> 27
            return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
        }
        for round in 0..<500 {
            var flipped = bytes
            for _ in 0...random(3) { flipped[random(bytes.count)] ^= 1 << UInt8(random(8)) }
            _ = decode(flipped, detail: round % 2 == 0 ? .whole : .sampled(leastPixels: 100))
        }
    }

    private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] { BlankPNG.chunk(type, data) }

    private func header(width: UInt32, height: UInt32) -> [UInt8] {
        func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
    }

    private func error(_ bytes: [UInt8]) -> ImageDecodingError? {
        do {
            _ = try PictureDecoder(.bytes(bytes))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "A PNG of 100,000 × 100,000 and one of 20,000 × 20,000 are refused from their headers",
        arguments: [100_000, 20_000])
    func hugePNG(side: Int) {
        let bytes = header(width: UInt32(side), height: UInt32(side)) + chunk("IDAT", [0])
        #expect(error(bytes) == .tooManyPixels(width: side, height: side, limit: DecodingLimits.standard.maximumPixels))
    }

    @Test("A PNG of short rows is refused from its header where they would cost more than as many pixels as allowed")
    func shortRows() throws {
        let bytes = header(width: 1, height: 200_000_000) + chunk("IDAT", [0])
        let limit = DecodingLimits.standard.maximumPixels
        let refusal = try #require(error(bytes))
        #expect(refusal == .tooManyPixels(width: 1, height: 200_000_000, limit: limit))
        #expect(
            "\(refusal)"
                == "has 200000000 rows, each of which counts as at least 16 pixels: more than the \(limit) allowed (--max-pixels)"
        )
        let tall = BlankPNG.bytes(width: 15, height: 63)
        #expect(throws: Never.self) {
            _ = try PictureDecoder(.bytes(tall), limits: DecodingLimits(maximumPixels: 16 * 63, maximumBytes: 1 << 20))
        }
        #expect(throws: ImageDecodingError.tooManyPixels(width: 15, height: 63, limit: 16 * 63 - 1)) {
            _ = try PictureDecoder(
                .bytes(tall), limits: DecodingLimits(maximumPixels: 16 * 63 - 1, maximumBytes: 1 << 20))
        }
    }

    @Test(
        "An optional format that says it is large is refused from its header, and what is larger than it says from its content",
        arguments: ImageFixtures.readable(["lossy.webp", "lossless.webp", "plain.gif", "8-bit.avif", "8-bit.heic"]))
    func lyingHeaders(name: String) throws {
        let whole = try ImageFixtures.bytes(name)
        // 48 × 36 as each format writes it: in two bytes each, or in the property `ispe`; a lossless WebP packs the
        // two.
        let isMedia = name.hasSuffix("avif") || name.hasSuffix("heic")
        let pattern: [UInt8] = isMedia ? Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 36] : [48, 0, 36, 0]
        guard let place = whole.indices.first(where: { whole[$0...].starts(with: pattern) }) else { return }
        for (width, height) in [(16_000, 16_000), (4096, 4096), (47, 36), (48, 35), (1, 1)] {
            var bytes = whole
            let sides = [width, height].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            if pattern.count == 4 {
                bytes.replaceSubrange(place..<place + 4, with: [sides[1], sides[0], sides[3], sides[2]])
            } else {
                bytes.replaceSubrange(place + 10..<place + 12, with: sides[..<2])
                bytes.replaceSubrange(place + 14..<place + 16, with: sides[2...])
            }
            let limits = DecodingLimits(maximumPixels: 1 << 27, maximumBytes: 16 << 20)
            do {
                var decoder = try PictureDecoder(.bytes(bytes), limits: limits)
                var count = 0
                while try decoder.nextRows({ count += $0.count }) {}
                // A GIF's screen may be larger or smaller than its frame.
                #expect(decoder.header.pixelWidth == width && count <= width * height * 4)
            } catch {
                if width == 16_000 {
                    #expect(error == .tooManyPixels(width: width, height: height, limit: limits.maximumPixels))
                } else if width == 4096 {
                    #expect(
                        error == .tooMuchMemory(limit: limits.maximumBytes) || "\(error)".contains("sound"),
                        "\(error)")
                }
            }
        }
    }

    @Test("Every picture is refused whose decoding would take more memory than allowed", arguments: tenOptionalFixtures)
    func optionalLimits(name: String) throws {
        let limits = DecodingLimits(maximumPixels: 1 << 20, maximumBytes: 1000)
        #expect(throws: ImageDecodingError.tooMuchMemory(limit: 1000)) {
            _ = try PictureDecoder(.bytes(try ImageFixtures.bytes(name)), limits: limits)
        }
    }

    @Test("A JPEG of 65,500 × 65,500 is refused from its header")
    func hugeJPEG() throws {
        var bytes = try ImageFixtures.bytes("444.jpg")
        let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
        #expect(
            error(bytes) == .tooManyPixels(width: 65_500, height: 65_500, limit: DecodingLimits.standard.maximumPixels))
    }

    @Test("A progressive JPEG with thousands of empty scans is refused")
    func emptyScans() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        // The last scan, from its marker to the end of the picture, again and again.
        let scans = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
        let last = try #require(scans.last)
        let scan = Array(bytes[last..<bytes.count - 2])
        let bomb = Array(bytes.dropLast(2)) + Array(repeating: scan, count: 5_000).flatMap(\.self) + [0xFF, 0xD9]
        #expect {
            var decoder = try PictureDecoder(.bytes(bomb))
            while try decoder.nextRows({ _ in }) {}
        } throws: { "\($0)".contains("too many scans") }
    }

    /// A fixture, its frame said to be of a size, with so many bytes of its first scan and an end.
    private func cut(_ name: String, side: Int?, keeping count: Int, hasEnd: Bool) throws -> [UInt8] {
        var bytes = try ImageFixtures.bytes(name)
        let scan = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
        let data = scan + 2 + Int(bytes[scan + 2]) << 8 + Int(bytes[scan + 3])
        if let side {
            let frame = try #require(
                bytes.indices.first {
                    bytes[$0] == 0xFF && (0xC0...0xCA).contains(bytes[$0 + 1]) && bytes[$0 + 1] != 0xC4
                })
            let size = [side >> 8, side & 255].map { UInt8($0) }
            bytes.replaceSubrange(frame + 5..<frame + 9, with: size + size)
        }
        return bytes[..<(data + count)] + (hasEnd ? [0xFF, 0xD9] : [])
    }

    @Test(
        "A JPEG without data, or whose data ends before its first row is whole, is an error and not a grey picture",
        arguments: ["420.jpg", "444.jpg", "gray.jpg", "cmyk.jpg", "progressive.jpg", "restart.jpg", "arithmetic.jpg"])
    func emptyJPEG(name: String) throws {
        for hasEnd in [true, false] {
            for (side, count) in [(nil, 0), (16_000, 0), (16_000, 3), (nil, 1)] as [(Int?, Int)] {
                // Zeros at the end of arithmetic coding are left out by right.
                if name == "arithmetic.jpg" && count > 0 { continue }
                let bytes = try cut(
                    name, side: name == "progressive.jpg" && side != nil ? 1000 : side, keeping: count, hasEnd: hasEnd)
                for detail in [DecodingDetail.whole, .sampled(leastPixels: 65_536)] {
                    #expect(decode(bytes, detail: detail) == nil, "\(side ?? 0), \(count) bytes, end: \(hasEnd)")
                }
            }
        }
    }

    @Test(
        "A JPEG that is cut short later gives the rows that are in it, and says so", arguments: ["444.jpg", "420.jpg"])
    func shortJPEG(name: String) throws {
        let whole = try ImageFixtures.bytes(name)
        for hasEnd in [true, false] {
            let half = Array(whole[..<(whole.count - (whole.count - 600) / 2)])
            var decoder = try PictureDecoder(.bytes(half + (hasEnd ? [0xFF, 0xD9] : [])))
            var rows = 0
            while try decoder.nextRows({ rows += $0.count / (48 * 4) }) {}
            #expect(rows > 0 && rows < 36)
            #expect(decoder.warnings == [.truncated(rows: rows, of: 36)])
        }
    }

    @Test("Text and profiles that inflate to a gigabyte are passed over or refused, in little memory")
    func inflatingChunks() throws {
        // A stored block of zeros, repeated: small to make, and it inflates to what it says.
        let picture = try ImageFixtures.bytes("rgb-8.png")
        // Deflate of 1 GiB of zeros, made by zlib through gzip, without its header and trailer.
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "head -c 1073741824 /dev/zero | gzip -9n"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let gzip = Array(pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        #expect(gzip.count > 500_000)
        let zlib = [0x78, 0xDA] + Array(gzip[10..<gzip.count - 8]) + [0, 0, 0, 1]
        for bomb in [chunk("zTXt", Array("Comment\0\0".utf8) + zlib), chunk("iCCP", Array("profile\0\0".utf8) + zlib)] {
            let bytes = Array(picture[..<33]) + bomb + Array(picture[33...])
            #expect(decode(bytes) == decode(picture))
        }
    }

    @Test(
        "Suggested palettes, frames of an animation and text are passed over, however many there are",
        .timeLimit(.minutes(1)))
    func manyChunks() throws {
        let picture = try ImageFixtures.bytes("rgb-8.png")
        let suggested = chunk("sPLT", Array("palette\0\u{8}".utf8) + [UInt8](repeating: 7, count: 6 * 20_000))
        let control = chunk("acTL", [0, 0, 0x4E, 0x20, 0, 0, 0, 0])
        let frame = chunk(
            "fcTL", [0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0])
        let text = chunk("tEXt", Array("Comment\0x".utf8))
        let all = [
            [[UInt8]](repeating: suggested, count: 20).flatMap(\.self),
            control + [[UInt8]](repeating: frame, count: 20_000).flatMap(\.self),
            [[UInt8]](repeating: text, count: 200_000).flatMap(\.self),
        ]
        for chunks in all { #expect(decode(Array(picture[..<33]) + chunks + Array(picture[33...])) == decode(picture)) }
    }

    @Test("Bytes between the scan of a JPEG and its end are passed over", .timeLimit(.minutes(1)))
    func junkBehindScan() throws {
        let picture = try ImageFixtures.bytes("420.jpg")
        #expect(picture.suffix(2) == [0xFF, 0xD9])
        // What is no marker in the entropy-coded data, as FF stuffed with 00, and as plain bytes.
        for junk in [
            [UInt8](repeating: 0x55, count: 8 << 20), [[UInt8]](repeating: [0xFF, 0], count: 4 << 20).flatMap(\.self),
        ] {
            #expect(decode(picture.dropLast(2) + junk + [0xFF, 0xD9]) == decode(picture))
        }
    }

    @Test("An interlaced picture over the memory limit is refused")
    func interlacedLimit() throws {
        let bytes = try ImageFixtures.bytes("rgb-8-adam7.png")
        let limits = DecodingLimits(maximumPixels: 1 << 20, maximumBytes: 1000)
        #expect(throws: ImageDecodingError.tooMuchMemory(limit: 1000)) {
            _ = try PictureDecoder(.bytes(bytes), limits: limits)
        }
    }

    @Test(
        "Names of every kind are opened",
        arguments: ["with space.png", "中文.png", "😀.png", "line\nend.png", "-leading.png", "a'\"`$.png"])
    func names(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(try ImageFixtures.bytes("rgb-8.png"), to: name)
        #expect(try ImageProbe.header(of: .file(folder[name])).pixelWidth == 48)
    }
}
