/// How the progress of the finger becomes the progress of the colors.
package enum Easing: Sendable, Hashable {
    case linear
    /// 3p² − 2p³: slow at both ends. Source: the Hermite polynomial that shading languages call `smoothstep`.
    case smoothstep
    /// A timing curve of CSS.
    case cubicBezier(CubicBezier)

    /// `ease` of CSS: cubic-bezier(0.25, 0.1, 0.25, 1).
    package static let ease = Easing.cubicBezier(CubicBezier(known: 0.25, 0.1, 0.25, 1))
    /// `ease-in` of CSS: cubic-bezier(0.42, 0, 1, 1).
    package static let easeIn = Easing.cubicBezier(CubicBezier(known: 0.42, 0, 1, 1))
    /// `ease-out` of CSS: cubic-bezier(0, 0, 0.58, 1).
    package static let easeOut = Easing.cubicBezier(CubicBezier(known: 0, 0, 0.58, 1))
    /// `ease-in-out` of CSS: cubic-bezier(0.42, 0, 0.58, 1).
    package static let easeInOut = Easing.cubicBezier(CubicBezier(known: 0.42, 0, 0.58, 1))

    /// The eased progress, 0 … 1, at a progress of 0 … 1.
    ///
    /// 0 gives 0 and 1 gives 1. What lies outside is taken as the nearer end, and what is not a number as 0. A timing
    /// curve that swings beyond its ends is held at them, for there is no color beyond a page's.
    package func progress(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch self {
        case .linear: return progress
        case .smoothstep: return progress * progress * (3 - 2 * progress)
        case .cubicBezier(let curve): return min(max(curve.y(at: progress), 0), 1)
        }
    }

    /// True where the eased progress is the progress.
    package var isLinear: Bool {
        switch self {
        case .linear: true
        case .smoothstep: false
        case .cubicBezier(let curve): curve.isLinear
        }
    }
}
