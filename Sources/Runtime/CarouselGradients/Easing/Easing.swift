/// A function that maps scroll progress between two pages, 0 … 1, to color progress, 0 … 1.
package enum Easing: Sendable, Hashable {
    case linear
    /// The curve 3p² − 2p³ of the progress p, which is slow at both ends. Source: the Hermite polynomial that shading
    /// languages call `smoothstep`.
    case smoothstep
    case cubicBezier(CubicBezier)

    /// `ease` in CSS: cubic-bezier(0.25, 0.1, 0.25, 1).
    package static let ease = Easing.cubicBezier(CubicBezier(known: 0.25, 0.1, 0.25, 1))
    /// `ease-in` in CSS: cubic-bezier(0.42, 0, 1, 1).
    package static let easeIn = Easing.cubicBezier(CubicBezier(known: 0.42, 0, 1, 1))
    /// `ease-out` in CSS: cubic-bezier(0, 0, 0.58, 1).
    package static let easeOut = Easing.cubicBezier(CubicBezier(known: 0, 0, 0.58, 1))
    /// `ease-in-out` in CSS: cubic-bezier(0.42, 0, 0.58, 1).
    package static let easeInOut = Easing.cubicBezier(CubicBezier(known: 0.42, 0, 0.58, 1))

    /// Returns the eased progress for a progress; both are clamped to 0 … 1, even if a timing curve overshoots.
    package func progress(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch self {
        case .linear: return progress
        case .smoothstep: return progress * progress * (3 - 2 * progress)
        case .cubicBezier(let curve): return min(max(curve.y(at: progress), 0), 1)
        }
    }

    package var isLinear: Bool {
        switch self {
        case .linear: true
        case .smoothstep: false
        case .cubicBezier(let curve): curve.isLinear
        }
    }
}
