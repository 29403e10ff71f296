internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

/// All tables of a carousel.
package struct SampledTables: Sendable {
    let light: SampledTable
    let dark: SampledTable
    let comparisons: [CarouselItem.Comparison]

    init(_ carousel: CarouselEntry) {
        let own = Blend(carousel)
        let darks = carousel.pages.map(Self.darkBackdrop)
        light = SampledTable(carousel)
        dark = SampledTable(pages: darks, wraps: carousel.wraps, blend: own)
        // Side by side are the flat colors: one strip a space.
        let flat = carousel.pages.map { Self.backdrop($0.backdrop) }
        let flatDark = carousel.pages.map { Self.backdrop($0.backdropDark ?? $0.backdrop) }
        var others = [Interpolation(space: .srgb), Interpolation(space: .oklab)]
        if !others.contains(where: { $0.space == own.interpolation.space }) { others.append(own.interpolation) }
        let (wraps, ownSpace) = (carousel.wraps, own.interpolation.space)
        comparisons = others.map { other in
            let blend = Blend(other, own.easing)
            return CarouselItem.Comparison(
                space: other.space.rawValue, isOwn: other.space == ownSpace,
                light: SampledTable(pages: flat, wraps: wraps, blend: blend),
                dark: SampledTable(pages: flatDark, wraps: wraps, blend: blend))
        }
    }

    private static func backdrop(_ hex: String) -> PageBackdrop { PageBackdrop(SampledTable.color(hex)) }

    private static func darkBackdrop(_ page: CarouselEntry.Page) -> PageBackdrop {
        let stops = (page.backdropGradient ?? []).compactMap { stop in
            SRGB8(hex: stop.dark).map { PageBackdrop.Stop(location: stop.location, color: $0) }
        }
        return (try? PageBackdrop(stops: stops)) ?? backdrop(page.backdropDark ?? page.backdrop)
    }
}
