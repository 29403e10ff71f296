package import AssetCatalog
package import CatalogConfiguration
internal import CatalogManifest
package import Diagnostics
internal import FileAccess
package import PictureAnalysis

/// The input of a compile: the configuration, the asset catalogs, and the facts about every picture.
package struct TreeFacts: Sendable {
    package var catalog = AssetCatalog()
    package var pictures = PictureTable()
    package var sources: [String] = []
    package var configuration: Configuration?
    package var headers: [String: PictureTable.Header] { pictures.headers }
    package var limits: InputLimits { configuration?.limits ?? .standard }
    package var swatches: Int { configuration?.swatches ?? PaletteColors.standardCount }
    /// The lists of pages and products in the sources' JSON files; empty if a configuration names its own data files.
    package var foundLists: [FoundLists] = []
    package var paths = ManifestPaths(folders: [], currentFolder: "/")
    package var currentFolder = "/"
    /// Whether wide pictures with numbered names become carousels if there is no configuration.
    ///
    /// These carousels need the colors of pictures, so the value is false if the run reads only headers.
    package var guessesCarousels = true

    package init() {}

    package var comparesCode: Bool { configuration?.checks.code.isEmpty == false }

    /// The locations of the pages' pins in the configuration, by the carousel's name and the page's index.
    package var pins: [String: [Int: SourceLocation]] {
        let carousels = (configuration?.carousels ?? []).map { carousel in
            let pages = carousel.pages.entries.enumerated().filter(\.element.isPinned)
            return (carousel.name, Dictionary(uniqueKeysWithValues: pages.map { ($0.offset, $0.element.pinOrigin) }))
        }
        return Dictionary(carousels) { first, _ in first }
    }

    /// Returns the paths of the files of all colors by name, relative to a folder and in the order of the manifest.
    package func colorFiles(in folder: String) -> [String: [String]] {
        Dictionary(grouping: catalog.colors, by: \.name).mapValues { colors in
            colors.map { FilePath.relative($0.path, to: folder) }
        }
    }

    /// Returns a finding with the severity that the configuration sets; nil if the configuration turns the finding off.
    package func configured(_ finding: Diagnostic) -> Diagnostic? {
        guard let configuration else { return finding }
        return configuration.checks.configured(finding, in: FilePath.folder(of: configuration.path))
    }
}
