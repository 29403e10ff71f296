package import CatalogManifest
internal import OrderedJSON

/// The complete state of a page.
///
/// Two pages with equal states look the same.
package struct PageState: Sendable, Equatable {
    private let data: PageData

    package init(_ content: PageContent, mode: PageMode) { data = PageData(content, mode) }

    /// Returns the state as JSON for the page's script.
    ///
    /// A server also sends this JSON to open pages.
    ///
    /// - Parameter generation: the identifier of this state on the server; nil for a page that doesn't change.
    /// - Throws: `EncodingError` if a number of the manifest isn't finite.
    package func json(generation: String? = nil) throws -> String {
        var data = data
        data.generation = generation
        return try JSONTextEncoder.text(data, layout: .line)
    }
}

extension PageContent {
    /// Returns a carousel with a trial (pins that aren't written yet) as JSON for the page's script.
    ///
    /// The JSON contains no findings about the carousel, and no file that lists its pages.
    ///
    /// - Throws: `EncodingError` if a number of the carousel isn't finite.
    package func json(ofTrial carousel: CarouselEntry) throws -> String {
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        return try JSONTextEncoder.text(
            CarouselItem(carousel, known, leastConfidence: leastConfidence, findings: []), layout: .line)
    }
}
