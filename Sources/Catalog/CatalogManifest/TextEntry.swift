/// An area of text on a page, the contrast of the text, and suggestions that would make the text readable.
///
/// The suggestions are another text color (``better``) and a layer between the picture and the text (``scrim``).
package struct TextEntry: Codable, Sendable, Hashable {
    /// The contrast between the text and the colors behind it, on a screen of one width.
    ///
    /// It consists of three WCAG 2.2 ratios, rounded down to two decimal places: the lowest ratio, the fifth percentile
    /// and the mean.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The width of the screen for which the contrast was computed, in points.
        package var width: Double
        /// The lowest contrast ratio between the text and the colors behind it.
        package var worst: Double
        /// The fifth percentile of the contrast ratios between the text and the colors behind it.
        ///
        /// In 5 % of the text area, the ratio is lower.
        package var percentile: Double
        package var mean: Double

        package init(width: Double, worst: Double, percentile: Double, mean: Double) {
            (self.width, self.worst, self.percentile, self.mean) = (width, worst, percentile, mean)
        }
    }

    /// The most transparent scrim with which the text reaches the minimum contrast.
    ///
    /// The scrim is black or white, and is drawn between the picture and the text.
    package struct Scrim: Codable, Sendable, Hashable {
        /// The color of the scrim between the picture and the text, `#RRGGBB`.
        package var color: String
        /// The lowest opacity, 0 … 1, at which a uniform scrim (not a gradient) gives the text the minimum contrast.
        ///
        /// The value is absent if no opacity is enough.
        package var opacity: Double?
        /// The lowest opacity, 0 … 1, at which a gradient scrim gives the text the minimum contrast.
        ///
        /// The gradient has this opacity at the page's ``edge``, and is transparent at the opposite edge. The value is
        /// absent if no gradient is enough.
        package var gradient: Double?
        /// The edge of the page, `top` or `bottom`, at which the gradient scrim is most opaque.
        ///
        /// The opacity at this edge is the value of ``gradient``, and the scrim fades out toward the opposite edge. The
        /// edge is absent if ``gradient`` is absent.
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
    /// The name of the ratio in each ``Contrast`` that must reach ``minimum``: `worst`, `percentile` or `mean`.
    package var measure: String
    package var contrasts: [Contrast]
    /// White or black, whichever has more contrast with the colors behind the text, as `#RRGGBB`.
    ///
    /// The value is absent if the contrast of ``foreground`` reaches ``minimum``, or if neither white nor black has
    /// more contrast than ``foreground``.
    package var better: String?
    /// The contrast ratio of text in the color ``better``; absent if ``better`` is absent.
    ///
    /// It is the lowest ratio on any screen in ``contrasts``. For each screen, ``measure`` decides whether the mean,
    /// the fifth percentile or the worst ratio in the text area counts.
    package var betterRatio: Double?
    /// The scrim that gives the text the minimum contrast; absent if the text needs no scrim, or if no scrim is
    /// enough.
    package var scrim: Scrim?
    /// The left, top, width and height of the part with too little contrast, as fractions of the picture; absent if
    /// nothing fails.
    package var failing: [Double]?

    package init(name: String, foreground: String, minimum: Double, measure: String, contrasts: [Contrast]) {
        (self.name, self.foreground, self.minimum) = (name, foreground, minimum)
        (self.measure, self.contrasts) = (measure, contrasts)
    }

    /// The lowest contrast ratio of the text on any screen, and the width of that screen, in points.
    ///
    /// For each screen, ``measure`` decides whether the mean, the fifth percentile or the worst ratio in the text area
    /// counts. The value is `(21, 0)` if ``contrasts`` is empty.
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

    /// Returns the most opaque ``TextEntry/scrim`` of the page's text areas, to cover the whole page with one opacity.
    ///
    /// Scrims that have only a gradient are left out. The result is nil if no scrim has an ``TextEntry/Scrim/opacity``,
    /// or if some scrims are white and some are black.
    ///
    /// - Parameter isDark: whether the text areas are those of dark mode.
    package func scrim(isDark: Bool) -> TextEntry.Scrim? {
        let scrims = text(isDark: isDark).compactMap(\.scrim)
        let strongest = scrims.max { ($0.opacity ?? 0) < ($1.opacity ?? 0) }
        guard let strongest, strongest.opacity != nil, scrims.allSatisfy({ $0.color == strongest.color }) else {
            return nil
        }
        return strongest
    }
}
