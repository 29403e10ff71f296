package import CatalogManifest
internal import OrderedJSON

/// Everything that an HTML page shows at one time.
///
/// Two pages with equal states look the same.
package struct PageState: Sendable, Equatable {
    private let data: PageData

    package init(_ content: PageContent, mode: PageMode) { data = PageData(content, mode) }

    /// Returns the state as JSON, which the page's script reads.
    ///
    /// A server also sends this JSON to pages that are already open.
    ///
    /// - Parameter generation: the identifier of this state on the server; nil for a page written to a file.
    /// - Throws: `EncodingError` if a number in the manifest isn't finite.
    package func json(generation: String? = nil) throws -> String {
        var data = data
        data.generation = generation
        return try JSONTextEncoder.text(data, layout: .line)
    }
}

extension PageContent {
    /// Returns a carousel with backdrops that a person tries out before saving them, as JSON for the page's script.
    ///
    /// The JSON lacks the findings about the carousel, and the file that lists its pages.
    ///
    /// - Throws: `EncodingError` if a number of the carousel isn't finite.
    package func json(ofTrial carousel: CarouselEntry) throws -> String {
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        return try JSONTextEncoder.text(
            CarouselItem(carousel, known, leastConfidence: leastConfidence, findings: []), layout: .line)
    }
}
