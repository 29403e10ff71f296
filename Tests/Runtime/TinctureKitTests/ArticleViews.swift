// The article's third part: the views. Compiled where there is SwiftUI; `ArticleTests` checks that the article has this
// text.
#if canImport(SwiftUI)
    import SwiftUI
    import TinctureKit

    extension SwiftUI.Color {
        init(_ color: SRGB8) {
            self.init(
                .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
        }
    }

    struct OwnCarouselView: View {
        let pages: [Catalog.Carousel.Page]
        let table: GradientTable
        @State var motion: Motion
        @State var translation = 0.0

        var body: some View {
            GeometryReader { space in
                let position = motion.position(translation: translation, width: space.size.width)
                ZStack {
                    SwiftUI.Color(table.color(at: position)).ignoresSafeArea()
                    if let pair = PagePair(position: position, count: pages.count, wraps: motion.wraps) {
                        picture(pair.from).offset(x: -pair.progress * space.size.width)
                        if pair.progress > 0 {
                            picture(pair.to).offset(x: (1 - pair.progress) * space.size.width)
                        }
                    }
                }
                .gesture(
                    DragGesture()
                        .onChanged { translation = $0.translation.width }
                        .onEnded {
                            motion.release(translation: $0.translation.width, width: space.size.width)
                            translation = 0
                        })
            }
        }

        private func picture(_ page: Int) -> some View {
            Image(pages[page].image).resizable().scaledToFit()
        }
    }

    struct GradientBackdropView: View {
        let table: BackdropTable
        let position: Double

        var body: some View {
            LinearGradient(
                stops: table.backdrop(at: position).stops.map { stop in
                    Gradient.Stop(color: SwiftUI.Color(stop.color), location: stop.location)
                }, startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()
        }
    }

    struct CatalogView: View {
        let catalog: Catalog

        var body: some View {
            TabView {
                ForEach(catalog.carousels, id: \.name) { carousel in
                    tab(carousel).tabItem { Text(carousel.name) }
                }
            }
        }

        @ViewBuilder
        private func tab(_ carousel: Catalog.Carousel) -> some View {
            if let table = try? carousel.table(), let style = CarouselStyle(rawValue: carousel.style) {
                OwnCarouselView(
                    pages: carousel.pages, table: table,
                    motion: Motion(style: style, count: carousel.pages.count, wraps: carousel.wraps))
            } else {
                Text("\(carousel.name) is of a newer manifest than this app")
            }
        }
    }
#endif
