internal import CatalogManifest
internal import ColorScience

/// A part of the whole as CSS writes it.
enum CSSPercent {
    /// In percent, to four places: a ten-thousandth of a pixel on a line of a hundred.
    static func of(_ part: Double) -> String { DecimalText.of(part * 100, places: 4) + "%" }
}

extension TextBytes {
    /// Adds the gradient to a side, in one appearance.
    mutating func add(_ stops: [BackdropStop], to end: String, isDark: Bool) {
        self += "linear-gradient(to "
        self += end
        for stop in stops {
            self += ", "
            self += isDark ? stop.dark : stop.hex
            add(ascii: " ")
            add(percent: stop.location)
        }
        add(ascii: ")")
    }

    /// Adds a part of the whole as ``CSSPercent`` writes it.
    private mutating func add(percent part: Double) {
        // Stops at even distances have whole percents, whose digits need no text of their own.
        guard let whole = UInt8(exactly: part * 100), whole < 100 else {
            self += CSSPercent.of(part)
            return
        }
        if whole >= 10 { add(digit: whole / 10) }
        add(digit: whole % 10)
        add(ascii: "%")
    }
}
