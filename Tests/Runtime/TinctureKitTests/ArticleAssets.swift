// What the Swift emitter would have written for the article's home page.
#if canImport(SwiftUI)
    import TinctureUI

    enum Assets {
        struct Picture: Hashable, Sendable { let name: String }
        struct Page: Hashable, Sendable { let image: Picture }
        struct Carousel: CarouselContent {
            let backdrops: CarouselBackdrop
            let pages: [Page]
            static let home = Carousel(
                backdrops: CarouselBackdrop(
                    CarouselBackdrop.Pages([CarouselBackdrop.Pages.Page]()), style: .page, wraps: true), pages: [])
        }
    }
#endif
