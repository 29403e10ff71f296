package import CatalogManifest
internal import OrderedJSON

/// Everything that an HTML page shows at one time.
package struct PageState: Sendable, Equatable {
    private let data: PageData

    package init(_ content: PageContent, mode: PageMode) { data = PageData(content, mode) }

    /// Returns the state as JSON, which a server also sends to pages that are already open.
    ///
    /// - Parameter generation: the identifier of this state on the server.
    package func json(generation: String? = nil) throws -> String {
        var data = data
        data.generation = generation
        return try JSONTextEncoder.text(data, layout: .line)
    }
}

extension PageContent {
    /// Returns a carousel with backdrops that a person tries out, as JSON without its findings and the file of its
    /// pages.
    package func json(ofTrial carousel: CarouselEntry) throws -> String {
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        return try JSONTextEncoder.text(
            CarouselItem(carousel, known, leastConfidence: leastConfidence, findings: []), layout: .line)
    }
}
