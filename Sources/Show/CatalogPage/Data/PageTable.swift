internal import CarouselGradients
internal import ColorScience

/// The backdrop colors of a carousel in one appearance, from which the page's script computes every color.
///
/// A track contains the colors at one height of the backdrop. A backdrop of one color has one track; a gradient has
/// several.
struct PageTable: Encodable, Equatable, Sendable {
    /// The height of each track, as a fraction of the backdrop's height from the top.
    var locations: [Double]
    /// The transitions between neighboring pages, in order, for each track.
    ///
    /// A transition is text with eight hexadecimal digits per stop: two for the location in hundredths, then six for
    /// the color. A carousel with one page has no transition, so its color is stored as a stop.
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
