internal import AssetCatalog
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import PictureAnalysis

/// The pins (colors set by hand) of pictures, keyed by the full name of the picture.
///
/// If several carousels pin the same picture, each keeps its own pin. Elsewhere, the pin of the first one applies.
package struct PicturePins {
    struct Pin: Sendable {
        let color: SRGB8
        /// At least two colors of a vertical gradient, from top to bottom; empty for a backdrop of a single color.
        let gradient: [SRGB8]
        /// The swatch, role or point of the picture that gives the pin its color; nil for a fixed color.
        let reference: PinReference?

        /// Creates the pin of a page; nil without a pin, or if the picture lacks the pin's swatch, role or point.
        init?(_ page: ListedPage, _ colors: PageColors?) {
            switch page.pin {
            case .color(let fixed): (color, gradient) = (fixed, [])
            case .gradient(let colors): (color, gradient) = (colors[0], colors)
            case .reference(let reference):
                guard let found = colors?.color(of: reference) else { return nil }
                (color, gradient) = (found, [])
            case nil: return nil
            }
            reference = page.reference
        }

        fileprivate var words: String { gradient.isEmpty ? color.hex : gradient.map(\.hex).joined(separator: " → ") }
    }

    private let names: ImageNames
    private let colors: (String) -> PageColors?
    private var pins: [String: (pin: Pin, carousel: String)] = [:]

    private(set) var pictures: Set<String> = []

    init(names: ImageNames, colors: @escaping (String) -> PageColors?) { (self.names, self.colors) = (names, colors) }

    /// Adds the pins of a carousel; if several of its pages pin the same picture, the first of them counts.
    ///
    /// A warning reports each picture that an earlier carousel pins differently, and an error each pin to a swatch,
    /// role or point that the picture lacks.
    mutating func add(_ pages: [ListedPage], of carousel: String) -> Diagnosed<Void> {
        var diagnostics: [Diagnostic] = []
        var seen: Set<String> = []
        for (number, page) in pages.enumerated() {
            guard page.isPinned, let name = names.find(page.image) else { continue }
            pictures.insert(name)
            let found = colors(name)
            guard let pin = Pin(page, found) else {
                diagnostics += unknown(page, name, found, .page(carousel: carousel, number: number, image: name))
                continue
            }
            guard seen.insert(name).inserted else { continue }
            guard let (first, other) = pins[name] else {
                pins[name] = (pin, carousel)
                continue
            }
            guard first.words != pin.words else { continue }
            diagnostics.report(
                .warning, .conflictingPins, at: page.origin,
                about: .page(carousel: carousel, number: number, image: name),
                "carousel \"\(carousel)\" pins \"\(name)\" to \(pin.words), but carousel \"\(other)\" pins it to \(first.words). Each carousel keeps its own color; elsewhere the picture uses \(first.words). Pin the same color in both."
            )
        }
        return Diagnosed((), diagnostics)
    }

    /// Returns the finding about a pin that refers to a swatch, role or point that the picture lacks; empty for a
    /// picture without any colors, which has a finding of its own.
    private func unknown(
        _ page: ListedPage, _ name: String, _ colors: PageColors?, _ subject: Subject
    ) -> [Diagnostic] {
        guard let reference = page.reference, let colors else { return [] }
        let reason =
            switch reference {
            case .swatch:
                "the last swatch of its palette is swatch \(colors.swatches.count)"
            case .role: "its colors have only the roles \(colors.roles.joined(separator: ", "))"
            case .point: "the picture is transparent there"
            }
        let color = colors.backdrop.hex
        return [
            Diagnostic(
                .error, .unknownPin, at: page.pinOrigin, about: subject,
                "\"\(name)\" is pinned to \(reference), but \(reason). Until you fix the pin, \(color) is used."
            )
        ]
    }

    subscript(name: String) -> Pin? { pins[name]?.pin }

    var entries: [String: PinEntry] { pins.mapValues { PinEntry($0.pin) } }
}

extension PinEntry {
    fileprivate init(_ pin: PicturePins.Pin) {
        self.init(
            color: pin.color.hex, dark: DarkAppearance.of(pin.color).hex,
            reference: pin.reference.map(PinReferenceEntry.init))
        if !pin.gradient.isEmpty { gradient = BackdropStop.evenly(pin.gradient) }
    }
}

extension PinReferenceEntry {
    init(_ reference: PinReference) {
        self.init(swatch: reference.swatchNumber, role: reference.roleWord, at: reference.point.map { [$0.x, $0.y] })
    }
}

extension PageColors {
    fileprivate func color(of reference: PinReference) -> SRGB8? {
        switch reference {
        case .swatch(let number): swatches.indices.contains(number - 1) ? swatches[number - 1] : nil
        case .role(let role): color(of: role)
        case .point(let point): color(at: point)
        }
    }
}
