internal import ColorScience

/// Colors in groups about centres.
struct WeightedKMeans {
    /// Lightness, a and b of each color, lightness by the scale; the last component is 1.
    private let vectors: [SIMD4<Double>]
    /// The same four by four, so that four distances are found at a time; infinitely far beyond the last color.
    private let fours: [(x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>)]
    /// From such a vector back to Oklab.
    private let toOklab: SIMD4<Double>
    private let weights: [Double]
    /// The center that each color belongs to, four by four: the nearest, the first of equally near ones.
    private var owners: [SIMD4<Int64>]
    /// The squared distances to these.
    private var distances: [SIMD4<Double>]
    /// The centres, like the vectors, but for the last component, which is 0.
    var centres: [SIMD4<Double>] = []

    init(_ points: [HistogramPoint], lightnessScale: Double) {
        let vectors = points.map { SIMD4($0.oklab.lightness * lightnessScale, $0.oklab.a, $0.oklab.b, 1) }
        self.vectors = vectors
        fours = stride(from: 0, to: vectors.count, by: 4).map { first in
            func four(_ component: (SIMD4<Double>) -> Double) -> SIMD4<Double> {
                func lane(_ index: Int) -> Double { index < vectors.count ? component(vectors[index]) : .infinity }
                return SIMD4(lane(first), lane(first + 1), lane(first + 2), lane(first + 3))
            }
            return (four { $0.x }, four { $0.y }, four { $0.z })
        }
        toOklab = SIMD4(1 / lightnessScale, 1, 1, 1)
        weights = points.map(\.weight)
        owners = [SIMD4<Int64>](repeating: .zero, count: fours.count)
        distances = [SIMD4<Double>](repeating: .zero, count: fours.count)
    }

    /// Takes the heaviest color as a center, then each time the one with the largest weight × squared distance to the
    /// centres so far, until there are enough or all others look like one of them.
    ///
    /// - Parameter alike: two colors nearer than this look the same, ΔE OK.
    mutating func start(count: Int, alike: Double) {
        var heaviest = 0
        for index in weights.indices where weights[index] > weights[heaviest] { heaviest = index }
        centres = []
        appendCenter(heaviest)
        var distances = [Double](repeating: .infinity, count: vectors.count)
        while centres.count < count {
            var newest = centres[centres.count - 1]
            newest.w = 1
            var best = 0
            for index in vectors.indices {
                let difference = vectors[index] - newest
                let seen = difference * toOklab
                let distance = (seen * seen).sum() <= alike * alike ? 0 : (difference * difference).sum()
                distances[index] = min(distances[index], distance)
                if weights[index] * distances[index] > weights[best] * distances[best] { best = index }
            }
            guard distances[best] > 0 else { break }
            appendCenter(best)
        }
    }

    private mutating func appendCenter(_ index: Int) {
        var center = vectors[index]
        center.w = 0
        centres.append(center)
    }

    /// Gives each color to its nearest center.
    mutating func assign() {
        for (index, four) in fours.enumerated() {
            @inline(__always) func squaredDistances(_ center: SIMD4<Double>) -> SIMD4<Double> {
                let (x, y, z) = (four.x - center.x, four.y - center.y, four.z - center.z)
                return x * x + y * y + z * z
            }
            var owner = SIMD4<Int64>.zero
            var least = squaredDistances(centres[0])
            for other in 1..<max(1, centres.count) {
                let distance = squaredDistances(centres[other])
                let isNearer = distance .< least
                least.replace(with: distance, where: isNearer)
                owner.replace(with: SIMD4(repeating: Int64(other)), where: isNearer)
            }
            owners[index] = owner
            distances[index] = least
        }
    }

    /// Moves each center to the mean of its colors and gives the longest way that one has moved.
    mutating func moveToMeans() -> Double {
        assign()
        // The last component, 1 in every vector, sums up the weights.
        var sums = [SIMD4<Double>](repeating: .zero, count: centres.count)
        for index in vectors.indices { sums[owner(of: index)] += weights[index] * vectors[index] }
        return move(Array(centres.indices), to: sums)
    }

    /// Moves the named centres a step towards the point with the least sum of distances to their colors, where a few
    /// outliers have little say (Weiszfeld 1937, doi:10.1007/s10479-008-0352-z).
    ///
    /// - Parameter nearest: a distance that is less is taken as this.
    mutating func moveToMedians(_ named: [Int], nearest: Double) {
        assign()
        let isNamed = centres.indices.map(named.contains)
        var sums = [SIMD4<Double>](repeating: .zero, count: centres.count)
        for index in vectors.indices {
            let owner = owner(of: index)
            guard isNamed[owner] else { continue }
            let distance = distances[index / 4][index % 4].squareRoot()
            sums[owner] += weights[index] / max(distance, nearest) * vectors[index]
        }
        _ = move(named, to: sums)
    }

    private func owner(of index: Int) -> Int { Int(owners[index / 4][index % 4]) }

    /// The colors of each group by their numbers, in rising order.
    var members: [[Int]] {
        var members = [[Int]](repeating: [], count: centres.count)
        for index in vectors.indices { members[owner(of: index)].append(index) }
        return members
    }

    /// A center without colors stays where it is.
    private mutating func move(_ named: [Int], to sums: [SIMD4<Double>]) -> Double {
        var longest = 0.0
        for index in named where sums[index].w > 0 {
            var mean = sums[index] / sums[index].w
            mean.w = 0
            longest = max(longest, Self.squaredDistance(centres[index], mean).squareRoot())
            centres[index] = mean
        }
        return longest
    }

    /// The weight of each group and its sum of weighted heights.
    func sums(_ points: [HistogramPoint]) -> [(weight: Double, height: Double)] {
        var sums = [(weight: Double, height: Double)](repeating: (0, 0), count: centres.count)
        for index in points.indices {
            let (owner, weight) = (owner(of: index), weights[index])
            sums[owner].weight += weight
            sums[owner].height += weight * points[index].height
        }
        return sums
    }

    @inline(__always)
    private static func squaredDistance(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        let difference = first - second
        return (difference * difference).sum()
    }
}
