package import AssetCatalog
package import CatalogConfiguration
internal import Diagnostics

/// Changes to a carousel that a person tries in the preview before saving them to the configuration.
package struct CarouselTrial: Sendable {
    /// The pins (colors set by hand) to try, keyed by the index of the page; the value nil removes the page's pin.
    package var pins: [Int: PinNotation?]
    package var backdrops: BackdropForm?

    package init(pins: [Int: PinNotation?], backdrops: BackdropForm? = nil) {
        (self.pins, self.backdrops) = (pins, backdrops)
    }

    var hasPoints: Bool {
        pins.values.contains { if case .reference(let reference) = $0 { reference.point != nil } else { false } }
    }

    /// Applies the changes to a carousel; returns false if it has no page at one of the indices.
    func apply(to carousel: inout CarouselConfiguration) -> Bool {
        if let backdrops { carousel.backdrops = backdrops }
        var pages = carousel.pages.value.entries
        for (number, pin) in pins {
            guard pages.indices.contains(number) else { return false }
            pages[number] = ListedPage(image: pages[number].image, pin: pin, origin: pages[number].origin)
        }
        let file = carousel.pages.value.file
        carousel.pages = carousel.pages.map { _ in Listing(pages, file: file) }
        return true
    }
}
