internal import ColorScience

/// The ranges of lightness and chroma for a role, such as vibrant, and the weights that score how a color suits it.
///
/// The ranges, targets and weights are those of Android's Palette (`androidx.palette.graphics.Target`), converted from
/// HSL to OKLCH. An HSL lightness becomes the Oklab lightness of the same gray (0.45 → 0.555). An HSL saturation
/// becomes that fraction of 0.3225, the largest chroma in sRGB (#FF00FF).
package struct RoleTarget: Sendable {
    package let role: SwatchRole
    package let lightness: ClosedRange<Double>
    package let chroma: ClosedRange<Double>
    private let bestLightness: Double
    private let bestChroma: Double

    private static let largestChroma = 0.3225

    /// The targets of six roles, in the order in which the roles choose swatches.
    package static let all: [RoleTarget] = [
        RoleTarget(.lightVibrant, light, vibrant), RoleTarget(.vibrant, normal, vibrant),
        RoleTarget(.darkVibrant, dark, vibrant), RoleTarget(.lightMuted, light, muted),
        RoleTarget(.muted, normal, muted), RoleTarget(.darkMuted, dark, muted),
    ]

    // In HSL lightness: light is 0.55 … 1 with the target 0.74, normal 0.3 … 0.7 with 0.5, dark 0 … 0.45 with 0.26.
    private static let light = (range: 0.641...1, best: 0.797)
    private static let normal = (range: 0.418...0.765, best: 0.598)
    private static let dark = (range: 0.0...0.555, best: 0.380)
    // In HSL saturation: vibrant is 0.35 … 1 with the target 1, muted 0 … 0.4 with 0.3. The upper bound of 1 also
    // admits wide-gamut colors, whose chroma exceeds that of sRGB.
    private static let vibrant = (range: 0.35 * largestChroma...1, best: largestChroma)
    private static let muted = (range: 0.0...0.4 * largestChroma, best: 0.3 * largestChroma)

    private init(
        _ role: SwatchRole, _ lightness: (range: ClosedRange<Double>, best: Double),
        _ chroma: (range: ClosedRange<Double>, best: Double)
    ) {
        self.role = role
        self.lightness = lightness.range
        self.chroma = chroma.range
        bestLightness = lightness.best
        bestChroma = chroma.best
    }

    /// Returns how well a swatch suits the role, 0 … 1, in relation to the largest share; nil outside the ranges.
    package func score(_ swatch: Swatch, largestWeight: Double) -> Double? {
        let color = Oklab(swatch.color)
        guard lightness.contains(color.lightness), chroma.contains(color.chroma) else { return nil }
        // Android's weights: saturation 0.24, lightness 0.52, population 0.24.
        let strength = 1 - (min(color.chroma, Self.largestChroma) - bestChroma).magnitude / Self.largestChroma
        return 0.24 * strength + 0.52 * (1 - (color.lightness - bestLightness).magnitude)
            + 0.24 * swatch.weight / largestWeight
    }
}

extension [Swatch] {
    /// Returns a color for each of the six roles that a swatch suits; a swatch gets only one role.
    func chosenByTargets() -> [SwatchRole: SRGB8] {
        guard let largestWeight = map({ $0.weight }).max(), largestWeight > 0 else { return [:] }
        var chosen: [SwatchRole: SRGB8] = [:]
        for target in RoleTarget.all {
            var best: (color: SRGB8, score: Double)?
            for swatch in self where !chosen.values.contains(swatch.color) {
                guard let score = target.score(swatch, largestWeight: largestWeight) else { continue }
                if score > best?.score ?? -1 { best = (swatch.color, score) }
            }
            if let best { chosen[target.role] = best.color }
        }
        return chosen
    }
}
