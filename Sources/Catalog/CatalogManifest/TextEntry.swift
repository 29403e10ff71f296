/// An area of text on a page, the contrast of the text, and suggestions that would make the text readable.
package struct TextEntry: Codable, Sendable, Hashable {
    /// The contrast between the text and the colors behind it, on a screen of one width.
    ///
    /// The values are WCAG 2.2 ratios, rounded down to two decimal places.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The width of the screen, in points.
        package var width: Double
        package var worst: Double
        /// The fifth percentile: in 5 % of the text area, the ratio is lower.
        package var percentile: Double
        package var mean: Double

        package init(width: Double, worst: Double, percentile: Double, mean: Double) {
            (self.width, self.worst, self.percentile, self.mean) = (width, worst, percentile, mean)
        }
    }

    /// The most transparent scrim, a layer between the picture and the text, with which the text is readable.
    package struct Scrim: Codable, Sendable, Hashable {
        /// The color, black or white, `#RRGGBB`.
        package var color: String
        /// The lowest opacity, 0 … 1, at which a uniform scrim is enough; absent if none is.
        package var opacity: Double?
        /// The lowest opacity, 0 … 1, at which a gradient scrim is enough; absent if none is.
        ///
        /// The gradient has this opacity at the page's ``edge``, and is transparent at the opposite edge.
        package var gradient: Double?
        /// The edge at which the gradient is most opaque, `top` or `bottom`; absent if ``gradient`` is absent.
        package var edge: String?

        package init(color: String, opacity: Double?, gradient: Double?, edge: String?) {
            (self.color, self.opacity, self.gradient, self.edge) = (color, opacity, gradient, edge)
        }
    }

    package var name: String
    /// The left, top, width and height, as fractions of the page; absent for a part of the screen.
    package var at: [Double]?
    /// The color of the text, `#RRGGBB`: the configured color, or else white or black, whichever has more contrast.
    package var foreground: String
    package var minimum: Double
    /// The name of the ratio in each ``Contrast`` that must reach ``minimum``: `worst`, `percentile` or `mean`.
    package var measure: String
    package var contrasts: [Contrast]
    /// White or black as `#RRGGBB`, whichever has more contrast.
    ///
    /// Absent if ``foreground`` reaches ``minimum``, or if neither has more contrast than ``foreground``.
    package var better: String?
    /// The ``lowest`` contrast ratio of text in the color ``better``; absent if ``better`` is absent.
    package var betterRatio: Double?
    /// Absent if the text needs no scrim, or if no scrim is enough.
    package var scrim: Scrim?
    /// The part with too little contrast, as fractions of the picture; absent if nothing fails.
    package var failing: [Double]?

    package init(name: String, foreground: String, minimum: Double, measure: String, contrasts: [Contrast]) {
        (self.name, self.foreground, self.minimum) = (name, foreground, minimum)
        (self.measure, self.contrasts) = (measure, contrasts)
    }

    /// The lowest contrast ratio of the text on any screen, and the width of that screen, in points.
    ///
    /// It is the ratio that ``measure`` names, or `(21, 0)` if ``contrasts`` is empty.
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

    /// Returns the most opaque uniform scrim of the page's text areas, to cover the whole page with one opacity.
    ///
    /// The result is nil if no scrim is uniform, or if some scrims are white and some are black.
    package func scrim(isDark: Bool) -> TextEntry.Scrim? {
        let scrims = text(isDark: isDark).compactMap(\.scrim)
        let strongest = scrims.max { ($0.opacity ?? 0) < ($1.opacity ?? 0) }
        guard let strongest, strongest.opacity != nil, scrims.allSatisfy({ $0.color == strongest.color }) else {
            return nil
        }
        return strongest
    }
}
