internal import CatalogManifest
internal import ColorScience

/// A part of the whole as CSS writes it.
enum CSSPercent {
    /// In percent, to four places: a ten-thousandth of a pixel on a line of a hundred.
    static func of(_ part: Double) -> String { "\(DecimalText.of(part * 100, places: 4))%" }
}

extension [BackdropStop] {
    /// The gradient to a side, in one appearance.
    func css(to end: String, _ color: (BackdropStop) -> String) -> String {
        let stops = map { "\(color($0)) \(CSSPercent.of($0.location))" }
        return "linear-gradient(to \(end), \(stops.joined(separator: ", ")))"
    }
}
