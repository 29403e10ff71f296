// The article's first part: the manifest as an app reads it. `ArticleTests` checks that the article has this text.
import Foundation
import TinctureKit

struct Catalog: Decodable {
    struct Carousel: Decodable {
        struct Page: Decodable {
            var image: String
            var backdrop: String
        }
        struct Transition: Decodable {
            struct Stop: Decodable {
                var progress: Double
                var hex: String
            }
            var stops: [Stop]
        }
        var name: String
        var style: String
        var wraps: Bool
        var pages: [Page]
        var transitions: [Transition]
    }
    var carousels: [Carousel]

    init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: url))
    }
}

struct NoColor: Error {
    var hex: String
}

extension Catalog.Carousel {
    /// The backdrop at every position.
    func table() throws -> GradientTable {
        func color(_ hex: String) throws -> SRGB8 {
            guard let color = SRGB8(hex: hex) else { throw NoColor(hex: hex) }
            return color
        }
        return try GradientTable(
            pages: pages.map { try color($0.backdrop) }, wraps: wraps,
            stops: transitions.map { transition in
                try transition.stops.map { GradientTable.Stop(progress: $0.progress, color: try color($0.hex)) }
            })
    }
}
