internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics

/// The names of pictures and colors that the configuration and its data files use.
enum ConfiguredNames {
    static func all(_ configuration: Configuration?, _ manifest: CatalogManifest) -> Set<String> {
        var names: Set<String> = []
        for carousel in configuration?.carousels ?? [] {
            names.formUnion(carousel.pages.entries.map(\.image))
            if let foreground = carousel.foreground { names.insert(foreground.name) }
        }
        names.formUnion(manifest.products.map(\.image))
        for gradient in configuration?.gradients ?? [] { names.formUnion(gradient.colors.map(\.text)) }
        return names
    }
}
