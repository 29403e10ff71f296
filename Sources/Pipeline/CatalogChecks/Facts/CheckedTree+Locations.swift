internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics
internal import ImageDecoding

extension CheckedTree {
    func place(ofCarousel name: String) -> SourceLocation {
        guard let configuration else { return SourceLocation(path: facts.sources.first ?? ".", line: 1, column: 1) }
        let carousel = configuration.carousels.first { $0.name == name }
        return carousel?.origin ?? SourceLocation(path: configuration.path, line: 1, column: 1)
    }

    /// Returns the location of a carousel's page: the line in the configuration or in the carousel's data file.
    func place(ofPage index: Int, in name: String) -> SourceLocation {
        listedPage(index, in: name)?.origin ?? place(ofCarousel: name)
    }

    /// Returns the line and column of a page's pin (a color set by hand), in the configuration or a data file.
    func place(ofPin index: Int, in name: String) -> SourceLocation {
        listedPage(index, in: name)?.pinOrigin ?? place(ofCarousel: name)
    }

    /// Returns a carousel's page as the configuration or a data file lists it; nil if neither does.
    func listedPage(_ index: Int, in name: String) -> ListedPage? {
        let listed = configuration?.carousels.first { $0.name == name }?.pages.entries
        guard let pages = listed ?? pagesOfDataFile(in: name), pages.indices.contains(index) else { return nil }
        return pages[index]
    }

    /// Returns the pages in a data file that lists the pictures of a carousel in the same order; nil if none does.
    private func pagesOfDataFile(in name: String) -> [ListedPage]? {
        guard let carousel = manifest.carousels.first(where: { $0.name == name }) else { return nil }
        let images = carousel.pages.map { $0.image.split(separator: "/").last.map(String.init) ?? "" }
        return facts.foundLists.compactMap(\.pages?.entries).first { pages in
            pages.map { $0.image.split(separator: "/").last.map(String.init) ?? "" } == images
        }
    }

    /// Returns the size of a banner's widest file in pixels, such as `1125x352`; nil for any other picture.
    func bannerSize(of name: String) -> String? {
        guard manifest.images.contains(where: { $0.name == name && $0.kind == .banner }),
            let set = catalog.images.first(where: { $0.name == name })
        else { return nil }
        let sizes = set.variants.compactMap { headers[$0.path] }.compactMap { header -> (Int, Int)? in
            guard let width = header.pixelWidth, let height = header.pixelHeight else { return nil }
            return (width, height)
        }
        return sizes.max { $0 < $1 }.map { "\($0.0)x\($0.1)" }
    }
}
