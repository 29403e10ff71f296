internal import ColorScience

/// A grouping of weighted colors around centers, in which each color belongs to the nearest center (k-means).
struct WeightedKMeans {
    private let points: [HistogramPoint]
    /// For each point, the index of the nearest center (of a tie, the first), and the squared distance from it.
    private var nearest: [(owner: Int, distance: Double)]
    var lightnessScale: Double
    /// The scaled lightness, a and b of each center, and 1 as the last component.
    var centers: [SIMD4<Double>] = []

    init(_ points: [HistogramPoint], lightnessScale: Double) {
        self.points = points
        nearest = Array(repeating: (0, 0), count: points.count)
        self.lightnessScale = lightnessScale
    }

    private var scale: SIMD4<Double> { SIMD4(lightnessScale, 1, 1, 1) }

    /// Chooses the first centers: the heaviest color, then repeatedly the color with the largest weight × squared
    /// distance to the nearest center, unless the two look the same (a ΔE OK distance below `alike`).
    mutating func start(count: Int, alike: Double) {
        let vectors = points.map { $0.oklab.vector * scale }
        var heaviest = 0
        for index in points.indices where points[index].weight > points[heaviest].weight { heaviest = index }
        centers = [vectors[heaviest]]
        let toOklab = SIMD4(1 / lightnessScale, 1, 1, 1)
        var distances = [Double](repeating: .infinity, count: points.count)
        while centers.count < count {
            let newest = centers[centers.count - 1]
            var best = 0
            for index in points.indices {
                let difference = vectors[index] - newest
                let isAlike = (difference * toOklab).squaredLength <= alike * alike
                distances[index] = min(distances[index], isAlike ? 0 : difference.squaredLength)
                if points[index].weight * distances[index] > points[best].weight * distances[best] { best = index }
            }
            guard distances[best] > 0 else { break }
            centers.append(vectors[best])
        }
    }

    mutating func assign() {
        for index in points.indices {
            let color = points[index].oklab.vector * scale
            var owner = (owner: 0, distance: Double.infinity)
            for number in centers.indices {
                let distance = (color - centers[number]).squaredLength
                if distance < owner.distance { owner = (number, distance) }
            }
            nearest[index] = owner
        }
    }

    /// Moves each center to the mean of the colors in its group, and returns the longest distance that a center moved.
    mutating func moveToMeans() -> Double {
        assign()
        return move(Array(centers.indices), to: sums { points[$0].weight })
    }

    /// Moves the centers at the indices `named` one step toward the medians of their groups, where `least` replaces
    /// smaller distances.
    ///
    /// A median has the smallest sum of distances to the colors, so outliers hardly influence it (Weiszfeld 1937,
    /// doi:10.1007/s10479-008-0352-z).
    mutating func moveToMedians(_ named: [Int], nearest least: Double) {
        assign()
        _ = move(named, to: sums { points[$0].weight / max(nearest[$0].distance.squareRoot(), least) })
    }

    /// Returns the weighted sum of each group's colors; the last component is the sum of the weights.
    private func sums(_ weight: (Int) -> Double) -> [SIMD4<Double>] {
        var sums = [SIMD4<Double>](repeating: .zero, count: centers.count)
        for index in points.indices {
            sums[nearest[index].owner] += weight(index) * (points[index].oklab.vector * scale)
        }
        return sums
    }

    var members: [[Int]] {
        var members = [[Int]](repeating: [], count: centers.count)
        for index in points.indices { members[nearest[index].owner].append(index) }
        return members
    }

    /// Moves the centers of groups with colors to the means of the sums, and returns the longest move.
    private mutating func move(_ named: [Int], to sums: [SIMD4<Double>]) -> Double {
        var longest = 0.0
        for index in named where sums[index].w > 0 {
            let mean = sums[index] / sums[index].w
            longest = max(longest, (centers[index] - mean).squaredLength.squareRoot())
            centers[index] = mean
        }
        return longest
    }

    /// Returns the total weight of each group, and the weighted sum of its colors' distances from the picture's top.
    func totals() -> [(weight: Double, height: Double)] {
        var totals = [(weight: Double, height: Double)](repeating: (0, 0), count: centers.count)
        for (point, (owner, _)) in zip(points, nearest) {
            totals[owner].weight += point.weight
            totals[owner].height += point.weight * point.height
        }
        return totals
    }
}

extension Oklab {
    var vector: SIMD4<Double> { SIMD4(lightness, a, b, 1) }

    init(_ vector: SIMD4<Double>) { self.init(lightness: vector.x, a: vector.y, b: vector.z) }
}

extension SIMD4<Double> {
    /// The squared length of the first three components.
    var squaredLength: Double { x * x + y * y + z * z }
}
