package import CatalogManifest
internal import OrderedJSON

/// The complete state of a page.
///
/// Two equal states look the same.
package struct PageState: Sendable, Equatable {
    private let data: PageData

    /// Creates the state of a page from its content.
    package init(_ content: PageContent, mode: PageMode) { data = PageData(content, mode) }

    /// Encodes the state for the page's script; a server sends it to open pages.
    ///
    /// - Parameter generation: the name of this state on the server; nil for a page that doesn't change.
    /// - Throws: `EncodingError` if a number of the manifest isn't finite.
    package func json(generation: String? = nil) throws -> String {
        var data = data
        data.generation = generation
        return try JSONTextEncoder.text(data, layout: .line)
    }
}

extension PageContent {
    /// Encodes a tried carousel in the form of the page's data; findings and lists stay the same.
    ///
    /// - Throws: `EncodingError` if a number of the carousel isn't finite.
    package func json(ofTrial carousel: CarouselEntry) throws -> String {
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        return try JSONTextEncoder.text(
            CarouselItem(carousel, known, leastConfidence: leastConfidence, findings: []), layout: .line)
    }
}
