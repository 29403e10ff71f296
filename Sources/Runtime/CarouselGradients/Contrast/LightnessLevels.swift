internal import ColorScience

/// The side of the overlay, in lightness, on which all backdrops of a carousel must be.
///
/// A transition from a darker to a lighter backdrop would pass through the overlay's own lightness, a contrast of 1.
enum ContrastSide: CaseIterable {
    case darker, lighter

    /// The extreme of this side: black for darker backdrops, white for lighter backdrops.
    var end: SRGB8 { self == .darker ? .black : .white }

    /// Whether a backdrop is on this side of an overlay, with a required contrast; 1 or less allows every backdrop.
    func allows(_ color: SRGB8, overlay: SRGB8, contrast: Double) -> Bool {
        let isLighter = color.relativeLuminance > overlay.relativeLuminance
        return (contrast <= 1 || isLighter == (self == .lighter)) && contrastRatio(overlay, color) >= contrast
    }
}

/// The colors of a backdrop as its OKLCH lightness changes step by step toward black or white.
struct LightnessSteps {
    /// The colors in the order of the steps: the backdrop's own color first, black or white last.
    let colors: [SRGB8]
    /// For each color, the difference, 0 or more, of its OKLCH lightness from that of the backdrop's own color.
    let changes: [Double]

    /// - Parameter step: the difference of OKLCH lightness between one color and the next.
    init(_ color: SRGB8, side: ContrastSide, step: Double) {
        let polar = Color(color).converted(to: .oklch).components
        let room = side == .darker ? polar.x : 1 - polar.x
        let count = max(1, Int((room / step).rounded(.up)))
        changes = (0...count).map { min(Double($0) * step, max(room, 0)) }
        colors = changes.enumerated().map { index, change in
            if index == 0 { return color }
            if index == count { return side.end }
            var changed = polar
            changed.x += side == .darker ? -change : change
            return SRGB8(Color(.oklch, changed))
        }
    }
}

/// The lightness steps of a backdrop, and the first step that has the required contrast.
///
/// A level is the index of a step: 0 for the backdrop's own color, and higher for a larger change.
struct LightnessLevels {
    let colors: [SRGB8]
    let changes: [Double]
    /// The lowest level whose color has the required contrast.
    let least: Int

    init?(_ steps: LightnessSteps, isAllowed: (SRGB8) -> Bool) {
        guard let last = steps.colors.last, isAllowed(last), let least = steps.colors.firstIndex(where: isAllowed)
        else { return nil }
        (colors, changes, self.least) = (steps.colors, steps.changes, least)
    }
}
