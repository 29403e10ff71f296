package import CatalogManifest
package import Diagnostics

/// What a page shows.
package struct PageContent: Sendable {
    /// What it is called: the configuration or the manifest, as the user named it.
    package var title: String
    package var manifest: CatalogManifest
    /// Which pictures are shown, and how large.
    package var shelf: PictureShelf
    /// The pictures by their identifiers; one that is not here is loaded from the server, or has a placeholder.
    package var pictures: [String: PagePicture] = [:]
    /// What the last check has found, in order; nil where nothing was checked.
    package var diagnostics: [Diagnostic]?
    /// Whether nothing is there because it is compiled for the first time.
    package var isCompiling = false
    /// Why there is no newer catalog than this one; shown above everything.
    package var failure: PageFailure?
    /// The carousels that are not what their sources say now, by name, with the errors that they are kept for.
    package var keptCarousels: [String: [Diagnostic]] = [:]
    /// The names of carousels in the order in which they are shown; one that is not here follows.
    package var carouselOrder: [String] = []
    /// The file that lists the pages of a carousel, by the carousel's name.
    package var pageLists: [String: PageListFile] = [:]
    /// A backdrop whose confidence is lower is one to look at.
    package var leastConfidence = ConfidenceEntry.leastBackdrop
    /// The lines of a finding's file around its place, as text.
    package var frames: [Diagnostic: String] = [:]
    package var ruleNotes: [String: String] = [:]

    /// A page of a catalog, without any picture yet.
    package init(title: String, manifest: CatalogManifest, shelf: PictureShelf) {
        self.title = title
        self.manifest = manifest
        self.shelf = shelf
    }
}

/// Why there is no newer catalog.
package struct PageFailure: Sendable {
    /// In words, where no finding says it.
    package var message: String?
    package var diagnostics: [Diagnostic]

    package init(_ message: String? = nil, diagnostics: [Diagnostic] = []) {
        (self.message, self.diagnostics) = (message, diagnostics)
    }
}

/// The file in which a person lists the pages of a carousel.
package struct PageListFile: Sendable, Hashable, Encodable {
    /// The file, as the user would name it.
    package var file: String
    /// Whether it is a data file in JSON; else it is the configuration.
    package var isData: Bool

    package init(file: String, isData: Bool) { (self.file, self.isData) = (file, isData) }
}

extension PageContent {
    /// The names of the images whose place a page leaves empty that holds everything, each with the reason.
    package var missingPictures: [(name: String, reason: String)] {
        let frames = PictureFrames(self, .file)
        return manifest.images.compactMap { image in frames.frame(of: image).missing.map { (image.name, $0) } }
    }
}
