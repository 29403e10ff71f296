#if os(Linux)
    import OrderedJSON
    import TestTrees
    import Testing

    @Suite("Memory")
    struct MemoryLimitTests {
        /// What the program takes beside the picture: itself, a histogram and a palette.
        private static let ownMiB = 32

        /// A picture of another size than its data is of.
        private func resized(_ name: String, width: Int, height: Int) throws -> [UInt8] {
            var bytes = try ImageFixtures.bytes(name)
            let frame = try #require(
                bytes.indices.first { bytes[$0] == 0xFF && [0xC0, 0xC2, 0xCA].contains(bytes[$0 + 1]) })
            let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
            bytes.replaceSubrange(frame + 5..<frame + 9, with: size)
            return bytes
        }

        /// A profile of 208 bytes with a table that is said to have 255 × 255 × 255 places of 15 channels: 474 MiB.
        private static let wideProfile: [UInt8] = {
            func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
            let zeros = { [UInt8](repeating: 0, count: $0) }
            let white: [UInt32] = [0xF6D6, 0x10000, 0xD32D]
            let one: [UInt32] = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x10000]
            // ICC.1:2001, section 6.5.7: channels in and out, places a channel, a matrix, two entries a curve.
            let table = Array("mft2".utf8) + zeros(4) + [3, 15, 255, 0] + one.flatMap(big) + [0, 2, 0, 2] + zeros(12)
            let head =
                zeros(4) + big(0x0240_0000) + Array("mntrRGB Lab ".utf8) + zeros(12) + Array("acsp".utf8) + zeros(28)
                + white.flatMap(big) + zeros(48)
            let body = big(1) + Array("A2B0".utf8) + big(144) + big(UInt32(table.count)) + table
            return big(UInt32(4 + head.count + body.count)) + head + body
        }()

        @Test("No picture takes more than --max-memory and what the program itself takes")
        func peak() throws {
            let folder = try TemporaryFolder()
            let refused: [String: [UInt8]] = [
                "wide-1.png": BlankPNG.bytes(width: 268_435_456, height: 1, depth: 1, colorType: 0),
                "wide-16.png": BlankPNG.bytes(width: 8_000_000, height: 1, depth: 16),
                "wide-8.png": BlankPNG.bytes(width: 8_000_000, height: 2),
                "interlaced.png": BlankPNG.bytes(width: 5000, height: 5000, colorType: 2, isInterlaced: true),
                "progressive.jpg": try resized("progressive.jpg", width: 8000, height: 8000),
                "arithmetic.jpg": try resized("arithmetic-progressive.jpg", width: 8000, height: 8000),
                "profile.png": BlankPNG.bytes(width: 8, height: 8, colorType: 2, profile: Self.wideProfile),
                "markers.jpg": try {
                    let bytes = try ImageFixtures.bytes("420.jpg")
                    let marker = [0xFF, 0xE1, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
                    var large = Array(bytes[..<2])
                    for _ in 0..<1500 { large += marker }
                    return large + bytes[2...]
                }(),
            ]
            let read: [String: [UInt8]] = [
                "wide.png": BlankPNG.bytes(width: 500_000, height: 40),
                "wide-16-bits.png": BlankPNG.bytes(width: 1_000_000, height: 2, depth: 16, colorType: 2),
                "tall.png": BlankPNG.bytes(width: 1, height: 3_000_000, colorType: 2),
                "square.png": BlankPNG.bytes(width: 8000, height: 8000, colorType: 2),
                "interlaced-small.png": BlankPNG.bytes(width: 3000, height: 3000, isInterlaced: true),
                "photo.jpg": try resized("420.jpg", width: 65_500, height: 4000),
                "progressive-small.jpg": try resized("progressive.jpg", width: 2000, height: 2000),
            ]
            for (name, bytes) in refused.merging(read, uniquingKeysWith: { $1 }) { try folder.write(bytes, to: name) }
            let worker = try Worker(["--max-memory", "64"], in: folder.path)
            for name in refused.keys.sorted() {
                let error = try worker.ask(name)?["error"]?.string
                #expect(
                    error?.contains("more than the 64 MiB of memory allowed. Scale it down, or raise --max-memory")
                        == true,
                    "\(name): \(error ?? "")")
                let peak = try #require(worker.peakMemory)
                #expect(peak <= (64 + Self.ownMiB) << 10, "\(name): \(peak) KiB")
            }
            for name in read.keys.sorted() {
                // Most of the pictures that were made larger end early.
                let answer = try worker.ask(name)
                #expect(answer?["error"]?.string?.contains("memory") != true, "\(name)")
                let peak = try #require(worker.peakMemory)
                #expect(peak <= (64 + Self.ownMiB) << 10, "\(name): \(peak) KiB")
            }
        }
    }
#endif
