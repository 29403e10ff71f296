package import CatalogManifest
internal import OrderedJSON

/// Everything that a page shows.
///
/// Two states that are equal look the same.
package struct PageState: Sendable, Equatable {
    private let data: PageData

    /// The state of a page with some content.
    package init(_ content: PageContent, mode: PageMode) { data = PageData(content, mode) }

    /// Encodes the state for the page's script; a server sends it to pages that are open.
    ///
    /// - Parameter generation: the name of this state on the server; nil for a page that does not change.
    /// - Throws: `EncodingError` where a number of the manifest is not finite.
    package func json(generation: String? = nil) throws -> String {
        var data = data
        data.generation = generation
        return try JSONTextEncoder.text(data, layout: .line)
    }
}

extension PageContent {
    /// Encodes a carousel that is tried, as the page's data have its carousels; findings and lists stay what they are.
    ///
    /// - Throws: `EncodingError` where a number of the carousel is not finite.
    package func json(ofTrial carousel: CarouselEntry) throws -> String {
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        return try JSONTextEncoder.text(
            CarouselItem(carousel, known, leastConfidence: leastConfidence, findings: []), layout: .line)
    }
}
