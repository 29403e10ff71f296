/// Finds sketches that are nearly equal, without comparing each with each.
package struct NearPictures: Sendable {
    /// A sketch and one before it.
    package struct Pair: Sendable, Hashable {
        package let first: Int
        package let second: Int
        /// How many bits of their hashes differ.
        package let distance: Int
    }

    /// So many earlier sketches are looked at that share a part of a hash; plain pictures share all parts.
    private static let mostInBand = 200

    /// For each sketch the nearest one before it, if one is near enough.
    package private(set) var pairs: [Pair] = []
    /// How many were compared.
    package private(set) var comparisons = 0

    /// Looks for pairs.
    ///
    /// - Parameters:
    ///   - sketches: in the order in which they are compared.
    ///   - distance: how many bits of the hashes may differ.
    ///   - isWanted: whether two of them may make a pair.
    package init(_ sketches: [PictureSketch], distance: Int, where isWanted: (Int, Int) -> Bool = { _, _ in true }) {
        // Two hashes that differ in d bits are equal in one of d + 1 parts.
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
