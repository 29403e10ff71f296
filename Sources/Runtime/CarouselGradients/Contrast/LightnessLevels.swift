internal import ColorScience

/// The side of the overlay that all backdrops of a carousel must be on: between a lighter and a darker one lies one of
/// contrast 1.
enum ContrastSide: CaseIterable {
    case darker, lighter

    /// The backdrop that is furthest on this side.
    var end: SRGB8 { self == .darker ? .black : .white }

    /// Whether a backdrop is on this side of an overlay with a contrast.
    func allows(_ color: SRGB8, overlay: SRGB8, contrast: Double) -> Bool {
        let isLighter = color.relativeLuminance > overlay.relativeLuminance
        return (contrast <= 1 || isLighter == (self == .lighter)) && contrastRatio(overlay, color) >= contrast
    }
}

/// A backdrop and what it becomes as its OKLCH lightness is changed step by step toward one end.
///
/// Whatever contrast is aimed at, these are the same.
struct LightnessSteps {
    /// The backdrop itself first, black or white last.
    let colors: [SRGB8]
    /// How far each is from the first, in OKLCH lightness.
    let changes: [Double]

    /// - Parameter step: in OKLCH lightness.
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

/// The steps of a backdrop, and where those begin that are allowed.
struct LightnessLevels {
    private let steps: LightnessSteps
    /// The first that is allowed.
    let least: Int

    var colors: [SRGB8] { steps.colors }
    var changes: [Double] { steps.changes }

    /// - Returns: nil where not even the last is allowed.
    init?(_ steps: LightnessSteps, isAllowed: (SRGB8) -> Bool) {
        guard let last = steps.colors.last, isAllowed(last), let least = steps.colors.firstIndex(where: isAllowed)
        else { return nil }
        self.steps = steps
        self.least = least
    }
}

extension SRGB8 {
    static let black = SRGB8(red: 0, green: 0, blue: 0)
    static let white = SRGB8(red: 255, green: 255, blue: 255)
}
