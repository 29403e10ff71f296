// A preview of each style in Xcode's canvas.
import SwiftUI
import TinctureUI

/// A carousel of the catalog with its background.
struct StyleView: View {
    let carousel: Assets.Carousel
    @State private var position = 0.0

    var body: some View {
        CarouselView(carousel, position: $position) { page in
            Image(page.image).resizable()
        }
        .frame(height: 300)
        .carouselBackdrop()
    }
}

struct StyleView_Previews: PreviewProvider {
    static var previews: some View {
        StyleView(carousel: .home).previewDisplayName("page")
        StyleView(carousel: .photos).previewDisplayName("paged")
        StyleView(carousel: .plants).previewDisplayName("snap")
        StyleView(carousel: .flashCards).previewDisplayName("deck")
    }
}
