internal import CatalogManifest
internal import ColorScience

enum CSSPercent {
    /// Returns a fraction such as 0.25 as `25%`, with up to four decimals.
    static func of(_ part: Double) -> String { DecimalText.of(part * 100, places: 4) + "%" }
}

extension [BackdropStop] {
    /// Returns a CSS gradient toward a side such as `bottom`.
    func css(to end: String, _ color: (BackdropStop) -> String) -> String {
        let stops = map { "\(color($0)) \(CSSPercent.of($0.location))" }
        return "linear-gradient(to \(end), \(stops.joined(separator: ", ")))"
    }
}
