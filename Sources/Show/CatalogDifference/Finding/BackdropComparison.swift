internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

enum BackdropComparison {
    /// Returns the changed backdrops of pages, and of other pictures that a person gave a backdrop, the largest change
    /// first.
    static func changes(
        _ carousels: [CarouselComparison], _ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames
    ) -> [BackdropChange] {
        let pages = carousels.flatMap { carousel in
            carousel.matchedPages.compactMap { change(in: carousel, before: $0.before, after: $0.after) }
        }
        let shown = Set(head.carousels.flatMap { $0.pages.map(\.image) })
        // A page that was removed took its pin with it.
        let former = Set(base.carousels.flatMap { $0.pages.map { renames.after($0.image) } })
        let pins = pinned(base, head, renames).filter {
            !shown.contains($0.image) && !(former.contains($0.image) && $0.distance == 0)
        }
        return (pages + pins).sorted {
            ($1.largestDistance, $0.carousel ?? "", $0.page ?? 0, $0.image) < (
                $0.largestDistance, $1.carousel ?? "", $1.page ?? 0, $1.image
            )
        }
    }

    private static func change(in carousel: CarouselComparison, before: Int, after: Int) -> BackdropChange? {
        let (old, new) = (carousel.base.pages[before], carousel.head.pages[after])
        var change = change(new.image, Sides(old), Sides(new))
        change?.carousel = carousel.head.name
        change?.page = after
        if let overlay = carousel.head.contrast?.overlay, let now = new.lowestContrast(of: overlay) {
            change?.contrast = .init(
                overlay: overlay, before: carousel.base.contrast.flatMap { old.lowestContrast(of: $0.overlay) },
                after: now)
        }
        return change
    }

    private static func pinned(
        _ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames
    ) -> [BackdropChange] {
        let old = Dictionary(base.pictureColors.map { (renames.after($0.image), $0) }) { first, _ in first }
        return head.pictureColors.compactMap { new in
            guard let former = old[new.image], former.pin != nil || new.pin != nil,
                let before = Sides(former), let after = Sides(new)
            else { return nil }
            return change(new.image, before, after)
        }
    }

    private static func change(_ image: String, _ before: Sides, _ after: Sides) -> BackdropChange? {
        guard before.backdrop != after.backdrop else { return nil }
        return BackdropChange(
            image: image, before: before.backdrop, after: after.backdrop,
            distance: ColorDistance.between(before.stops, after.stops, isDark: false) ?? 0,
            distanceDark: before.backdrop.isKnownInDark && after.backdrop.isKnownInDark
                ? ColorDistance.between(before.stops, after.stops, isDark: true) : nil)
    }

    /// A backdrop with its colors from top to bottom, before or after a change.
    private struct Sides {
        let backdrop: BackdropChange.Backdrop
        let stops: [BackdropStop]

        init(_ page: CarouselEntry.Page) {
            backdrop = .init(
                hex: page.backdrop, dark: page.backdropDark, gradient: page.backdropGradient?.map(\.hex),
                isPinned: page.source == .pinned, pinnedBy: page.pinnedBy, unadjusted: page.unadjusted)
            stops = page.stops
        }

        init?(_ colors: PictureColors) {
            guard let hex = colors.backdrop else { return nil }
            let gradient = colors.pin?.gradient
            backdrop = .init(
                hex: hex, dark: colors.backdropDark, gradient: gradient?.map(\.hex), isPinned: colors.pin != nil,
                pinnedBy: colors.pin?.reference)
            stops = BackdropStop.all(gradient, hex, dark: colors.backdropDark)
        }
    }
}

extension CarouselEntry.Page {
    fileprivate var stops: [BackdropStop] { BackdropStop.all(backdropGradient, backdrop, dark: backdropDark) }

    /// Returns the lowest contrast between an overlay color and the page's backdrop at any stop, to two decimals.
    func lowestContrast(of overlay: String, isDark: Bool = false) -> Double? {
        guard let overlay = SRGB8(hex: overlay) else { return nil }
        return stops.compactMap { SRGB8(hex: isDark ? $0.dark : $0.hex) }.map {
            roundedDown(contrast: contrastRatio(overlay, $0))
        }.min()
    }
}

extension BackdropStop {
    /// Returns the stops of a backdrop: those of its gradient, or one with its color.
    fileprivate static func all(_ gradient: [BackdropStop]?, _ hex: String, dark: String?) -> [BackdropStop] {
        gradient ?? [BackdropStop(location: 0, hex: hex, dark: dark ?? hex)]
    }
}
