package import CatalogManifest
package import Diagnostics

/// Everything that a page of a catalog shows.
package struct PageContent: Sendable {
    /// The title: the path of the configuration or manifest, as the user gave it.
    package var title: String
    package var manifest: CatalogManifest
    /// The shown pictures and their sizes.
    package var shelf: PictureShelf
    /// The pictures that the page contains, by their identifiers.
    ///
    /// Any other picture is loaded from the server, or shown as a placeholder.
    package var pictures: [String: PagePicture] = [:]
    /// The findings of the last check, in order; nil if nothing was checked.
    package var diagnostics: [Diagnostic]?
    /// Whether the first compile is still running.
    package var isCompiling = false
    /// The reason why the page shows no newer catalog, displayed above everything else; nil if there is none.
    package var failure: PageFailure?
    /// The errors of each carousel that failed to compile, by the carousel's name.
    ///
    /// The page shows the last version of these carousels.
    package var keptCarousels: [String: [Diagnostic]] = [:]
    /// The names of carousels in the order in which the page shows the carousels.
    ///
    /// Carousels that are missing here come last.
    package var carouselOrder: [String] = []
    /// The file that lists the pages of a carousel, by the carousel's name.
    package var pageLists: [String: PageListFile] = [:]
    /// The confidence below which a backdrop is marked for review.
    package var leastConfidence = ConfidenceEntry.leastBackdrop
    /// For each finding, the source lines around its location, as text.
    package var frames: [Diagnostic: String] = [:]
    package var ruleNotes: [String: String] = [:]

    /// Creates the content of a catalog, without pictures.
    package init(title: String, manifest: CatalogManifest, shelf: PictureShelf) {
        self.title = title
        self.manifest = manifest
        self.shelf = shelf
    }
}

package struct PageFailure: Sendable {
    /// The reason in words; nil if the findings contain the reason.
    package var message: String?
    package var diagnostics: [Diagnostic]

    package init(_ message: String? = nil, diagnostics: [Diagnostic] = []) {
        (self.message, self.diagnostics) = (message, diagnostics)
    }
}

/// The file that lists the pages of a carousel.
package struct PageListFile: Sendable, Hashable, Encodable {
    /// The path of the file, as the user would write the path.
    package var file: String
    /// Whether the file is a JSON data file instead of the configuration.
    package var isData: Bool

    package init(file: String, isData: Bool) { (self.file, self.isData) = (file, isData) }
}

extension PageContent {
    /// The names of pictures that are missing in a page without a server, each with the reason.
    package var missingPictures: [(name: String, reason: String)] {
        let frames = PictureFrames(self, .file)
        return manifest.images.compactMap { image in frames.frame(of: image).missing.map { (image.name, $0) } }
    }
}
