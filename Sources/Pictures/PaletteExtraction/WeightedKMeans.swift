internal import ColorScience

/// Colors in groups about centres.
struct WeightedKMeans {
    /// Lightness, a and b of each color, lightness by the scale; the last component is 0.
    private let places: [SIMD4<Double>]
    /// From such a place back to Oklab.
    private let toOklab: SIMD4<Double>
    private let weights: [Double]
    /// The center that each color belongs to: the nearest, the first of equally near ones.
    private(set) var owners: [Int]
    /// The centres, like the places.
    var centres: [SIMD4<Double>] = []

    init(_ points: [HistogramPoint], lightnessScale: Double) {
        places = points.map { SIMD4($0.oklab.lightness * lightnessScale, $0.oklab.a, $0.oklab.b, 0) }
        toOklab = SIMD4(1 / lightnessScale, 1, 1, 1)
        weights = points.map(\.weight)
        owners = [Int](repeating: 0, count: points.count)
    }

    /// Takes the heaviest color as a center, then each time the one with the largest weight × squared distance to the
    /// centres so far, until there are enough or all others look like one of them.
    ///
    /// - Parameter alike: two colors nearer than this look the same, ΔE OK.
    mutating func start(count: Int, alike: Double) {
        var heaviest = 0
        for index in weights.indices where weights[index] > weights[heaviest] { heaviest = index }
        centres = [places[heaviest]]
        var distances = [Double](repeating: .infinity, count: places.count)
        while centres.count < count {
            let newest = centres[centres.count - 1]
            var best = 0
            for index in places.indices {
                let difference = places[index] - newest
                let seen = difference * toOklab
                let distance = (seen * seen).sum() <= alike * alike ? 0 : (difference * difference).sum()
                distances[index] = min(distances[index], distance)
                if weights[index] * distances[index] > weights[best] * distances[best] { best = index }
            }
            guard distances[best] > 0 else { break }
            centres.append(places[best])
        }
    }

    /// Gives each color to its nearest center.
    mutating func assign() {
        owners.withUnsafeMutableBufferPointer { owners in
            centres.withUnsafeBufferPointer { centres in
                for (index, place) in places.enumerated() {
                    var owner = 0
                    var least = Self.squaredDistance(place, centres[0])
                    for other in 1..<max(1, centres.count) {
                        let distance = Self.squaredDistance(place, centres[other])
                        if distance < least { (least, owner) = (distance, other) }
                    }
                    owners[index] = owner
                }
            }
        }
    }

    /// Moves each center to the mean of its colors and gives the longest way that one has moved.
    mutating func moveToMeans() -> Double {
        assign()
        // The last component, 0 in every place, sums up the weights.
        var sums = [SIMD4<Double>](repeating: .zero, count: centres.count)
        for index in places.indices {
            sums[owners[index]] += weights[index] * (places[index] + SIMD4(0, 0, 0, 1))
        }
        return move(Array(centres.indices), to: sums)
    }

    /// Moves the named centres a step towards the point with the least sum of distances to their colors, where a few
    /// outliers have little say (Weiszfeld 1937, doi:10.1007/s10479-008-0352-z).
    ///
    /// - Parameter nearest: a distance that is less is taken as this.
    mutating func moveToMedians(_ named: [Int], nearest: Double) {
        assign()
        var sums = [SIMD4<Double>](repeating: .zero, count: centres.count)
        for index in places.indices {
            let owner = owners[index]
            let distance = Self.squaredDistance(places[index], centres[owner]).squareRoot()
            sums[owner] += weights[index] / max(distance, nearest) * (places[index] + SIMD4(0, 0, 0, 1))
        }
        _ = move(named, to: sums)
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
        for (point, owner) in zip(points, owners) {
            sums[owner].weight += point.weight
            sums[owner].height += point.weight * point.height
        }
        return sums
    }

    @inline(__always)
    private static func squaredDistance(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        let difference = first - second
        return (difference * difference).sum()
    }
}
