// Banners that are only known at run time. A server sends the pages; a page without a color gets one on the device.
import SwiftUI
import TincturePalette
import TinctureUI

/// The banners that a server has sent, and the colors behind them.
@MainActor
final class BannerModel: ObservableObject {
    @Published private(set) var banners = CarouselBackdrop(
        CarouselBackdrop.Pages([CarouselBackdrop.Pages.Page]()), style: .page, wraps: true)

    /// Reads `[{"image": …, "backdrop": "#C0C0C0"}, …]`, which `tincture extract --format pages` and the example of a
    /// server write. A page with a ThumbHash instead of a color has its average color at first.
    func load(_ json: Data) throws {
        let pages = try JSONDecoder().decode(CarouselBackdrop.Pages.self, from: json)
        banners = CarouselBackdrop(pages, style: .page, wraps: true, blending: .oklab)
    }

    /// Finds the colors of pictures that the app has loaded, off the main actor. A picture that has none keeps gray.
    func show(_ pictures: [(name: String, image: CGImage)]) async throws {
        var pages: [CarouselBackdrop.Pages.Page] = []
        for (name, image) in pictures {
            do {
                pages.append(try await Palette(image).page(image: name))
            } catch is PaletteError {
                pages.append(.init(image: name, backdrop: SRGB8(red: 128, green: 128, blue: 128)))
            }
        }
        banners = CarouselBackdrop(
            CarouselBackdrop.Pages(pages), style: .page, wraps: true, blending: .oklab)
    }
}

struct SentBannersView: View {
    @ObservedObject var model: BannerModel
    @State private var position = 0.0

    var body: some View {
        CarouselView(model.banners, position: $position) { index in
            Text("Banner \(index + 1)")
        }
        .frame(height: 117)
        .carouselBackdrop(model.banners, position: position)
    }
}
