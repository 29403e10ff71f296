internal import CarouselGradients
internal import ColorScience

/// The colors of a carousel in one appearance, from which the script looks up colors like an app.
struct PageTable: Encodable, Hashable, Sendable {
    /// The distance of each track from the top, 0 … 1.
    var locations: [Double]
    /// The transitions of each track in order, with eight hexadecimal digits per stop: its location in hundredths of
    /// the transition, then red, green and blue.
    ///
    /// For a single page, which has no transition, its color is stored as a stop.
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
