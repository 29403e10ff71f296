/// An area of text on a page, with its contrast and what would make it readable.
package struct TextEntry: Codable, Sendable, Hashable {
    /// The contrast on a screen, in WCAG 2.2 contrast ratios to two places, cut.
    package struct Contrast: Codable, Sendable, Hashable {
        /// The width of the screen in points.
        package var width: Double
        /// The lowest ratio.
        package var worst: Double
        /// The ratio that a twentieth of the area falls short of.
        package var percentile: Double
        /// The mean.
        package var mean: Double

        package init(width: Double, worst: Double, percentile: Double, mean: Double) {
            (self.width, self.worst, self.percentile, self.mean) = (width, worst, percentile, mean)
        }
    }

    /// The least overlay, black or white, with which the text reaches the minimum.
    package struct Scrim: Codable, Sendable, Hashable {
        /// Its color, `#RRGGBB`.
        package var color: String
        /// The opacity of one that is the same everywhere, 0 … 1; absent where none does.
        package var opacity: Double?
        /// The opacity of a vertical gradient at ``edge``, which is clear at the other edge; absent where none does.
        package var gradient: Double?
        /// The edge of the page where the gradient begins: `top` or `bottom`.
        package var edge: String?

        package init(color: String, opacity: Double?, gradient: Double?, edge: String?) {
            (self.color, self.opacity, self.gradient, self.edge) = (color, opacity, gradient, edge)
        }
    }

    /// The name of the area.
    package var name: String
    /// The left, top, width and height in parts of the page; absent for a part of the screen.
    package var at: [Double]?
    /// The color of the text: the configured one, else white or black, `#RRGGBB`.
    package var foreground: String
    /// The least ratio that is wanted.
    package var minimum: Double
    /// The part of the distribution that must reach it: `worst`, `percentile` or `mean`.
    package var measure: String
    /// The contrast on each screen.
    package var contrasts: [Contrast]
    /// White or black where it reads better than a configured color that falls short.
    package var better: String?
    /// The contrast of ``better``.
    package var betterRatio: Double?
    /// Absent where the text reaches the minimum, and where no overlay makes it.
    package var scrim: Scrim?
    /// The left, top, width and height of the part that falls short, in parts of the picture; absent where none does.
    package var failing: [Double]?

    package init(name: String, foreground: String, minimum: Double, measure: String, contrasts: [Contrast]) {
        (self.name, self.foreground, self.minimum) = (name, foreground, minimum)
        (self.measure, self.contrasts) = (measure, contrasts)
    }

    /// The contrast on the screen where it is lowest by the measure, and that screen's width.
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

    /// Whether the text falls short of the minimum somewhere.
    package var fails: Bool { lowest.ratio < minimum }
}

extension CarouselEntry.Page {
    /// The text in an appearance.
    package func text(isDark: Bool) -> [TextEntry] { (isDark ? textDark ?? text : text) ?? [] }

    /// The least scrim of one opacity that serves all text of the page; nil where none is needed, or one color doesn't
    /// serve all.
    package func scrim(isDark: Bool) -> TextEntry.Scrim? {
        let scrims = text(isDark: isDark).compactMap(\.scrim)
        let strongest = scrims.max { ($0.opacity ?? 0) < ($1.opacity ?? 0) }
        guard let strongest, strongest.opacity != nil, scrims.allSatisfy({ $0.color == strongest.color }) else {
            return nil
        }
        return strongest
    }
}
