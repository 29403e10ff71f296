internal import CarouselGradients
internal import CatalogConfiguration
internal import ColorScience
internal import Diagnostics

/// Limits the number of colors that all carousels need together, before any carousel is created.
///
/// Every number in a configuration has its own limit, but the product of these numbers could still exhaust the memory.
struct ColorBudget {
    /// The cost of a page: the number of colors that take as much space in the manifest as the page's own entry.
    private static let colorsOfPage = 16.0
    /// The cost of a transition on a straight line in sRGB, in colors: at least two stops, and the keys of its entry.
    private static let stopsOfLine = 4.0
    /// The cost of a transition along a curve in sRGB, in colors.
    ///
    /// A curve may need up to a hundred stops, but few curves need more than fifty.
    private static let stopsOfCurve = 64.0

    /// The number of appearances whose stops are written: light and dark.
    private static let appearances = 2.0

    let limit: Int
    private var spent = 0.0

    init(limit: Int) { self.limit = limit }

    /// Adds the colors of a carousel to the total; returns a finding if the total exceeds the limit.
    mutating func spend(on carousel: CarouselConfiguration, backdrops: [PageBackdrop], _ what: String) -> Diagnostic? {
        let pages = Double(backdrops.count)
        let transitions = carousel.wraps && backdrops.count > 1 ? pages : max(pages - 1, 0)
        // A table has one track for the page colors, and one for each stop location of vertical gradients.
        let heights = Double(Set(backdrops.filter { !$0.isFlat }.flatMap { $0.stops.map(\.location) }).count)
        let tracks = 1 + heights
        let isLine = carousel.interpolation.space == .srgb && carousel.easing.isLinear
        let stops = isLine ? Self.stopsOfLine : Self.stopsOfCurve
        let tables =
            pages * (Self.colorsOfPage + heights)
            + transitions * tracks * (Double(carousel.samples) + Self.appearances * stops)
        let offsets = carousel.offsets.map { asked in
            carousel.offsetWidths.reduce(0.0) { sum, width in
                let pitch = carousel.geometry(width: width ?? 0).pitch
                return sum + max(0, (transitions * pitch / asked.step).rounded(.up)) + 1
            }
        }
        let sum = spent + tables + (offsets ?? 0)
        if sum <= Double(limit) {
            spent = sum
            return nil
        }
        let isOffsets = offsets.map { $0 > tables } ?? false
        let origin =
            (isOffsets ? carousel.offsets?.origin : carousel.samplesOrigin) ?? carousel.origin
            ?? SourceLocation(path: "", position: .start)
        let parts =
            isOffsets
            ? "\(Int(pages)) pages and \(carousel.offsetWidths.count) screen widths"
            : "\(Int(pages)) pages and \(Int(transitions * tracks)) transitions of \(carousel.samples) samples each"
        let advice = "Use fewer pages or \(isOffsets ? "screen widths, a larger step" : "samples"),"
        return Diagnostic(
            .error, .limitExceeded, at: origin, about: .carousel(carousel.name),
            "\(what) needs \(Self.text(tables + (offsets ?? 0))) colors, most of them for \(parts); all carousels together may have \(limit). \(advice) or \(InputLimits.advice("colors"))"
        )
    }

    private static func text(_ count: Double) -> String { count < 1e15 ? "\(Int(count))" : "more than 10¹⁵" }
}
