package import AssetCatalog
package import CatalogConfiguration
internal import CatalogManifest
package import Diagnostics
internal import FileAccess
package import PictureAnalysis

/// The facts of a source tree: everything that a manifest is made of.
package struct TreeFacts: Sendable {
    package var catalog = AssetCatalog()
    package var pictures = PictureTable()
    package var sources: [String] = []
    package var configuration: Configuration?
    package var headers: [String: PictureTable.Header] { pictures.headers }
    package var limits: InputLimits { configuration?.limits ?? .standard }
    /// The most swatches that are wanted of a picture.
    package var swatches: Int { configuration?.swatches ?? PaletteColors.standardCount }
    /// Lists of pages and products that were found among loose pictures; none where there is a configuration.
    package var foundLists: [FoundLists] = []
    /// The folder that the manifest's paths are relative to.
    package var paths = ManifestPaths(folders: [], currentFolder: "/")
    /// The folder that relative paths start from.
    package var currentFolder = "/"
    /// Whether runs of wide pictures make carousels where no one has asked for any; only where all colors are known.
    package var guessesCarousels = true

    package init() {}

    /// A finding with the severity that the configuration wants; nil for one that it does not want.
    package func configured(_ finding: Diagnostic) -> Diagnostic? {
        guard let configuration else { return finding }
        return configuration.checks.configured(finding, in: FilePath.folder(of: configuration.path))
    }
}
