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
