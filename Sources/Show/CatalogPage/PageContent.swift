package import CatalogManifest
package import Diagnostics

/// Everything that the HTML page of a catalog shows.
package struct PageContent: Sendable {
    /// The title of the page: the path of the configuration or manifest, as the user wrote it.
    package var title: String
    package var manifest: CatalogManifest
    /// The pictures that the page can show, with their files and the maximum sizes to which they are scaled.
    package var shelf: PictureShelf
    /// The pictures that the page itself contains, keyed by their identifiers.
    ///
    /// Other pictures are loaded from the server, or shown as placeholders.
    package var pictures: [String: PagePicture] = [:]
    /// The findings of the last check, in the order of the check; nil if the catalog wasn't checked.
    package var diagnostics: [Diagnostic]?
    /// The findings that the check left out, such as those about sets that it reports as unused.
    package var hidden: Set<Diagnostic> = []
    /// Whether the catalog is being compiled for the first time.
    package var isCompiling = false
    /// The error that the page shows above everything else; nil if there is none.
    ///
    /// Below the error of a failed compile, the page shows the last catalog that could be compiled.
    package var failure: PageFailure?
    /// The errors of each carousel that can't be compiled, keyed by the name of the carousel.
    ///
    /// The page shows an earlier version of these carousels.
    package var keptCarousels: [String: [Diagnostic]] = [:]
    /// The names of carousels in the order in which the page shows them.
    ///
    /// Carousels that aren't in this list come last.
    package var carouselOrder: [String] = []
    /// The files that list the pages of carousels, keyed by the names of the carousels.
    package var pageLists: [String: PageListFile] = [:]
    /// The paths of the color sets with a name, keyed by the name, in the order of the manifest.
    ///
    /// For a color from a design token, it is the path of the file that contains the token.
    package var colorFiles: [String: [String]] = [:]
    /// The places in code that use each set, keyed by the path of the set's folder in the manifest.
    package var uses: [String: SetUses] = [:]
    /// The confidence, 0 … 1, below which the page marks a backdrop as uncertain.
    package var leastConfidence = ConfidenceEntry.leastBackdrop
    /// The source lines around the location of each finding, as text.
    package var frames: [Diagnostic: String] = [:]
    package var ruleNotes: [String: String] = [:]

    /// Creates the content of an HTML page for a catalog; ``pictures`` is empty at first.
    ///
    /// - Parameter shelf: the pictures that the page can show. For a page written to a file (``PageMode/file``), read
    ///   the pictures from the shelf and set ``pictures``. For a page from a server, leave ``pictures`` empty.
    package init(title: String, manifest: CatalogManifest, shelf: PictureShelf) {
        self.title = title
        self.manifest = manifest
        self.shelf = shelf
    }
}

/// The error because of which a page can't show the latest catalog, or pictures or carousels that the user asked for.
package struct PageFailure: Sendable {
    /// The error in words; nil if ``diagnostics`` contain the error.
    ///
    /// If there is no error, ``PageContent/failure`` itself is nil.
    package var message: String?
    /// The errors of the compile; empty if ``message`` describes the error.
    package var diagnostics: [Diagnostic]

    package init(_ message: String? = nil, diagnostics: [Diagnostic] = []) {
        (self.message, self.diagnostics) = (message, diagnostics)
    }
}

/// The file that lists the pages of a carousel: the configuration, or a data file that it names.
package struct PageListFile: Sendable, Hashable, Encodable {
    /// The path of the file that lists the carousel's pages: relative to the current folder, or absolute.
    package var file: String
    /// Whether a JSON data file lists the carousel's pages; false if the configuration itself lists them.
    package var isData: Bool

    package init(file: String, isData: Bool) { (self.file, self.isData) = (file, isData) }
}

extension PageContent {
    /// The names of the pictures that can't be embedded in a page written to a file, each with the reason.
    package var missingPictures: [(name: String, reason: String)] {
        let frames = PictureFrames(self, .file)
        return manifest.images.compactMap { image in frames.frame(of: image).missing.map { (image.name, $0) } }
    }
}
