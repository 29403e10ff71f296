internal import AssetCatalog
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The backdrops that people have chosen for pictures, by the full names of the pictures.
///
/// Carousels are added in the order of the configuration: the first that pins a picture decides for it.
struct PicturePins {
    /// One choice.
    struct Pin: Sendable {
        let color: SRGB8
        /// Two or more colors of a vertical gradient, from the top; none for a flat backdrop.
        let gradient: [SRGB8]

        /// The choice of a page; nil where it leaves the color to be found.
        init?(_ page: ListedPage) {
            guard let backdrop = page.backdrop else { return nil }
            (color, gradient) = (backdrop, page.gradient)
        }

        /// The colors in words.
        fileprivate var words: String { gradient.isEmpty ? color.hex : gradient.map(\.hex).joined(separator: " → ") }
    }

    private let names: ImageNames
    private var pins: [String: (pin: Pin, carousel: String)] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(names: ImageNames) { self.names = names }

    /// Adds what a carousel pins, and a finding for each picture that an earlier carousel has pinned otherwise.
    ///
    /// Within one carousel a picture may stand on several backdrops: the first of them counts.
    mutating func add(_ pages: [ListedPage], of carousel: String) {
        var seen: Set<String> = []
        for (number, page) in pages.enumerated() {
            guard let pin = Pin(page), let name = names.find(page.image), seen.insert(name).inserted else { continue }
            guard let (first, other) = pins[name] else {
                pins[name] = (pin, carousel)
                continue
            }
            guard first.words != pin.words else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, .conflictingPins, at: page.origin,
                    about: .page(carousel: carousel, number: number, image: name),
                    "carousel \"\(carousel)\" pins \"\(name)\" to \(pin.words), and carousel \"\(other)\" to \(first.words). "
                        + "\(first.words) is used for the picture, and each carousel keeps its own; make them agree."))
        }
    }

    /// What is chosen for a picture.
    subscript(name: String) -> Pin? { pins[name]?.pin }

    /// The pins as the manifest writes them.
    var entries: [String: PinEntry] { pins.mapValues { PinEntry($0.pin) } }
}

extension PinEntry {
    fileprivate init(_ pin: PicturePins.Pin) {
        self.init(color: pin.color.hex, dark: DarkAppearance.of(pin.color).hex)
        if !pin.gradient.isEmpty { gradient = BackdropStop.evenly(pin.gradient) }
    }
}
