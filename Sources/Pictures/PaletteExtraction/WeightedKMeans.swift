internal import ColorScience

/// Colors in groups about centres.
struct WeightedKMeans {
    private let colors: ColorFours
    private let weights: [SIMD4<Double>]
    private let count: Int
    /// The center that each color belongs to, four by four: the nearest, the first of equally near ones; and the
    /// squared distance to it.
    private var nearest: [(owner: SIMD4<Int64>, distance: SIMD4<Double>)]
    /// How much lightness counts.
    var lightnessScale: Double
    /// The centres: lightness by the scale, a and b; the last component is 0.
    var centres: [SIMD4<Double>] = []

    init(_ points: [HistogramPoint], lightnessScale: Double) {
        colors = ColorFours(points)
        weights = points.map(\.weight).fours
        count = points.count
        nearest = Array(repeating: (.zero, .zero), count: colors.count)
        self.lightnessScale = lightnessScale
    }

    /// Takes the heaviest color as a center, then each time the one with the largest weight × squared distance to the
    /// centres so far, until there are enough or all others look like one of them.
    ///
    /// - Parameter alike: two colors nearer than this look the same, ΔE OK.
    mutating func start(count: Int, alike: Double) {
        var vectors: [SIMD4<Double>] = []
        colors.forEach(lightnessScale: lightnessScale) { vectors += [$1.0, $1.1, $1.2, $1.3] }
        let weights = (0..<self.count).map { self.weights[$0 / 4][$0 % 4] }
        var heaviest = 0
        for index in weights.indices where weights[index] > weights[heaviest] { heaviest = index }
        centres = [Self.center(vectors[heaviest])]
        let toOklab = SIMD4(1 / lightnessScale, 1, 1, 1)
        var distances = [Double](repeating: .infinity, count: weights.count)
        while centres.count < count {
            var newest = centres[centres.count - 1]
            newest.w = 1
            var best = 0
            for index in weights.indices {
                let difference = vectors[index] - newest
                let seen = difference * toOklab
                let distance = (seen * seen).sum() <= alike * alike ? 0 : (difference * difference).sum()
                distances[index] = min(distances[index], distance)
                if weights[index] * distances[index] > weights[best] * distances[best] { best = index }
            }
            guard distances[best] > 0 else { break }
            centres.append(Self.center(vectors[best]))
        }
    }

    private static func center(_ vector: SIMD4<Double>) -> SIMD4<Double> { SIMD4(vector.x, vector.y, vector.z, 0) }

    /// Gives each color to its nearest center.
    mutating func assign() {
        nearest.withUnsafeMutableBufferPointer { nearest in
            for index in nearest.indices { nearest[index].distance = SIMD4(repeating: .infinity) }
            for (number, center) in centres.enumerated() {
                let number = SIMD4(repeating: Int64(number))
                let place = ColorFours.Place(center, lightnessScale: lightnessScale)
                for index in nearest.indices {
                    let distance = colors.squaredDistances(index, from: place)
                    var (owner, least) = nearest[index]
                    let isNearer = distance .< least
                    least.replace(with: distance, where: isNearer)
                    owner.replace(with: number, where: isNearer)
                    nearest[index] = (owner, least)
                }
            }
        }
    }

    /// Moves each center to the mean of its colors and gives the longest way that one has moved.
    mutating func moveToMeans() -> Double {
        assign()
        return move(Array(centres.indices), to: sums { weights[$0] })
    }

    /// Moves the named centres a step towards the point with the least sum of distances to their colors, where a few
    /// outliers have little say (Weiszfeld 1937, doi:10.1007/s10479-008-0352-z).
    ///
    /// - Parameter least: a distance that is less is taken as this.
    mutating func moveToMedians(_ named: [Int], nearest least: Double) {
        assign()
        let least = SIMD4(repeating: least)
        let sums = sums { index in
            var distance = nearest[index].distance.roots
            distance.replace(with: least, where: distance .< least)
            return weights[index] / distance
        }
        _ = move(named, to: sums)
    }

    /// The sum of the colors of each group, by what each of four counts; the last component sums up that.
    @inline(__always)
    private func sums(_ parts: (Int) -> SIMD4<Double>) -> [SIMD4<Double>] {
        var sums = [SIMD4<Double>](repeating: .zero, count: centres.count)
        sums.withUnsafeMutableBufferPointer { sums in
            colors.forEach(lightnessScale: lightnessScale) { index, colors in
                let (part, owner) = (parts(index), nearest[index].owner)
                sums[Int(owner[0])] += part[0] * colors.0
                sums[Int(owner[1])] += part[1] * colors.1
                sums[Int(owner[2])] += part[2] * colors.2
                sums[Int(owner[3])] += part[3] * colors.3
            }
        }
        return sums
    }

    private func owner(of index: Int) -> Int { Int(nearest[index / 4].owner[index % 4]) }

    /// The colors of each group by their numbers, in rising order.
    var members: [[Int]] {
        var members = [[Int]](repeating: [], count: centres.count)
        for index in 0..<count { members[owner(of: index)].append(index) }
        return members
    }

    /// A center without colors stays where it is.
    private mutating func move(_ named: [Int], to sums: [SIMD4<Double>]) -> Double {
        var longest = 0.0
        for index in named where sums[index].w > 0 {
            let mean = Self.center(sums[index] / sums[index].w)
            longest = max(longest, Self.squaredDistance(centres[index], mean).squareRoot())
            centres[index] = mean
        }
        return longest
    }

    /// The weight of each group and its sum of weighted heights.
    func sums(_ points: [HistogramPoint]) -> [(weight: Double, height: Double)] {
        var sums = [(weight: Double, height: Double)](repeating: (0, 0), count: centres.count)
        for index in points.indices {
            let (owner, weight) = (owner(of: index), points[index].weight)
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
