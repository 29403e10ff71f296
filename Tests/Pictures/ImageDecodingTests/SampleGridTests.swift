import TestTrees
import Testing

@testable import ImageDecoding

@Suite("Where large pictures are looked at")
struct SampleGridTests {
    struct Size: Sendable, CustomTestStringConvertible {
        let width: Int
        let height: Int
        var testDescription: String { "\(width) × \(height)" }
    }

    static let count = 1 << 18

    /// Just above the number of places, ordinary, wide, tall, as large as is allowed, and a line.
    static let sizes = [
        (513, 512), (512, 513), (1600, 1200), (3000, 3000), (4096, 4096), (60_000, 400), (400, 60_000), (16_000, 500),
        (20_000, 2000), (16_384, 16_384), (300_000, 1), (1, 300_000),
    ].map { Size(width: $0, height: $1) }

    /// A pattern of two colors: where the first one is, and how many pixels it has.
    struct Pattern {
        let name: String
        let isOn: (_ x: Int, _ y: Int) -> Bool
        let area: Int
    }

    /// How many numbers below an end have a remainder below a part of the period.
    private static func count(below end: Int, period: Int, on part: Int) -> Int {
        end / period * part + min(end % period, part)
    }

    private static func patterns(_ size: Size) -> [Pattern] {
        let (width, height) = (size.width, size.height)
        var patterns: [Pattern] = []
        for period in [2, 3, 4, 5, 7, 8, 13, 16, 34, 61, 64, 128] {
            for part in [(period + 1) / 2] {
                patterns.append(
                    Pattern(
                        name: "rows \(part) of \(period)", isOn: { _, y in y % period < part },
                        area: width * count(below: height, period: period, on: part)))
                patterns.append(
                    Pattern(
                        name: "columns \(part) of \(period)", isOn: { x, _ in x % period < part },
                        area: height * count(below: width, period: period, on: part)))
                for slope in [1, 2] {
                    let area = (0..<height).reduce(0) { sum, y in
                        let start = slope * y % period
                        return sum + count(below: start + width, period: period, on: part)
                            - count(below: start, period: period, on: part)
                    }
                    patterns.append(
                        Pattern(
                            name: "diagonals \(part) of \(period), slope \(slope)",
                            isOn: { x, y in (x + slope * y) % period < part }, area: area))
                }
            }
            let columns = count(below: width, period: 2 * period, on: period)
            let rows = count(below: height, period: 2 * period, on: period)
            patterns.append(
                Pattern(
                    name: "checks of \(period)", isOn: { x, y in (x / period + y / period) % 2 == 0 },
                    area: columns * rows + (width - columns) * (height - rows)))
        }
        for share in [2, 6, 12, 45] {
            let (band, start) = (max(1, height * share / 100), min(1, height - 1))
            let last = min(height, start + band)
            patterns.append(
                Pattern(
                    name: "band of \(share) %", isOn: { _, y in (start..<last).contains(y) },
                    area: width * (last - start)))
        }
        for edge in [1, 2, 8] where width > 2 * edge && height > 2 * edge {
            patterns.append(
                Pattern(
                    name: "frame of \(edge)",
                    isOn: { x, y in x < edge || y < edge || x >= width - edge || y >= height - edge },
                    area: width * height - (width - 2 * edge) * (height - 2 * edge)))
        }
        return patterns
    }

    @Test(
        "Every place lies in its cell's rows and in the picture, and few pictures rows are held for a row of cells",
        arguments: sizes)
    func places(size: Size) throws {
        let grid = try #require(SampleGrid(width: size.width, height: size.height, count: Self.count))
        #expect(grid.rows * grid.columns >= Self.count && grid.rows * grid.columns <= Self.count * 5 / 4)
        #expect(grid.rows >= min(size.height, 256) && grid.columns >= min(size.width, 256))
        #expect(grid.rows <= size.height && grid.columns <= size.width)
        var isSound = true
        for row in 0..<grid.rows {
            let rows = grid.pictureRows(of: row)
            isSound = isSound && rows.count <= grid.mostPictureRows && rows.upperBound < size.height
            // No row of the picture lies between two rows of cells.
            let before = row == 0 ? -1 : grid.pictureRows(of: row - 1).upperBound
            isSound = isSound && (rows.lowerBound == before || rows.lowerBound == before + 1)
            grid.forEachSample(inRow: row) { _, x, y in
                isSound = isSound && rows.contains(y) && (0..<size.width).contains(x)
            }
        }
        #expect(isSound)
        #expect(grid.pictureRows(of: grid.rows - 1).upperBound == size.height - 1)
    }

    @Test(
        "Shares are within 1 of 255 of the exact ones over stripes, checks, bands and frames",
        arguments: sizes.filter { $0.width % 400 == 0 || $0.height == 512 })
    func shares(size: Size) throws {
        let grid = try #require(SampleGrid(width: size.width, height: size.height, count: Self.count))
        var places: [(x: Int, y: Int)] = []
        for row in 0..<grid.rows { grid.forEachSample(inRow: row) { places.append(($1, $2)) } }
        for pattern in Self.patterns(size) {
            let exact = Double(pattern.area) / Double(size.width * size.height)
            let found = places.reduce(0) { $0 + (pattern.isOn($1.x, $1.y) ? 1 : 0) }
            let share = Double(found) / Double(places.count)
            #expect(abs(share - exact) <= 1.0 / 255, "\(pattern.name): \(share) instead of \(exact)")
            #expect(exact < 0.01 || found > 0, "\(pattern.name) is not seen")
        }
    }

    @Test("A picture that has no more pixels than places is looked at whole")
    func small() {
        #expect(SampleGrid(width: 512, height: 512, count: Self.count) == nil)
        #expect(SampleGrid(width: 1, height: 1, count: Self.count) == nil)
        #expect(SampleGrid(width: Self.count, height: 1, count: Self.count) == nil)
    }

    @Test("The largest sizes that PNG has room for are counted without overflow")
    func largest() throws {
        let most = Int(Int32.max)
        for (width, height) in [(most, most), (most, 1), (1, most)] {
            let grid = try #require(SampleGrid(width: width, height: height, count: Self.count))
            var (x, y) = (0, 0)
            grid.forEachSample(inRow: grid.rows - 1) { (x, y) = ($1, $2) }
            #expect(x < width && y < height && x >= width - width / grid.columns - 1)
            #expect(grid.pictureRows(of: grid.rows - 1).upperBound == height - 1)
        }
    }
}

@Suite("Large pictures in part")
struct SampledRowsTests {
    /// What is seen of a picture: pixels by their color, red in the lowest byte.
    private func colors(
        _ bytes: [UInt8], _ detail: DecodingDetail
    ) throws -> (counts: [UInt32: Int], warnings: [DecodingWarning], rows: Int) {
        var decoder = try PictureDecoder(.bytes(bytes), detail: detail)
        var (counts, rows) = ([UInt32: Int](), 0)
        let width = decoder.width
        while try decoder.nextRows({ rgba in
            rows += rgba.count / (width * 4)
            rgba.withMemoryRebound(to: UInt32.self) { for pixel in $0 { counts[pixel, default: 0] += 1 } }
        }) {}
        return (counts, decoder.warnings, rows)
    }

    private func picture(_ width: Int, _ height: Int, alpha: UInt8, _ isRed: (Int, Int) -> Bool) throws -> [UInt8] {
        var rgba = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let start = (y * width + x) * 4
                rgba[start + (isRed(x, y) ? 0 : 2)] = 255
                rgba[start + 3] = alpha
            }
        }
        return try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))
    }

    @Test("A sampled picture has the colors of the whole one by their shares, opaque and translucent")
    func shares() throws {
        for alpha in [UInt8(255), 77] {
            let bytes = try picture(600, 500, alpha: alpha) { x, y in (x + y) % 4 == 0 }
            let (counts, warnings, rows) = try colors(bytes, .sampled(leastPixels: 1 << 12))
            let red = UInt32(255) | UInt32(alpha) << 24
            let blue = UInt32(255) << 16 | UInt32(alpha) << 24
            #expect(Set(counts.keys) == [red, blue] && warnings.isEmpty && rows >= 256)
            let all = counts.values.reduce(0, +)
            #expect(all >= 4 << 12 && all < 600 * 500)
            // Four standard deviations.
            #expect(abs(Double(counts[red] ?? 0) / Double(all) - 0.25) < 4 * 0.5 / Double(all).squareRoot())
        }
    }

    @Test("Every prefix of a picture that is sampled gives rows of the picture or an error")
    func prefixes() throws {
        let bytes = try picture(300, 300, alpha: 255) { x, y in x * y % 7 < 3 }
        let whole = try colors(bytes, .sampled(leastPixels: 1 << 12))
        let reds: Set = [UInt32(0xFF00_00FF), 0xFFFF_0000]
        var isSeen = false
        for count in stride(from: 0, through: bytes.count, by: bytes.count / 97) {
            guard let part = try? colors(Array(bytes.prefix(count)), .sampled(leastPixels: 1 << 12)) else { continue }
            #expect(part.rows <= whole.rows && reds.isSuperset(of: part.counts.keys), "\(count)")
            #expect(count == bytes.count || part.warnings.contains { $0.isPartial }, "\(count)")
            isSeen = isSeen || (part.rows > 0 && part.rows < whole.rows)
        }
        #expect(isSeen)
    }

    @Test(
        "An interlaced picture is sampled like the same one without interlace",
        arguments: ["rgb-8", "rgba-8", "rgb-16", "palette-8", "gray-1"])
    func interlaced(name: String) throws {
        // 48 × 36 pixels; only so few are wanted that they are sampled.
        let detail = DecodingDetail.sampled(leastPixels: 100)
        let plain = try colors(try ImageFixtures.bytes("\(name).png"), detail)
        let interlaced = try colors(try ImageFixtures.bytes("\(name)-adam7.png"), detail)
        #expect(plain.counts == interlaced.counts)
    }
}
