// A home page: banners with their background behind the whole page, products on their own colors.
// `Assets` is what `tincture compile --emit swift` or the plugin generates.
import SwiftUI
import TinctureUI

struct HomeView: View {
    @State private var page = Assets.Carousel.home.pages[0]

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                CarouselView(Assets.Carousel.home, selection: $page) { page in
                    Image(page.image).resizable()
                }
                .carouselAutoAdvance(every: .seconds(4))
                .frame(height: 117)
                ForEach(Assets.products, id: \.self) { product in
                    ProductCard(product: product)
                }
            }
            .padding(12)
        }
        .carouselBackdrop()
    }
}

struct ProductCard: View {
    let product: Assets.Product

    var body: some View {
        VStack {
            Image(product.image).resizable()
            Text(product.name ?? "")
        }
        .background(product.image.tintColor ?? product.image.backdropColor)
    }
}

struct HomeView_Previews: PreviewProvider {
    static var previews: some View { HomeView() }
}
