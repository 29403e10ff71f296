package import AssetCatalog
package import CatalogConfiguration
internal import CatalogManifest
package import Diagnostics
internal import FileAccess
package import PictureAnalysis

/// The facts of a source tree: everything that a manifest is created from.
package struct TreeFacts: Sendable {
    package var catalog = AssetCatalog()
    package var pictures = PictureTable()
    package var sources: [String] = []
    package var configuration: Configuration?
    package var headers: [String: PictureTable.Header] { pictures.headers }
    package var limits: InputLimits { configuration?.limits ?? .standard }
    /// The maximum number of swatches per picture.
    package var swatches: Int { configuration?.swatches ?? PaletteColors.standardCount }
    /// The lists of pages and products found among loose pictures; empty if there is a configuration.
    package var foundLists: [FoundLists] = []
    /// The folders that the manifest's paths are relative to.
    package var paths = ManifestPaths(folders: [], currentFolder: "/")
    /// The base of relative paths.
    package var currentFolder = "/"
    /// Whether runs of wide pictures become carousels without a configuration, which requires all colors.
    package var guessesCarousels = true

    package init() {}

    /// Returns a finding with its configured severity; nil if it is turned off.
    package func configured(_ finding: Diagnostic) -> Diagnostic? {
        guard let configuration else { return finding }
        return configuration.checks.configured(finding, in: FilePath.folder(of: configuration.path))
    }
}
