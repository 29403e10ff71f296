package import CatalogManifest
package import Diagnostics

/// Everything that the HTML page of a catalog shows.
package struct PageContent: Sendable {
    /// The path of the configuration or manifest, as the user wrote it.
    package var title: String
    package var manifest: CatalogManifest
    package var shelf: PictureShelf
    /// The pictures that the page itself contains, keyed by their identifiers.
    package var pictures: [String: PagePicture] = [:]
    /// The findings of the last check; nil if the catalog wasn't checked.
    package var diagnostics: [Diagnostic]?
    /// The findings that the check left out, such as those about sets that it reports as unused.
    package var hidden: Set<Diagnostic> = []
    package var isCompiling = false
    /// The error that the page shows above the last catalog that could be compiled.
    package var failure: PageFailure?
    /// The errors of each carousel of which the page shows an earlier version, keyed by its name.
    package var keptCarousels: [String: [Diagnostic]] = [:]
    /// The names of carousels in the order in which the page shows them; others come last.
    package var carouselOrder: [String] = []
    package var pageLists: [String: PageListFile] = [:]
    /// The paths of the color sets or token files of each color, in the order of the manifest.
    package var colorFiles: [String: [String]] = [:]
    /// The places in code that use each set, keyed by the path of the set's folder in the manifest.
    package var uses: [String: SetUses] = [:]
    package var leastConfidence = ConfidenceEntry.leastBackdrop
    package var frames: [Diagnostic: String] = [:]
    package var ruleNotes: [String: String] = [:]

    package init(title: String, manifest: CatalogManifest, shelf: PictureShelf) {
        self.title = title
        self.manifest = manifest
        self.shelf = shelf
    }
}

/// The error because of which a page can't show the latest catalog, or pictures or carousels that the user asked for.
package struct PageFailure: Sendable {
    /// The error in words; nil if the ``diagnostics`` contain it.
    package var message: String?
    package var diagnostics: [Diagnostic]

    package init(_ message: String? = nil, diagnostics: [Diagnostic] = []) {
        (self.message, self.diagnostics) = (message, diagnostics)
    }
}

/// The file that lists the pages of a carousel: the configuration, or a data file that it names.
package struct PageListFile: Sendable, Equatable, Encodable {
    /// The path, relative to the current folder or absolute.
    package var file: String
    /// Whether it is a JSON data file, and not the configuration.
    package var isData: Bool

    package init(file: String, isData: Bool) { (self.file, self.isData) = (file, isData) }
}

extension PageContent {
    /// The pictures that can't be embedded in a page, each with the reason.
    package var missingPictures: [(name: String, reason: String)] {
        manifest.images.compactMap { image in frame(of: image, .file).missing.map { (image.name, $0) } }
    }
}
