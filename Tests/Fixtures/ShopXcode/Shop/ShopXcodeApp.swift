import SwiftUI
import TinctureKit

/// A page view over the backdrop of its carousel, with everything that is generated in use.
@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup { Home() }
    }
}

struct Home: View {
    @State private var position = 0.0

    var body: some View {
        let color = Assets.Carousel.home.table.color(at: position)
        ZStack {
            Color(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
            Image(.Banners.banner1)
            Slider(value: $position, in: 0...1)
        }
    }
}

/// The tables may be looked into from anywhere, whatever the target's default isolation is.
func backdropElsewhere() async -> SRGB8 {
    await Task.detached { Assets.Carousel.home.table.color(at: 0.5) }.value
}
