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
                    CarouselView(carousel, position: $position, turningEvery: 4) { page in
                        Image(carousel.pages[page].image.name).resizable()
                    }
                    .frame(height: 117)
                    ForEach(0..<20) { number in
                        Text("Product \(number + 1)")
                    }
                }
                .padding(12)
            }
            .carouselBackdrop(carousel, position: position)
        }
    }
#endif
