internal import CarouselGradients
internal import CatalogConfiguration
internal import ColorScience
internal import Diagnostics

/// Counts the colors that carousels ask for before any of them is made.
///
/// Each number of a configuration has a bound of its own; their product has none but this.
struct ColorBudget {
    /// A page is written with its picture, its backdrops and where they come from: as much as so many colors.
    private static let colorsOfPage = 16.0
    /// A transition has two stops at least, and its own keys.
    private static let stopsOfLine = 4.0
    /// A transition that is no line may have a stop at every hundredth; few have more than half of them.
    private static let stopsOfCurve = 64.0

    /// Stops are written for the light and for the dark appearance.
    private static let appearances = 2.0

    /// The most colors of all carousels together.
    let limit: Int
    private var spent = 0.0

    init(limit: Int) { self.limit = limit }

    /// Takes what a carousel asks for, or gives a finding where that is more than is left.
    mutating func spend(on carousel: CarouselConfiguration, backdrops: [PageBackdrop], _ what: String) -> Diagnostic? {
        let pages = Double(backdrops.count)
        let transitions = carousel.wraps && backdrops.count > 1 ? pages : max(pages - 1, 0)
        // Vertical gradients have a track at each height, beside the one of their colors.
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
            ? "\(carousel.offsetWidths.count) widths"
            : "\(Int(transitions * tracks)) transitions, \(carousel.samples) samples"
        return Diagnostic(
            .error, .limitExceeded, at: origin, about: .carousel(carousel.name),
            "\(what) asks for \(Self.text(tables + (offsets ?? 0))) colors (\(Int(pages)) pages, \(parts)); all carousels "
                + "together may have \(limit). Ask for fewer, or \(InputLimits.advice("colors"))")
    }

    /// A count in digits, and beyond those that anyone reads in words.
    private static func text(_ count: Double) -> String { count < 1e15 ? "\(Int(count))" : "more than 10¹⁵" }
}
