/// The way around the hue circle (CSS Color 4, section 12.4).
public enum HueInterpolation: String, Sendable, Hashable, CaseIterable {
    /// The shorter arc.
    case shorter
    /// The longer arc.
    case longer
    /// With rising hue.
    case increasing
    /// With falling hue.
    case decreasing
}

/// How colours between two colours are found (CSS Color 4, section 12).
public struct Interpolation: Sendable, Hashable {
    /// The space in which components are blended.
    public let space: ColorSpace
    /// The way around the hue circle; without effect in spaces that have none.
    public let hue: HueInterpolation

    /// A way of blending.
    public init(space: ColorSpace, hue: HueInterpolation = .shorter) {
        self.space = space
        self.hue = hue
    }

    /// The colour at a progress from one colour to another, blended with premultiplied alpha.
    ///
    /// - Parameter progress: 0 … 1; what lies outside is taken as the nearer end, and what is not a number as 0.
    public func color(from start: Color, to end: Color, progress: Double) -> Color {
        let progress = progress > 0 ? min(progress, 1) : 0
        let ends = prepared(start, end)
        let alpha = start.alpha + (end.alpha - start.alpha) * progress
        if progress == 0 { return Color(space, ends.0, alpha: alpha) }
        if progress == 1 { return Color(space, ends.1, alpha: alpha) }
        if start.alpha == 1, end.alpha == 1 { return Color(space, ends.0 - (ends.0 - ends.1) * progress) }
        guard alpha > 0 else { return Color(space, ends.0, alpha: 0) }
        let straight = ends.0 - (ends.0 - ends.1) * progress
        let premultiplied =
            (ends.0 * start.alpha * (1 - progress) + ends.1 * end.alpha * progress) / alpha
        // A hue is an angle, which alpha does not scale (section 12.3).
        return Color(
            space, premultiplied.x, premultiplied.y, space.hasHue ? straight.z : premultiplied.z, alpha: alpha)
    }

    /// The components of both ends in the space, the hues unwound so that a straight blend goes the right way.
    private func prepared(_ start: Color, _ end: Color) -> (Components, Components) {
        var a = start.converted(to: space).components
        var b = end.converted(to: space).components
        guard space.hasHue else { return (a, b) }
        // A grey has no hue of its own and takes the other end's (section 12.2).
        if a.y <= OKLCH.greyChroma { a.z = b.z } else if b.y <= OKLCH.greyChroma { b.z = a.z }
        let difference = b.z - a.z
        switch hue {
        case .shorter:
            if difference > 180 { a.z += 360 } else if difference < -180 { b.z += 360 }
        case .longer:
            if (0..<180).contains(difference), difference != 0 {
                a.z += 360
            } else if difference > -180, difference <= 0 {
                b.z += 360
            }
        case .increasing:
            if difference < 0 { b.z += 360 }
        case .decreasing:
            if difference > 0 { a.z += 360 }
        }
        return (a, b)
    }
}
