public import AssetCatalog
internal import FileAccess

/// Finds the pictures whose colours carousels need.
enum PagePictures {
    /// The files of the pictures that the configuration's carousels show; without one, those of the lists of pages.
    static func files(_ images: [ImageSet], _ configuration: Configuration?, dataFiles: [String]) -> Set<String> {
        let names = Set(pages(configuration, dataFiles: dataFiles).map(\.image))
        guard !names.isEmpty else { return [] }
        let shown = images.filter { set in
            names.contains(set.name) || set.isLoose && names.contains(FilePath.name(of: set.name))
        }
        return Set(shown.flatMap { $0.variants.map(\.path) })
    }

    private static func pages(_ configuration: Configuration?, dataFiles: [String]) -> [ListedPage] {
        guard let configuration else {
            return dataFiles.filter(PageList.isPageList).flatMap { PageList.read($0).pages }
        }
        return configuration.carousels.flatMap(\.listedPages)
    }
}

extension CarouselConfiguration {
    /// The pages, read from the data file where one lists them; what is wrong with it is told elsewhere.
    public var listedPages: [ListedPage] {
        switch pages {
        case .entries(let pages): pages
        case .file(let path, _): PageList.read(path).pages
        }
    }
}
