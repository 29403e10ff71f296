/// The direction of interpolation around the hue circle (CSS Color 4, section 12.4).
package enum HueInterpolation: String, Sendable, Hashable, CaseIterable {
    case shorter
    case longer
    case increasing
    case decreasing

    /// Returns two hues of 0° … below 360°; if the interpolation must cross 0°, one of them is increased by 360°.
    func unwound(_ start: Double, _ end: Double) -> (start: Double, end: Double) {
        let difference = end - start
        switch self {
        case .shorter:
            if difference > 180 { return (start + 360, end) }
            if difference < -180 { return (start, end + 360) }
        case .longer:
            if difference > 0, difference < 180 { return (start + 360, end) }
            if difference > -180, difference <= 0 { return (start, end + 360) }
        case .increasing: if difference < 0 { return (start, end + 360) }
        case .decreasing: if difference > 0 { return (start + 360, end) }
        }
        return (start, end)
    }
}
