package import CatalogManifest
package import Diagnostics

/// What a page shows.
package struct PageContent: Sendable {
    /// What it is called: the configuration or the manifest, as the user named it.
    package var title: String
    /// The catalog.
    package var manifest: CatalogManifest
    /// Which pictures are shown, and how large.
    package var shelf: PictureShelf
    /// The pictures by their identifiers; one that is not here is loaded from the server, or has a placeholder.
    package var pictures: [String: PagePicture] = [:]
    /// What the last check has found, in order; nil where nothing was checked.
    package var findings: [Diagnostic]?
    /// Why there is no newer catalog than this one, such as the errors of a compilation; shown above everything.
    package var failure: String?

    /// A page of a catalog, without any picture yet.
    package init(title: String, manifest: CatalogManifest, shelf: PictureShelf) {
        self.title = title
        self.manifest = manifest
        self.shelf = shelf
    }
}

extension PageContent {
    /// The names of the images whose place a page leaves empty that holds everything, each with the reason.
    package var missingPictures: [(name: String, reason: String)] {
        let frames = PictureFrames(self, .file)
        return manifest.images.compactMap { image in frames.frame(of: image).missing.map { (image.name, $0) } }
    }
}
