package import AssetCatalog
package import CatalogConfiguration
internal import Diagnostics

/// The pins and the backdrop form that a person tries on a carousel before saving them.
package struct CarouselTrial: Sendable {
    /// The pins by page, from 0; nil for a page whose pin is removed.
    package var pins: [Int: PinNotation?]
    /// The backdrop form of pages without a pin; nil for the configured one.
    package var backdrops: BackdropForm?

    package init(pins: [Int: PinNotation?], backdrops: BackdropForm? = nil) {
        (self.pins, self.backdrops) = (pins, backdrops)
    }

    /// Applies the changes to a carousel of a configuration.
    ///
    /// - Returns: false if the carousel lacks such a page.
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
    /// Creates the page with a different pin, or without one.
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
