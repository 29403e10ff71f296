// The article's first part: a home page. Type-checked for Apple's systems; `ArticleTests` checks that the article has
// this text.
#if canImport(SwiftUI) && !os(tvOS)
    import SwiftUI
    import TinctureUI

    struct HomePage: View {
        let carousel = Assets.Carousel.home
        @State var position = 0.0

        var body: some View {
            ScrollView {
                VStack(spacing: 12) {
                    Text("Tmall").carouselForeground(carousel, position: position)
                    CarouselView(carousel, position: $position) { page in
                        Image(page.image.name).resizable()
                    }
                    .carouselAutoAdvance(seconds: 4)
                    .frame(height: 117)
                    ForEach(0..<20) { number in
                        Text("Product \(number + 1)")
                    }
                }
                .padding(12)
            }
            .carouselBackdrop()
        }
    }
#endif
