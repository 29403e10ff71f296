/// An area of text on a page, its contrast, and the changes that make it readable.
package struct TextEntry: Codable, Sendable, Hashable {
    /// The WCAG 2.2 contrast ratios in the text area on one screen, rounded down to two decimal places.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The width of the screen in points.
        package var width: Double
        /// The lowest ratio in the text area.
        package var worst: Double
        /// The fifth percentile of the ratios: 5 % of the text area has a lower ratio.
        package var percentile: Double
        package var mean: Double

        package init(width: Double, worst: Double, percentile: Double, mean: Double) {
            (self.width, self.worst, self.percentile, self.mean) = (width, worst, percentile, mean)
        }
    }

    /// The most transparent overlay, black or white, with which the text reaches the minimum contrast.
    package struct Scrim: Codable, Sendable, Hashable {
        /// The color of the overlay, `#RRGGBB`.
        package var color: String
        /// The opacity of an overlay with the same opacity everywhere, 0 … 1; absent if no such overlay is enough.
        package var opacity: Double?
        /// The opacity of a gradient overlay at ``edge``, 0 … 1; absent if no such overlay is enough.
        ///
        /// The gradient is transparent at the opposite edge of the page.
        package var gradient: Double?
        /// The edge of the page where the gradient is most opaque: `top` or `bottom`.
        package var edge: String?

        package init(color: String, opacity: Double?, gradient: Double?, edge: String?) {
            (self.color, self.opacity, self.gradient, self.edge) = (color, opacity, gradient, edge)
        }
    }

    package var name: String
    /// The left, top, width and height of the text area, as fractions of the page.
    ///
    /// Absent if the area is a part of the screen, such as the status bar.
    package var at: [Double]?
    /// The color of the text, `#RRGGBB`: the configured color, or else white or black, whichever has more contrast.
    package var foreground: String
    /// The required minimum contrast ratio.
    package var minimum: Double
    /// The kind of ratio that must reach ``minimum``: `worst`, `percentile` or `mean`.
    package var measure: String
    package var contrasts: [Contrast]
    /// The better color, white or black, if the configured color fails the minimum and has less contrast; otherwise
    /// absent.
    package var better: String?
    /// The lowest contrast ratio of ``better`` on any screen, by ``measure``; absent if ``better`` is absent.
    package var betterRatio: Double?
    /// The overlay that makes the text readable; absent if the text needs no overlay, or if no overlay is enough.
    package var scrim: Scrim?
    /// The left, top, width and height of the part with too little contrast, as fractions of the picture; absent if
    /// nothing fails.
    package var failing: [Double]?

    package init(name: String, foreground: String, minimum: Double, measure: String, contrasts: [Contrast]) {
        (self.name, self.foreground, self.minimum) = (name, foreground, minimum)
        (self.measure, self.contrasts) = (measure, contrasts)
    }

    /// The lowest ratio on any screen, by ``measure``, and the width of the screen with this ratio, in points.
    package var lowest: (ratio: Double, width: Double) {
        contrasts.map { contrast in
            let ratio =
                switch measure {
                case "worst": contrast.worst
                case "mean": contrast.mean
                default: contrast.percentile
                }
            return (ratio, contrast.width)
        }.min { $0.0 < $1.0 } ?? (21, 0)
    }

    package var fails: Bool { lowest.ratio < minimum }
}

extension CarouselEntry.Page {
    package func text(isDark: Bool) -> [TextEntry] { (isDark ? textDark ?? text : text) ?? [] }

    /// Returns the most transparent overlay that is enough for every text area with a ``TextEntry/scrim``.
    ///
    /// The overlay has the same opacity everywhere. Returns nil if no text area has a scrim, if no scrim has such an
    /// opacity, or if some scrims are white and some are black.
    package func scrim(isDark: Bool) -> TextEntry.Scrim? {
        let scrims = text(isDark: isDark).compactMap(\.scrim)
        let strongest = scrims.max { ($0.opacity ?? 0) < ($1.opacity ?? 0) }
        guard let strongest, strongest.opacity != nil, scrims.allSatisfy({ $0.color == strongest.color }) else {
            return nil
        }
        return strongest
    }
}
