internal import ColorScience

struct WeightedColors {
    let indices: [Int]
    private let colors: [SIMD4<Double>]
    let total: Double

    /// Creates a collection of the candidates, in ascending order of their indices, that have a weight above 0.
    init(_ candidates: some Collection<Int>, color: (Int) -> Oklab, weight: (Int) -> Double) {
        var (indices, colors, total): ([Int], [SIMD4<Double>], Double) = ([], [], 0)
        indices.reserveCapacity(candidates.count)
        colors.reserveCapacity(candidates.count)
        for index in candidates {
            let own = weight(index)
            guard own > 0 else { continue }
            indices.append(index)
            colors.append(SIMD4(color(index).vector, weight: own))
            total += own
        }
        (self.indices, self.colors, self.total) = (indices, colors, total)
    }

    /// Returns the lightness, a, b and weight of the `count` heaviest colors, in descending order of weight.
    func heaviest(_ count: Int) -> [SIMD4<Double>] {
        var heaviest: [SIMD4<Double>] = []
        var least = 0.0
        for color in colors where color.w > least {
            heaviest.insert(color, at: heaviest.firstIndex { $0.w < color.w } ?? heaviest.count)
            if heaviest.count > count { heaviest.removeLast() }
            if heaviest.count == count { least = heaviest[count - 1].w }
        }
        return heaviest
    }

    /// Returns the weighted sum of the colors within a radius of a center; the last component is the weights' sum.
    func sum(about center: SIMD4<Double>, within radius: Double) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for color in colors where (color - center).squaredLength <= radius * radius {
            sum += SIMD4(color * color.w, weight: color.w)
        }
        return sum
    }

    func forEach(notFartherFrom center: SIMD4<Double>, than radius: Double, _ body: (Int, Double) -> Void) {
        for (index, color) in zip(indices, colors) where (color - center).squaredLength <= radius * radius {
            body(index, color.w)
        }
    }
}

extension SIMD4<Double> {
    fileprivate init(_ vector: Self, weight: Double) { self.init(vector.x, vector.y, vector.z, weight) }
}
