package import AssetCatalog
package import CatalogConfiguration
internal import FileAccess

/// Finds the pictures whose colors carousels need.
package enum PagePictures {
    /// The files of the pictures that the configuration's carousels show; without one, those of the lists of pages.
    package static func files(_ images: [ImageSet], _ configuration: Configuration?, lists: [FoundLists]) -> Set<String>
    {
        let names = Set(pages(configuration, lists: lists).map(\.image))
        guard !names.isEmpty else { return [] }
        let shown = images.filter { set in
            names.contains(set.name) || set.isLoose && names.contains(FilePath.name(of: set.name))
        }
        return Set(shown.flatMap { $0.variants.map(\.path) })
    }

    private static func pages(_ configuration: Configuration?, lists: [FoundLists]) -> [ListedPage] {
        guard let configuration else {
            return lists.flatMap { $0.pages?.entries ?? [] }
        }
        return configuration.carousels.flatMap(\.pages.entries)
    }
}
