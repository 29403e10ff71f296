package import CarouselGradients
package import ColorScience

/// A gradient between two or more colors, in all forms in which `tincture gradient` prints it.
package struct SampledGradient {
    package let colors: [Color]
    private let interpolation: Interpolation
    private let easing: Easing
    private let steps: Int
    private let tolerance: Double
    private let overlay: SRGB8?

    /// - Parameter tolerance: the maximum CIEDE2000 difference between the gradient of ``stops`` and the exact blend.
    package init(
        colors: [Color], interpolation: Interpolation, easing: Easing, steps: Int, tolerance: Double, overlay: SRGB8?
    ) {
        (self.colors, self.interpolation, self.easing) = (colors, interpolation, easing)
        (self.steps, self.tolerance, self.overlay) = (steps, tolerance, overlay)
    }

    package struct Report: Encodable {
        package struct Stop: Encodable {
            package let location: Double
            package let hex: String
        }
        package struct Contrast: Encodable {
            package let overlay: String
            package let worst: Double
            package let location: Double
        }

        var space: String
        var hue: String?
        var colors: [String]
        var samples: [String]
        var easing: String?
        var stops: [Stop]?
        var maximumError: Double?
        var contrast: Contrast?

        private enum CodingKeys: String, CodingKey {
            case space, hue, colors, samples, easing, stops, maximumError, contrast
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(space, forKey: .space)
            // The key is always present; its value is null if the space has no hue.
            try container.encode(hue, forKey: .hue)
            try container.encode(colors, forKey: .colors)
            try container.encode(samples, forKey: .samples)
            try container.encodeIfPresent(easing, forKey: .easing)
            try container.encodeIfPresent(stops, forKey: .stops)
            try container.encodeIfPresent(maximumError, forKey: .maximumError)
            try container.encodeIfPresent(contrast, forKey: .contrast)
        }
    }

    package var samples: [String] { interpolation.samples(of: colors, steps: steps, easing: easing).map(\.hex) }

    /// The fewest stops that are within the tolerance of the exact blend; nil if a color isn't opaque.
    package var stops: [Report.Stop]? { table.map(stops(of:)) }

    package var report: Report {
        let table = table
        var report = Report(
            space: interpolation.name, hue: interpolation.space.hasHue ? interpolation.hue.rawValue : nil,
            colors: colors.map(\.hex), samples: samples)
        report.easing = easing.isLinear ? nil : easing.css
        report.stops = table.map(stops(of:))
        report.maximumError = table.map { ($0.maximumError * 1000).rounded(.up) / 1000 }
        report.contrast = table.flatMap(contrast(in:))
        return report
    }

    /// The lowest WCAG 2 contrast of the overlay with the gradient; nil if a color isn't opaque.
    package var contrast: Report.Contrast? { overlay == nil ? nil : table.flatMap(contrast(in:)) }

    private func contrast(in table: GradientTable) -> Report.Contrast? {
        guard let overlay, let worst = table.worstContrast(of: overlay) else { return nil }
        return Report.Contrast(
            overlay: overlay.hex, worst: roundedDown(contrast: worst.ratio),
            location: worst.position / Double(colors.count - 1))
    }

    /// Returns a CSS gradient that every browser draws in the same way, because it only blends neighboring colors in
    /// sRGB.
    ///
    /// - Parameter fewest: whether to write ``stops``, if there are any, instead of all ``samples``.
    package func css(fewest: Bool) -> String {
        let list: [String]
        if fewest, let stops {
            list = stops.map { "\($0.hex) \(Self.percent($0.location))" }
        } else {
            let samples = samples
            list = samples.enumerated().map { "\($1) \(Self.percent(Double($0) / Double(samples.count - 1)))" }
        }
        return "linear-gradient(to right, \(list.joined(separator: ", ")))"
    }

    /// Returns a location, 0 … 1, as a percentage with up to four decimals, such as `12.5%`.
    package static func percent(_ location: Double) -> String {
        let rounded = (location * 1_000_000).rounded() / 10_000
        return Int(exactly: rounded).map { "\($0)%" } ?? "\(rounded)%"
    }

    private var table: GradientTable? {
        guard colors.allSatisfy({ $0.alpha == 1 }) else { return nil }
        return GradientTable(
            pages: colors.map { SRGB8($0) }, wraps: false, interpolation: interpolation, easing: easing, samples: 0,
            tolerance: tolerance)
    }

    private func stops(of table: GradientTable) -> [Report.Stop] {
        table.transitions.flatMap { transition in
            // The first stop of a transition is the same as the last stop of the transition before it.
            (transition.from == 0 ? transition.stops[...] : transition.stops.dropFirst()).map { stop in
                Report.Stop(
                    location: (Double(transition.from) + stop.progress) / Double(colors.count - 1), hex: stop.color.hex)
            }
        }
    }
}
