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
                    error?.contains("more than the 64 MiB of memory allowed (--max-memory)") == true,
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
