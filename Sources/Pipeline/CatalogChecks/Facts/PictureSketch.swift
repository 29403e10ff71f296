internal import ColorScience
package import ImageDecoding

/// A picture reduced to 9 × 8 pixels (cells), and a hash of the differences in brightness between these cells.
///
/// The hash has 64 bits: one for each cell except those of the last column. A bit is 1 if the cell is brighter than its
/// right neighbor. Reference: N. Krawetz, "Kind of Like That", 2013 (dHash).
package struct PictureSketch: Sendable, Hashable {
    /// The number of columns and rows of the reduced picture; nine columns give eight differences per row.
    private static let (columns, rows) = (9, 8)
    /// The gray level behind translucent pixels, so that both black and white icons are visible.
    private static let ground: UInt32 = 128

    package let hash: UInt64
    /// The red, green, blue and alpha of every cell, row by row from the top.
    let cells: [UInt8]
    /// The width of the picture divided by its height.
    let ratio: Double

    /// Reduces the picture at a path; nil if it can't be fully decoded, or is smaller than 9 × 8 pixels.
    package init?(_ path: String, limits: DecodingLimits) {
        let detail = DecodingDetail.reduced(leastPixels: 64 * Self.columns * Self.rows)
        guard var decoder = try? PictureDecoder(.file(path), limits: limits, detail: detail) else { return nil }
        let (width, height) = (decoder.width, decoder.height)
        guard width >= Self.columns, height >= Self.rows else { return nil }
        let columnOf = (0..<width).map { $0 * Self.columns / width }
        // Red, green, blue, alpha and the number of pixels of each cell.
        var sums = [UInt64](repeating: 0, count: Self.columns * Self.rows * 5)
        var row = 0
        while (try? decoder.nextRows { bytes in
            for line in 0..<(bytes.count / (4 * width)) {
                let first = (row + line) * Self.rows / height * Self.columns
                for x in 0..<width {
                    let (pixel, cell) = ((line * width + x) * 4, (first + columnOf[x]) * 5)
                    let alpha = UInt32(bytes[pixel + 3])
                    for channel in 0..<3 {
                        let color = UInt32(bytes[pixel + channel]) * alpha + Self.ground * (255 - alpha)
                        sums[cell + channel] += UInt64(color)
                    }
                    sums[cell + 3] += UInt64(alpha * 255)
                    sums[cell + 4] += 1
                }
            }
            row += bytes.count / (4 * width)
        }) == true {}
        guard row == height, !decoder.warnings.contains(where: \.isPartial) else { return nil }
        var cells: [UInt8] = []
        for cell in stride(from: 0, to: sums.count, by: 5) {
            let weight: UInt64 = 255 * max(1, sums[cell + 4])
            for channel in 0..<4 { cells.append(UInt8(clamping: sums[cell + channel] / weight)) }
        }
        self.init(cells: cells, ratio: Double(width) / Double(height))
    }

    package init(cells: [UInt8], ratio: Double) {
        (self.cells, self.ratio) = (cells, ratio)
        hash = Self.hash(cells)
    }

    private static func hash(_ cells: [UInt8]) -> UInt64 {
        let luma = stride(from: 0, to: cells.count, by: 4).map {
            SRGB8(red: cells[$0], green: cells[$0 + 1], blue: cells[$0 + 2]).luma
        }
        var hash: UInt64 = 0
        for row in 0..<rows {
            for column in 0..<(columns - 1) {
                let cell = row * columns + column
                hash = hash << 1 | (luma[cell] > luma[cell + 1] ? 1 : 0)
            }
        }
        return hash
    }

    package func distance(to other: PictureSketch) -> Int { (hash ^ other.hash).nonzeroBitCount }

    /// Returns whether two pictures have about the same aspect ratio and colors.
    ///
    /// Comparing hashes isn't enough, because all pictures of a single color have the same hash.
    func hasColors(of other: PictureSketch) -> Bool {
        guard abs(ratio / other.ratio - 1) < 0.05 else { return false }
        var sum = 0
        for (mine, theirs) in zip(cells, other.cells) { sum += abs(Int(mine) - Int(theirs)) }
        return sum <= 4 * cells.count
    }
}

/// A search for nearly equal pictures, without comparing every pair.
package struct NearPictures: Sendable {
    /// Two similar pictures, as indices in the searched list of pictures.
    package struct Pair: Sendable, Hashable {
        package let first: Int
        package let second: Int
        /// The number of bits, of 64, in which the perceptual hashes of the two pictures differ.
        package let distance: Int
    }

    /// The maximum number of earlier pictures with an equal part of the hash that are compared with a picture.
    ///
    /// The hashes of all pictures of a single color are equal, so there may be many.
    private static let mostInBand = 200

    /// The pairs of similar pictures; of several similar earlier ones, a picture is paired with the most similar.
    package private(set) var pairs: [Pair] = []
    package private(set) var comparisons = 0

    /// Finds the pairs of similar pictures in a list.
    ///
    /// - Parameters:
    ///   - distance: the maximum number of bits, of 64, in which the hashes of the two pictures of a pair differ.
    ///   - isWanted: whether the pictures at two indices may form a pair.
    package init(_ sketches: [PictureSketch], distance: Int, where isWanted: (Int, Int) -> Bool = { _, _ in true }) {
        // If hashes are split into d + 1 parts, two hashes with d different bits have at least one part in common.
        let bands = distance + 1
        let width = 64 / bands
        var known = [[UInt64: [Int]]](repeating: [:], count: bands)
        for (number, sketch) in sketches.enumerated() {
            var best: Pair?
            var seen: Set<Int> = []
            for band in 0..<bands {
                let part = width == 64 ? sketch.hash : sketch.hash >> UInt64(band * width) & (1 << UInt64(width) - 1)
                for other in known[band][part, default: []].suffix(Self.mostInBand) where seen.insert(other).inserted {
                    comparisons += 1
                    let bits = sketch.distance(to: sketches[other])
                    guard bits <= distance, bits < best?.distance ?? .max, sketch.hasColors(of: sketches[other]),
                        isWanted(other, number)
                    else { continue }
                    best = Pair(first: other, second: number, distance: bits)
                }
                known[band][part, default: []].append(number)
            }
            if let best { pairs.append(best) }
        }
    }
}
