internal import CatalogManifest
internal import ColorScience

enum CSSPercent {
    /// Returns a fraction such as 0.25 as `25%`, with up to four decimals.
    static func of(_ part: Double) -> String { DecimalText.of(part * 100, places: 4) + "%" }
}

extension TextBytes {
    /// Adds a CSS gradient toward a side such as `bottom`.
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

    private mutating func add(percent part: Double) {
        // Evenly spaced stops often have whole percentages, which need no intermediate string.
        guard let whole = UInt8(exactly: part * 100), whole < 100 else {
            self += CSSPercent.of(part)
            return
        }
        if whole >= 10 { add(digit: whole / 10) }
        add(digit: whole % 10)
        add(ascii: "%")
    }
}
