import ColorScience
import TestNumbers
import Testing

@testable import CarouselGradients

@Suite("The binary form")
struct BinaryFormTests {
    private func table(_ count: Int, wraps: Bool, _ space: ColorSpace) -> GradientTable {
        var numbers = SeededNumbers(seed: UInt64(count))
        return GradientTable(
            pages: (0..<count).map { _ in numbers.color() }, wraps: wraps, interpolation: Interpolation(space: space),
            samples: 0, tolerance: 2)
    }

    @Test("What is written is read back", arguments: [0, 1, 2, 5], [false, true])
    func roundTrip(count: Int, wraps: Bool) throws {
        for space in [ColorSpace.srgb, .oklab] {
            let table = table(count, wraps: wraps, space)
            let read = try GradientTable(bytes: table.bytes)
            #expect(read == table && read.pages == table.pages && read.wraps == wraps)
            #expect(Array(read.transitions) == Array(table.transitions))
            #expect(read == GradientTable(staticWords: table.words))
        }
    }

    @Test("The layout is the one that is written down, the lowest byte first")
    func layout() {
        let table = GradientTable(
            pages: [SRGB8(red: 1, green: 2, blue: 3), SRGB8(red: 4, green: 5, blue: 6)], wraps: true,
            interpolation: Interpolation(space: .srgb), samples: 0)
        let bytes = table.bytes
        #expect(Array(bytes[0..<12]) == Array("TINC".utf8) + [1, 0, 1, 0] + [13, 0, 0, 0])
        // Two pages, three stop words, no list of first stops, the colors with blue lowest, two errors of 0.
        #expect(Array(bytes[16..<36]) == [2, 0, 0, 0, 3, 0, 0, 0, 3, 2, 1, 100, 6, 5, 4, 100, 3, 2, 1, 100])
        #expect(bytes.count == 52 && bytes[36...].allSatisfy { $0 == 0 })
    }

    @Test("The checksum is that of gzip and PNG")
    func checksum() {
        var checksum = CRC32()
        for byte in "123456789".utf8 { checksum.add(byte) }
        #expect(checksum.value == 0xCBF4_3926)
    }

    @Test("Every shorter or longer piece is refused")
    func prefixes() {
        for table in [table(5, wraps: true, .oklab), table(5, wraps: false, .srgb), table(0, wraps: true, .srgb)] {
            let bytes = table.bytes
            for count in 0..<bytes.count {
                #expect(throws: TableFormatError.self) { try GradientTable(bytes: bytes.prefix(count)) }
            }
            #expect(throws: TableFormatError.wrongSize(expected: bytes.count, actual: bytes.count + 1)) {
                try GradientTable(bytes: bytes + [0])
            }
        }
    }

    @Test("Every change of a bit is refused")
    func flips() {
        let bytes = table(3, wraps: true, .oklab).bytes
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: TableFormatError.self) { try GradientTable(bytes: damaged) }
        }
    }

    @Test("Damage under a good checksum gives an error or a table that answers everywhere, never a trap")
    func resealed() {
        var numbers = SeededNumbers(seed: 99)
        var (refused, read) = (0, 0)
        let tables = [table(5, wraps: true, .oklab), table(4, wraps: false, .oklab), table(6, wraps: true, .srgb)]
        for round in 0..<20_000 {
            var words = tables[round % tables.count].words
            for _ in 0...Int(numbers.next() % 3) {
                let index = Int(numbers.next() % UInt64(words.count))
                let bit = UInt32(numbers.next() % 32)
                words[index] =
                    numbers.next() % 4 == 0 ? UInt32(truncatingIfNeeded: numbers.next()) : words[index] ^ 1 << bit
            }
            words[TableLayout.checksumWord] = TableLayout.checksum(words)
            do {
                let table = try GradientTable(bytes: TableLayout.bytes(words))
                read += 1
                for position in [-1, 0, 0.3, 1.5, 2.999, 4, 5.5, 1e9] { _ = table.color(at: position) }
                _ = (Array(table.transitions), table.pages, table.maximumError)
            } catch {
                refused += 1
                #expect(!error.description.isEmpty)
            }
        }
        #expect(refused > 1000 && read > 1000)
    }

    @Test("Each kind of damage has its own error")
    func kinds() {
        let good = table(3, wraps: true, .oklab)
        func error(_ change: (inout [UInt32]) -> Void) -> TableFormatError? {
            var words = good.words
            change(&words)
            words[TableLayout.checksumWord] = TableLayout.checksum(words)
            do throws(TableFormatError) {
                _ = try GradientTable(bytes: TableLayout.bytes(words))
                return nil
            } catch { return error }
        }
        #expect(error { _ in } == nil)
        #expect(error { $0[0] = 1 } == .notATable)
        #expect(error { $0[1] = 2 } == .unknownVersion(2))
        #expect(error { $0[2] += 1 } == .wrongSize(expected: 4 * good.words.count + 4, actual: 4 * good.words.count))
        #expect(error { $0[4] = .max } == .inconsistentCounts)
        #expect(error { $0[5] += 1 } == .inconsistentCounts)
        #expect(error { $0[6] = 1 } == .inconsistentStops(transition: 0))
        #expect(error { $0[10] |= 1 << 24 } == .inconsistentStops(transition: 0))
        // 99 before a further stop, and an end that is not the first page.
        #expect(error { $0[11] = $0[11] & 0xFF_FFFF | 100 << 24 } == .inconsistentStops(transition: 0))
        #expect(error { $0[$0.count - 7] ^= 1 } == .inconsistentStops(transition: 2))
        #expect(error { $0[$0.count - 1] = 0x7FF0_0000 } == .inconsistentError(transition: 2))
        var damaged = good.bytes
        damaged[30] ^= 1
        #expect(throws: TableFormatError.wrongChecksum) { try GradientTable(bytes: damaged) }
    }

    @Test("Words beyond what an integer of 32 bits holds are counts that do not fit, never a trap")
    func smallIntegers() {
        let large: [UInt32] = [0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xC000_0000, .max]
        for word in large {
            #expect(TableLayout.count(word, atMost: Int32(1000)) == nil)
            #expect(TableLayout.count(word, atMost: Int32(-1)) == nil)
            for other in [0, 1, 2, 1000] + large {
                for wraps in [false, true] {
                    for words in [6, 1000, .max] as [Int32] {
                        #expect(TableLayout.counts(pages: word, stops: other, wraps: wraps, words: words) == nil)
                        #expect(TableLayout.counts(pages: other, stops: word, wraps: wraps, words: words) == nil)
                    }
                }
            }
        }
        #expect(TableLayout.count(0x7FFF_FFFF, atMost: Int32.max) == .max)
        let counts = TableLayout.counts(pages: 2, stops: 3, wraps: true, words: Int32(13))
        #expect(counts?.pages == 2 && counts?.stops == 3)
        // The header of a version that no 32-bit `Int` holds.
        var words = table(2, wraps: true, .srgb).words
        words[1] = .max
        #expect(throws: TableFormatError.unknownVersion(Int(clamping: UInt32.max & ~TableLayout.wrapsFlag))) {
            try GradientTable(bytes: TableLayout.bytes(words))
        }
    }

    @Test("A table of vertical gradients is read back, and its damage refused")
    func backdrops() throws {
        let pages = [
            PageBackdrop.systemGradient(of: SRGB8(red: 31, green: 111, blue: 235)),
            PageBackdrop(SRGB8(red: 90, green: 90, blue: 90)),
        ]
        let table = BackdropTable(
            pages: pages, wraps: true, interpolation: Interpolation(space: .oklab), samples: 0, tolerance: 2)
        let bytes = table.bytes
        #expect(try BackdropTable(bytes: bytes) == table)
        for count in 0..<bytes.count {
            #expect(throws: TableFormatError.self) { try BackdropTable(bytes: bytes.prefix(count)) }
        }
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<5000 {
            var words = self.words(bytes)
            words[Int(numbers.next() % UInt64(words.count))] ^= 1 << UInt32(numbers.next() % 32)
            words[TableLayout.checksumWord] = TableLayout.checksum(words)
            if let read = try? BackdropTable(bytes: TableLayout.bytes(words)) { _ = read.backdrop(at: 0.5) }
        }
        #expect(throws: TableFormatError.inconsistentTracks) {
            try BackdropTable(locations: [1, 0], tracks: table.tracks)
        }
        #expect(throws: TableFormatError.inconsistentTracks) { try BackdropTable(locations: [], tracks: []) }
    }

    @Test(
        "Each flipped bit of a table of vertical gradients is an error, and under good checksums an error or an answer")
    func backdropFlips() {
        let page = PageBackdrop.systemGradient(of: SRGB8(red: 31, green: 111, blue: 235))
        let table = BackdropTable(
            pages: [page, PageBackdrop(SRGB8(red: 250, green: 90, blue: 90))], wraps: true,
            interpolation: Interpolation(space: .oklab), samples: 0, tolerance: 2)
        let bytes = table.bytes
        let whole = words(bytes)
        // Where the tracks begin, one behind another.
        var starts = [5 + 2 * table.locations.count]
        for track in table.tracks { starts.append((starts.last ?? 0) + track.words.count) }
        var (refused, read) = (0, 0)
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: TableFormatError.self) { try BackdropTable(bytes: damaged) }
            var words = whole
            words[bit / 32] ^= 1 << UInt32(bit % 32)
            for (start, end) in zip(starts, starts.dropFirst()) {
                words[start + TableLayout.checksumWord] = TableLayout.checksum(Array(words[start..<end]))
            }
            words[TableLayout.checksumWord] = TableLayout.checksum(words)
            guard let other = try? BackdropTable(bytes: TableLayout.bytes(words)) else {
                refused += 1
                continue
            }
            read += 1
            for position in [-1, 0, 0.3, 0.999, 1.5, 1e9, .nan] {
                #expect(!other.backdrop(at: position).stops.isEmpty)
            }
        }
        #expect(refused > 100 && read > 100)
    }

    private func words(_ bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { at -> UInt32 in
            var word: UInt32 = 0
            for index in (0..<4).reversed() { word = word << 8 | UInt32(bytes[at + index]) }
            return word
        }
    }
}
