extension Interpolation {
    /// A blend between two colors that is prepared for many lookups.
    ///
    ///     let segment = Interpolation.Segment(from: red, to: blue, by: Interpolation(space: .oklab))
    ///     let colors = (0...40).map { segment.color(at: Double($0) / 40) }
    ///
    /// The two colors are already converted to the space, with missing components filled in and alpha premultiplied.
    /// One of two hues is increased by 360° if the blend must cross 0°. Source: CSS Color 4, section 12.
    package struct Segment: Sendable {
        package let space: ColorSpace
        private let ends: (start: Components, end: Components)
        /// The components of both ends, multiplied by alpha except for the hue (CSS Color 4, section 12.3).
        private let premultiplied: (start: Components, end: Components)
        private let alphas: (start: Double, end: Double)
        /// The components that are missing at both ends.
        private let missing: MissingComponents
        /// The path of ``Interpolation/vivid``; nil for other interpolations.
        private let vividPath: VividPath?

        package init(from start: Color, to end: Color, by interpolation: Interpolation) {
            let space = interpolation.space
            let (a, b) = (start.prepared(for: space), end.prepared(for: space))
            var (first, last) = (
                a.missing.filled(a.components, from: b.components), b.missing.filled(b.components, from: a.components)
            )
            let missing = a.missing.intersection(b.missing)
            if let hue = space.hueIndex, !missing.contains(.component(hue)) {
                (first[hue], last[hue]) = interpolation.hue.unwound(
                    Hue.normalized(first[hue]), Hue.normalized(last[hue]))
            }
            // A missing alpha gets the value of the other end. If both are missing, nothing is premultiplied.
            let alphas =
                missing.contains(.alpha)
                ? (start: 1, end: 1)
                : (
                    start: a.missing.contains(.alpha) ? b.alpha : a.alpha,
                    end: b.missing.contains(.alpha) ? a.alpha : b.alpha
                )
            vividPath = interpolation.keepsChroma ? VividPath(from: first, to: last) : nil
            self.space = space
            self.missing = missing
            self.alphas = alphas
            ends = (first, last)
            premultiplied = (
                Self.premultiplied(first, by: alphas.start, in: space),
                Self.premultiplied(last, by: alphas.end, in: space)
            )
        }

        /// Returns the color at a progress, which is clamped to 0 … 1, with a hue of 0° … below 360°.
        package func color(at progress: Double) -> Color {
            if !(progress > 0) { return color(ends.start, alpha: alphas.start) }
            if progress >= 1 { return color(ends.end, alpha: alphas.end) }
            if alphas.start == 1, alphas.end == 1 {
                return color(vivid(ends.start - (ends.start - ends.end) * progress, at: progress), alpha: 1)
            }
            let alpha = alphas.start + (alphas.end - alphas.start) * progress
            var components = premultiplied.start * (1 - progress) + premultiplied.end * progress
            // At an alpha of 0, the premultiplied components are the result (CSS Color 4, section 12.3).
            if alpha != 0 { components /= alpha }
            if let hue = space.hueIndex {
                components[hue] = ends.start[hue] - (ends.start[hue] - ends.end[hue]) * progress
            }
            // The end color's weight depends on the alphas: an opaque color contributes more than a transparent one.
            let part = alpha != 0 ? progress * alphas.end / alpha : progress
            return color(vivid(components, at: part), alpha: alpha)
        }

        private func vivid(_ components: Components, at progress: Double) -> Components {
            vividPath?.color(components, at: progress) ?? components
        }

        private func color(_ components: Components, alpha: Double) -> Color {
            var components = components
            if let hue = space.hueIndex { components[hue] = Hue.normalized(components[hue]) }
            return Color(space, components, alpha: alpha, missing: missing)
        }

        private static func premultiplied(_ components: Components, by alpha: Double, in space: ColorSpace)
            -> Components
        {
            var result = components * alpha
            if let hue = space.hueIndex { result[hue] = components[hue] }
            return result
        }
    }
}

extension Color {
    /// Returns the color converted to the space of an interpolation.
    ///
    /// Missing components are carried over to the new space (CSS Color 4, section 12.2). Powerless hues, those of
    /// grays, become missing only afterwards, because CSS doesn't carry them over.
    fileprivate func prepared(for target: ColorSpace) -> Color {
        let carried = missing.carried(from: space, to: target)
        let result = space == target ? withPowerlessHueMissing : converted(to: target)
        return Color(target, result.components, alpha: alpha, missing: result.missing.union(carried))
    }
}
