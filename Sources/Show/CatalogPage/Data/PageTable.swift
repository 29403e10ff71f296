internal import CarouselGradients
internal import ColorScience

/// The colors of a carousel in light or dark mode.
///
/// The page's script looks up colors in this table as an app does.
///
/// A track is one height of the backdrop: a plain backdrop has one track, and a gradient has several tracks.
struct PageTable: Encodable, Hashable, Sendable {
    /// The distance of each track from the top, as a fraction of the backdrop's height.
    var locations: [Double]
    /// The transitions of each track, in order.
    ///
    /// A transition has eight hexadecimal digits per stop. The first two digits are the stop's location in
    /// hundredths of the transition; the others are red, green and blue. A single page has no transition, so its
    /// color is stored as one stop.
    var tracks: [[String]]

    init(_ table: BackdropTable) {
        locations = table.locations
        tracks = table.tracks.map { track in
            track.pageCount == 1
                ? track.pages.map { Self.digits($0.hex, hundredths: 0) }
                : track.transitions.map { transition in
                    transition.stops.map { Self.digits($0.color.hex, hundredths: Int(($0.progress * 100).rounded())) }
                        .joined()
                }
        }
    }

    private static func digits(_ hex: String, hundredths: Int) -> String {
        (hundredths < 16 ? "0" : "") + String(hundredths, radix: 16, uppercase: true) + hex.dropFirst()
    }
}
