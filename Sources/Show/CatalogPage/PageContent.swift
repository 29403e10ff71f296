package import CatalogManifest
package import Diagnostics

/// Everything that a page of a catalog shows.
package struct PageContent: Sendable {
    /// The title: the path of the configuration or manifest, as the user gave it.
    package var title: String
    package var manifest: CatalogManifest
    /// The shown pictures and their sizes.
    package var shelf: PictureShelf
    /// The pictures by their identifiers.
    ///
    /// Any other picture is loaded from the server, or shown as a placeholder.
    package var pictures: [String: PagePicture] = [:]
    /// The findings of the last check, in order; nil if nothing was checked.
    package var diagnostics: [Diagnostic]?
    /// Whether the first compile is still running.
    package var isCompiling = false
    /// The reason why there is no newer catalog, shown above everything.
    package var failure: PageFailure?
    /// The errors of each carousel that failed to compile, by its name.
    ///
    /// The page shows the last version of these carousels.
    package var keptCarousels: [String: [Diagnostic]] = [:]
    /// The names of carousels in the order of the page.
    ///
    /// Carousels that are missing here come last.
    package var carouselOrder: [String] = []
    /// The file that lists the pages of a carousel, by the carousel's name.
    package var pageLists: [String: PageListFile] = [:]
    /// The confidence below which a backdrop is marked for review.
    package var leastConfidence = ConfidenceEntry.leastBackdrop
    /// The lines around the location of a finding, as text.
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
    /// The reason in words, if no finding has it.
    package var message: String?
    package var diagnostics: [Diagnostic]

    package init(_ message: String? = nil, diagnostics: [Diagnostic] = []) {
        (self.message, self.diagnostics) = (message, diagnostics)
    }
}

/// The file that lists the pages of a carousel.
package struct PageListFile: Sendable, Hashable, Encodable {
    /// The file, as the user would write it.
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
