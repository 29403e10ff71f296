package import ColorScience

/// A summary of the WCAG 2.2 contrast ratios, 1 … 21, between a text and the colors behind it.
package struct TextContrast: Sendable, Hashable {
    package let worst: Double
    /// The ratio that 95 % of the text area reaches or exceeds, rounded down to hundredths.
    package let percentile: Double
    package let mean: Double

    package subscript(measure: TextMeasure) -> Double {
        switch measure {
        case .worst: worst
        case .percentile: percentile
        case .mean: mean
        }
    }
}

/// A scrim: a layer of black or white between a picture and the text on it, which raises the contrast.
package struct TextScrim: Sendable, Hashable {
    package enum Edge: String, Sendable, Hashable, CaseIterable {
        case top, bottom
    }

    package let color: SRGB8
    /// The opacity of the scrim (the layer between picture and text) in hundredths, 1 … 100.
    package let hundredths: Int
    /// The edge of the page at which a gradient scrim has its full opacity; nil for the same opacity everywhere.
    package var edge: Edge?

    private func alpha(at height: Double) -> Double {
        let opacity = Double(hundredths) / 100
        return switch edge {
        case nil: opacity
        case .top: opacity * (1 - height)
        case .bottom: opacity * height
        }
    }

    /// Returns the linear-light values of 0 … 255 under the scrim at a vertical location in the page, 0 … 1.
    fileprivate func linearBytes(at height: Double) -> [Double] {
        let alpha = alpha(at: height)
        let above = Double(color.red) / 255 * alpha
        let table = LinearTable.shared
        return (0...255).map { table[Double($0) / 255 * (1 - alpha) + above] }
    }

    fileprivate func luminance(over below: SRGB8, at height: Double, _ table: LinearTable) -> Double {
        let alpha = alpha(at: height)
        let (above, scale) = (Double(color.red) / 255 * alpha, (1 - alpha) / 255)
        func linear(_ byte: UInt8) -> Double { table[Double(byte) * scale + above] }
        return weightedLuminance(red: linear(below.red), green: linear(below.green), blue: linear(below.blue))
    }
}

extension TextBackground {
    package func contrast(of text: SRGB8, under scrim: TextScrim? = nil) -> TextContrast {
        var counts = [UInt32](repeating: 0, count: 2102)
        var (worst, sum) = (Double.infinity, 0.0)
        for ratio in ratios(of: text, under: scrim) {
            worst = min(worst, ratio)
            sum += ratio
            // Adds a little, so that rounding errors don't turn 4.5 into 4.49.
            counts[Int(ratio * 100 + 1e-6)] += 1
        }
        var left = UInt32(colors.count / 20)
        var bin = 0
        while counts[bin] <= left {
            left -= counts[bin]
            bin += 1
        }
        return TextContrast(worst: worst, percentile: Double(bin) / 100, mean: sum / Double(colors.count))
    }

    func ratios(of text: SRGB8, under scrim: TextScrim? = nil) -> [Double] {
        let luminance = text.relativeLuminance
        guard let scrim else { return luminances.map { contrastRatio(luminances: $0, luminance) } }
        var ratios: [Double] = []
        ratios.reserveCapacity(colors.count)
        var row = -1
        var linear: [Double] = []
        for (index, color) in colors.enumerated() {
            if index % rowLength == 0 {
                row += 1
                if row == 0 || scrim.edge != nil { linear = scrim.linearBytes(at: heights[row]) }
            }
            ratios.append(contrastRatio(luminances: color.luminance(linear), luminance))
        }
        return ratios
    }

    /// Returns whether a text has at least the minimum contrast after the scrim is drawn between text and picture.
    ///
    /// - Parameter places: the indices of the colors whose contrast may be too low, of which every `step`-th is
    ///   checked.
    fileprivate func isEnough(
        _ scrim: TextScrim, for text: SRGB8, _ minimum: Double, _ measure: TextMeasure, at places: [Int],
        step: Int
    ) -> Bool {
        guard measure != .mean else { return contrast(of: text, under: scrim).mean >= minimum }
        var left = measure == .worst ? 0 : colors.count / 20 / step
        let luminance = text.relativeLuminance
        let table = LinearTable.shared
        let linear = scrim.edge == nil ? scrim.linearBytes(at: 0) : []
        for number in stride(from: 0, to: places.count, by: step) {
            let place = places[number]
            let seen =
                scrim.edge == nil
                ? colors[place].luminance(linear)
                : scrim.luminance(over: colors[place], at: heights[place / rowLength], table)
            let ratio = contrastRatio(luminances: seen, luminance)
            guard ratio < minimum - 1e-8 else { continue }
            left -= 1
            if left < 0 { return false }
        }
        return true
    }
}

/// The measured contrast of a text area on a page, with suggestions if it is too low.
package struct TextMeasurement: Sendable {
    /// The color of the text: the configured color, or else white or black, whichever has more contrast.
    package let foreground: SRGB8
    /// The contrast on each screen, in the layout with less contrast if the mirrored one is measured too.
    package let contrasts: [TextContrast]
    /// The contrast ratio that must reach the minimum: the lowest of all screens by ``TextArea/measure``.
    package let ratio: Double
    /// White or black, whichever has more contrast, if the area's configured color has too little and less than it.
    package let better: (color: SRGB8, ratio: Double)?
    /// The faintest scrim of uniform opacity with which the text reaches its required contrast; nil if the text needs
    /// no scrim, or if none is enough.
    package let scrim: TextScrim?
    /// The faintest scrim that fades out over the page and is enough.
    package let gradient: TextScrim?
    /// The smallest rectangle around all pixels with too little contrast: left, top, width and height as fractions of
    /// the picture; nil if there are none.
    package let box: [Double]?

    package var passes: Bool { ratio >= minimum }
    private let minimum: Double

    /// Measures the contrast of a text area.
    ///
    /// - Parameters:
    ///   - screens: for each screen, the index in `backgrounds` of the colors behind the text, and the one for the
    ///     mirrored layout if that is measured too.
    ///   - backgrounds: the colors behind the area, at least one element; screens with the same colors share it.
    package init(of area: TextArea, on screens: [[Int]], of backgrounds: [TextBackground]) {
        let (measure, minimum) = (area.measure, area.requirement)
        func measured(_ text: SRGB8) -> [TextContrast] { backgrounds.map { $0.contrast(of: text) } }
        func lowest(_ contrasts: [TextContrast]) -> Double { contrasts.reduce(21) { min($0, $1[measure]) } }
        var text = area.color ?? SRGB8.white
        var found = measured(text)
        var other: (color: SRGB8, ratio: Double)?
        if area.color == nil {
            let black = measured(SRGB8.black)
            if lowest(black) > lowest(found) { (text, found) = (SRGB8.black, black) }
        } else if lowest(found) < minimum {
            let choices = [SRGB8.white, SRGB8.black].map { ($0, lowest(measured($0))) }
            other = choices[0].1 >= choices[1].1 ? choices[0] : choices[1]
        }
        (foreground, self.minimum) = (text, minimum)
        ratio = lowest(found)
        contrasts = screens.map { numbers in
            numbers.map { found[$0] }.min { $0[measure] < $1[measure] }
                ?? TextContrast(worst: 21, percentile: 21, mean: 21)
        }
        guard ratio < minimum else {
            (better, scrim, gradient, box) = (nil, nil, nil, nil)
            return
        }
        let ratio = ratio
        better = other.flatMap { $0.color != text && $0.ratio > ratio ? $0 : nil }
        let search = ScrimSearch(text: text, minimum: minimum, measure: measure, backgrounds: backgrounds)
        scrim = search.least(nil)
        let heights = backgrounds.first?.heights ?? []
        // No part of a gradient is stronger than a scrim with the same opacity.
        gradient = scrim.flatMap { scrim in
            let edge: TextScrim.Edge = heights.reduce(0, +) * 2 < Double(heights.count) ? .top : .bottom
            return search.least(edge, from: search.isMonotone ? scrim.hundredths : 1)
        }
        let worst = found.indices.min { found[$0][measure] < found[$1][measure] } ?? 0
        let ratios = backgrounds[worst].ratios(of: text)
        box = backgrounds[worst].box { ratios[$0] < minimum }
    }
}

/// A search for the faintest scrim with which a text reaches its required contrast on all backgrounds.
private struct ScrimSearch {
    private let text: SRGB8
    private let minimum: Double
    private let measure: TextMeasure
    /// The backgrounds, each with the indices of its colors whose contrast may be too low.
    private let backgrounds: [(behind: TextBackground, places: [Int])]
    private let color: SRGB8
    /// Whether a higher opacity always means a higher contrast, as for white and black text.
    let isMonotone: Bool

    init(text: SRGB8, minimum: Double, measure: TextMeasure, backgrounds: [TextBackground]) {
        (self.text, self.minimum, self.measure) = (text, minimum, measure)
        let luminance = text.relativeLuminance
        // For text of any other lightness, a scrim may first bring a color closer to the text's lightness.
        let isMonotone = luminance < 1e-9 || luminance > 1 - 1e-9
        self.isMonotone = isMonotone
        color =
            contrastRatio(luminances: luminance, 0) >= contrastRatio(luminances: luminance, 1)
            ? .black : .white
        self.backgrounds = backgrounds.map { behind in
            let places = behind.luminances.indices.filter {
                !isMonotone || contrastRatio(luminances: behind.luminances[$0], luminance) < minimum
            }
            return (behind, places)
        }
    }

    private func isEnough(_ hundredths: Int, _ edge: TextScrim.Edge?, step: Int = 1) -> Bool {
        let scrim = TextScrim(color: color, hundredths: hundredths, edge: edge)
        return backgrounds.allSatisfy {
            $0.behind.isEnough(scrim, for: text, minimum, measure, at: $0.places, step: step)
        }
    }

    /// Returns the scrim with the lowest sufficient opacity, in hundredths from `enough` on, if there is one.
    func least(_ edge: TextScrim.Edge?, from enough: Int = 1) -> TextScrim? {
        var found: Int?
        if isMonotone {
            var (low, high) = (enough - 1, 101)
            while high - low > 1 {
                let middle = (low + high) / 2
                if isEnough(middle, edge, step: 8) { high = middle } else { low = middle }
            }
            while high <= 100, !isEnough(high, edge) { high += 1 }
            while high > enough, isEnough(high - 1, edge) { high -= 1 }
            if high <= 100 { found = high }
        } else {
            found = (enough...100).first { isEnough($0, edge) }
        }
        return found.map { TextScrim(color: color, hundredths: $0, edge: edge) }
    }
}
