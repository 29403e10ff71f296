// What the Swift emitter would have written for the article's home page.
#if canImport(SwiftUI)
    import TinctureUI

    enum Assets {
        struct Page: Sendable { let image: (name: String, scale: Int) }
        struct Carousel: CarouselContent {
            let backdrops: CarouselBackdrop
            let pages: [Page]
            static let home = Carousel(
                backdrops: CarouselBackdrop(
                    CarouselBackdrop.Pages([CarouselBackdrop.Pages.Page]()), style: .page, wraps: true), pages: [])
        }
    }
#endif
