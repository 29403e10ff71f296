import TinctureKit

/// Prints the backdrop of the home page's carousel at an offset of its scroll view.
@main
struct ShopApp {
    static func main() throws {
        let width = 375.0
        let offset = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 1.5 * width
        #if SHOPAPP_WITHOUT_PLUGIN
            let table = try GradientTable(pages: [SRGB8(red: 0, green: 0, blue: 0)], wraps: false, stops: [])
        #else
            let table = Art.Carousel.home.table
            print("pages", Art.Carousel.home.pages.map(\.image.name).joined(separator: " "))
        #endif
        let position = CarouselGeometry.Page.position(index: 0, contentOffset: offset, width: width)
        print("backdrop", table.color(at: position).hex)
    }
}
