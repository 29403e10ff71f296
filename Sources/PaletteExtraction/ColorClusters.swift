internal import ColorScience

/// Groups the colours of a picture: weighted k-means in Oklab with a fixed start.
///
/// The first centre is the heaviest colour, each further one the colour with the largest weight × squared distance to
/// the centres so far: the deterministic form of k-means++ (Arthur and Vassilvitskii 2007). Then Lloyd's iteration
/// (doi:10.1109/TIT.1982.1056489).
enum ColorClusters {
    struct Cluster {
        /// The mean of the cluster.
        var mean: Oklab
        /// The colour of flat art, in the picture's own space, where there is one.
        var flat: SRGB8?
        var weight: Double
    }

    /// Lloyd's iteration ends here at the latest.
    private static let maximumRounds = 24

    /// The iteration has settled when no centre moves further: a tenth of what is just noticeable.
    private static let settled = 0.002

    /// Two colours nearer than this look the same side by side (ΔE OK; CSS Color 4, section 13.2.1, calls 0.02 just
    /// noticeable), so the picture has fewer colours than were asked for.
    private static let justNoticeable = 0.02

    /// A colour that fills at least this part of its cluster is flat art, and its exact value is kept.
    private static let flatShare = 0.2

    static func find(in points: [HistogramPoint], count: Int) -> [Cluster] {
        var centres = start(points, count: count)
        for _ in 0..<maximumRounds {
            let moved = means(of: points, around: centres)
            let distance = zip(centres, moved).map { $0.squaredDistance(to: $1) }.max() ?? 0
            centres = moved
            if distance <= settled * settled { break }
        }
        return clusters(of: points, around: centres)
    }

    private static func start(_ points: [HistogramPoint], count: Int) -> [Oklab] {
        var heaviest = points[0]
        for point in points where point.weight > heaviest.weight { heaviest = point }
        var centres = [heaviest.oklab]
        var nearest = points.map { $0.oklab.squaredDistance(to: heaviest.oklab) }
        while centres.count < count {
            var best = 0
            for index in points.indices
            where points[index].weight * nearest[index] > points[best].weight * nearest[best] {
                best = index
            }
            guard nearest[best] > justNoticeable * justNoticeable else { break }
            let centre = points[best].oklab
            centres.append(centre)
            for index in points.indices {
                nearest[index] = min(nearest[index], points[index].oklab.squaredDistance(to: centre))
            }
        }
        return centres
    }

    /// The nearest centre, the first of equally near ones.
    @inline(__always)
    private static func owner(of color: Oklab, among centres: UnsafeBufferPointer<Oklab>) -> Int {
        var owner = 0
        var least = color.squaredDistance(to: centres[0])
        for index in 1..<max(1, centres.count) {
            let distance = color.squaredDistance(to: centres[index])
            if distance < least {
                least = distance
                owner = index
            }
        }
        return owner
    }

    /// The weighted means of the points around each centre; a centre that has none stays where it is.
    private static func means(of points: [HistogramPoint], around centres: [Oklab]) -> [Oklab] {
        var sums = [SIMD4<Double>](repeating: .zero, count: centres.count)
        centres.withUnsafeBufferPointer { centres in
            for point in points {
                sums[owner(of: point.oklab, among: centres)] +=
                    point.weight * SIMD4(point.oklab.lightness, point.oklab.a, point.oklab.b, 1)
            }
        }
        return zip(centres, sums).map { centre, sum in
            sum.w > 0 ? Oklab(lightness: sum.x / sum.w, a: sum.y / sum.w, b: sum.z / sum.w) : centre
        }
    }

    private static func clusters(of points: [HistogramPoint], around centres: [Oklab]) -> [Cluster] {
        var weights = [Double](repeating: 0, count: centres.count)
        var flattest = [HistogramPoint?](repeating: nil, count: centres.count)
        centres.withUnsafeBufferPointer { centres in
            for point in points {
                let owner = owner(of: point.oklab, among: centres)
                weights[owner] += point.weight
                if point.flatWeight > flattest[owner]?.flatWeight ?? 0 { flattest[owner] = point }
            }
        }
        return centres.indices.filter { weights[$0] > 0 }.map { index in
            let flat = flattest[index].flatMap { $0.flatWeight >= flatShare * weights[index] ? $0.flat : nil }
            return Cluster(mean: centres[index], flat: flat, weight: weights[index])
        }
    }
}

extension Oklab {
    @inline(__always)
    fileprivate func squaredDistance(to other: Oklab) -> Double {
        let lightness = lightness - other.lightness
        let a = a - other.a
        let b = b - other.b
        return lightness * lightness + a * a + b * b
    }
}
