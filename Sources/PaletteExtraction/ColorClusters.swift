internal import ColorScience

/// Groups the colours of a picture: weighted k-means in Oklab with a fixed start.
///
/// The first centre is the heaviest colour, each further one the colour with the largest weight × squared distance to
/// the centres so far: the deterministic form of k-means++ (Arthur and Vassilvitskii 2007). Then Lloyd's iteration
/// (doi:10.1109/TIT.1982.1056489).
enum ColorClusters {
    struct Cluster {
        var color: FlatColor
        var weight: Double
    }

    /// Lloyd's iteration ends here at the latest; on pictures it settles within about ten rounds.
    private static let maximumRounds = 24

    /// Two colours nearer than this look the same side by side (ΔE OK; CSS Color 4, section 13.2.1, calls 0.02 just
    /// noticeable), so the picture has fewer colours than were asked for.
    private static let justNoticeable = 0.02

    /// A colour that fills at least this part of its cluster is flat art, and its exact value is kept.
    private static let flatShare = 0.2

    static func find(in points: [HistogramPoint], count: Int) -> [Cluster] {
        var centres = start(points, count: count)
        var owners = [Int](repeating: 0, count: points.count)
        for round in 0..<maximumRounds {
            let changed = assign(points, to: centres, owners: &owners)
            if round > 0 && !changed { break }
            move(&centres, to: points, owners: owners)
        }
        return clusters(of: points, owners: owners, count: centres.count)
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

    /// Gives each point to its nearest centre, the first of equally near ones; true where any changed hands.
    private static func assign(_ points: [HistogramPoint], to centres: [Oklab], owners: inout [Int]) -> Bool {
        var changed = false
        for index in points.indices {
            var owner = 0
            var least = points[index].oklab.squaredDistance(to: centres[0])
            for centre in centres.indices.dropFirst() {
                let distance = points[index].oklab.squaredDistance(to: centres[centre])
                if distance < least {
                    least = distance
                    owner = centre
                }
            }
            if owners[index] != owner {
                owners[index] = owner
                changed = true
            }
        }
        return changed
    }

    /// Moves each centre to the weighted mean of its points; one that lost all of them stays where it is.
    private static func move(_ centres: inout [Oklab], to points: [HistogramPoint], owners: [Int]) {
        var sums = [(weight: Double, lightness: Double, a: Double, b: Double)](
            repeating: (0, 0, 0, 0), count: centres.count)
        for (point, owner) in zip(points, owners) {
            sums[owner].weight += point.weight
            sums[owner].lightness += point.weight * point.oklab.lightness
            sums[owner].a += point.weight * point.oklab.a
            sums[owner].b += point.weight * point.oklab.b
        }
        for (index, sum) in sums.enumerated() where sum.weight > 0 {
            centres[index] = Oklab(
                lightness: sum.lightness / sum.weight, a: sum.a / sum.weight, b: sum.b / sum.weight)
        }
    }

    private static func clusters(of points: [HistogramPoint], owners: [Int], count: Int) -> [Cluster] {
        var means = [Oklab](repeating: Oklab(lightness: 0, a: 0, b: 0), count: count)
        move(&means, to: points, owners: owners)
        var clusters: [Cluster] = []
        for index in means.indices {
            var weight = 0.0
            var flattest: HistogramPoint?
            for (point, owner) in zip(points, owners) where owner == index {
                weight += point.weight
                if point.flatWeight > flattest?.flatWeight ?? 0 { flattest = point }
            }
            guard weight > 0 else { continue }
            let flat = flattest.flatMap { $0.flatWeight >= flatShare * weight ? $0.flat : nil }
            clusters.append(Cluster(color: flat ?? FlatColor(oklab: means[index], exact: nil), weight: weight))
        }
        return clusters
    }
}

extension Oklab {
    fileprivate func squaredDistance(to other: Oklab) -> Double {
        let lightness = lightness - other.lightness
        let a = a - other.a
        let b = b - other.b
        return lightness * lightness + a * a + b * b
    }
}
