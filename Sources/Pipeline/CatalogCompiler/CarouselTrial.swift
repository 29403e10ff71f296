package import AssetCatalog
package import CatalogConfiguration
internal import Diagnostics

/// Pins and a form of backdrops that are tried on a carousel, before anyone writes them down.
package struct CarouselTrial: Sendable {
    /// The pins by their pages, from 0; nil for a page without its pin.
    package var pins: [Int: PinNotation?]
    /// What pages without a pin get; nil for what the configuration says.
    package var backdrops: BackdropForm?

    package init(pins: [Int: PinNotation?], backdrops: BackdropForm? = nil) {
        (self.pins, self.backdrops) = (pins, backdrops)
    }

    /// Changes a carousel of a configuration.
    ///
    /// - Returns: false where the carousel has no such page.
    func apply(to carousel: inout CarouselConfiguration) -> Bool {
        if let backdrops { carousel.backdrops = backdrops }
        var pages = carousel.pages.value.entries
        for (number, pin) in pins {
            guard pages.indices.contains(number) else { return false }
            pages[number] = ListedPage(pages[number], pin: pin)
        }
        let file = carousel.pages.value.file
        carousel.pages = carousel.pages.map { _ in Listing(pages, file: file) }
        return true
    }
}

extension ListedPage {
    /// The page with another pin, or with none.
    fileprivate init(_ page: ListedPage, pin: PinNotation?) {
        switch pin {
        case .color(let color): self.init(image: page.image, backdrop: color, origin: page.origin)
        case .reference(let reference):
            self.init(
                image: page.image, backdrop: nil, reference: (reference, page.origin), origin: page.origin)
        case nil: self.init(image: page.image, backdrop: nil, origin: page.origin)
        }
    }
}
