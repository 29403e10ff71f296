import CatalogManifest
import ColorScience
import Diagnostics
import Foundation
import ImageDecoding
import PictureAnalysis
import TestTrees
import Testing

@Suite("Palettes of large pictures")
struct LargePictureTests {
    private static let (red, blue, grey): ([UInt8], [UInt8], [UInt8]) = (
        [220, 30, 30, 255], [20, 60, 210, 255], [230, 230, 225, 255]
    )

    /// A picture of rows of one color each.
    private func rows(_ width: Int, _ height: Int, _ color: (Int) -> [UInt8]) throws -> [UInt8] {
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        // Each row once: there are two colors.
        var known: [[UInt8]: [UInt8]] = [:]
        for y in 0..<height {
            let color = color(y)
            let row = known[color] ?? Array(repeatElement(color, count: width).joined())
            known[color] = row
            rgba += row
        }
        return try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))
    }

    /// A picture of rows that are all the same.
    private func columns(_ width: Int, _ height: Int, _ color: (Int) -> [UInt8]) throws -> [UInt8] {
        let row = (0..<width).flatMap(color)
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for _ in 0..<height { rgba += row }
        return try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))
    }

    private func extraction(_ bytes: [UInt8]) -> Diagnosed<Extraction> {
        Extraction.read(
            bytes, at: SourceLocation(path: "picture"), settings: ExtractionSettings(tool: "test", count: 5))
    }

    /// Checks the mean and the share of a color against the exact ones.
    private func check(_ bytes: [UInt8], _ color: [UInt8], _ share: Double, on ground: [UInt8]) throws {
        let colors = try #require(extraction(bytes).colors)
        let mean = try #require(colors.mean.flatMap { SRGB8(hex: $0) })
        for (found, channel) in zip([mean.red, mean.green, mean.blue], 0..<3) {
            let exact = share * Double(color[channel]) + (1 - share) * Double(ground[channel])
            #expect(abs(Double(found) - exact) <= 1, "channel \(channel): \(found) instead of \(exact)")
        }
        let hex = SRGB8(red: color[0], green: color[1], blue: color[2]).hex
        let swatch = try #require(colors.swatches.first { $0.hex == hex }, "no \(hex)")
        #expect(abs(swatch.weight - share) < 0.004, "\(swatch.weight) instead of \(share)")
    }

    @Test("Stripes have their shares", arguments: [2, 34, 61])
    func stripes(period: Int) throws {
        let on = (period + 1) / 2
        // The size at which every 68th row was looked at, from the first on.
        let size = 2000
        let count = (0..<size).count { $0 % period < on }
        let share = Double(count) / Double(size)
        try check(try rows(size, size) { $0 % period < on ? Self.red : Self.blue }, Self.red, share, on: Self.blue)
        try check(try columns(size, size) { $0 % period < on ? Self.red : Self.blue }, Self.red, share, on: Self.blue)
    }

    @Test("A vivid band of 2 % of a large picture is among the swatches, wherever it lies", arguments: [1, 977])
    func band(start: Int) throws {
        let bytes = try rows(2000, 2000) { (start..<start + 40).contains($0) ? Self.red : Self.grey }
        try check(bytes, Self.red, 0.02, on: Self.grey)
    }

    @Test("A strip of 60,000 × 400 is seen in all of its rows")
    func strip() throws {
        let bytes = try rows(60_000, 400) { (10..<190).contains($0) ? Self.red : Self.grey }
        try check(bytes, Self.red, 0.45, on: Self.grey)
    }

    @Test("A vivid frame of 2 % is among the swatches, and its color is that of all four sides' outermost pixels")
    func frame() throws {
        let (width, height, edge) = (1600, 1200, 7)
        var rgba: [UInt8] = []
        let full = Array(repeatElement(Self.red, count: width).joined())
        let inner = (0..<width).flatMap { $0 < edge || $0 >= width - edge ? Self.red : Self.grey }
        for y in 0..<height { rgba += y < edge || y >= height - edge ? full : inner }
        let bytes = try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))
        let share = Double(width * height - (width - 2 * edge) * (height - 2 * edge)) / Double(width * height)
        try check(bytes, Self.red, share, on: Self.grey)
    }

    @Test("The edges of a large picture are those of its outermost 64th")
    func edges() throws {
        let (width, height) = (3200, 1600)
        let green: [UInt8] = [10, 160, 60, 255]
        // Red on the left and blue on the right 40 columns, green above and below 20 rows, but for the corners.
        let row = (0..<width).flatMap { $0 < 40 ? Self.red : $0 >= width - 40 ? Self.blue : Self.grey }
        let outer = (0..<width).flatMap { $0 < 40 ? Self.red : $0 >= width - 40 ? Self.blue : green }
        var rgba: [UInt8] = []
        for y in 0..<height { rgba += y < 20 || y >= height - 20 ? outer : row }
        let bytes = try PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))
        let edges = try #require(extraction(bytes).colors?.edges)
        #expect(edges.left == "#DC1E1E" && edges.right == "#143CD2")
        #expect(edges.top == "#0AA03C" && edges.bottom == "#0AA03C")
    }

    @Test("A file that is larger than any picture of the pixels allowed is refused before it is read for its digest")
    func largeFile() throws {
        let folder = try TemporaryFolder()
        let limits = DecodingLimits(maximumPixels: 1 << 10, maximumBytes: 1 << 20)
        try folder.write(BlankPNG.bytes(width: 16, height: 16), to: "p.png")
        let file = try #require(FileHandle(forWritingAtPath: folder["p.png"]))
        try file.truncate(atOffset: UInt64(limits.maximumFileBytes) + 1)
        try file.close()
        for wantsDigest in [true, false] {
            let settings = ExtractionSettings(tool: "test", count: 5, limits: limits)
            let found = Extraction.read(folder["p.png"], settings: settings, wantsDigest: wantsDigest)
            #expect(found.sha256 == nil)
            let words =
                "is larger than 64 MiB, the limit for a picture of as many pixels as are allowed. Raise --max-pixels."
            #expect(found.error == words, "\(wantsDigest)")
        }
    }
}
