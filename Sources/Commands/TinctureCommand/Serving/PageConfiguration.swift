internal import AssetCatalog
internal import CatalogChecks
internal import CatalogConfiguration
internal import CatalogPage
internal import Diagnostics

/// What a page shows of a configuration that its manifest does not say: the order of its carousels, and where their
/// pages are listed.
struct PageConfiguration {
    /// The names of the carousels, in the order of the file.
    private(set) var order: [String] = []
    /// The files that list their pages.
    private(set) var lists: [String: PageListFile] = [:]

    /// - Parameter configuration: as it was read; nil for none.
    init(_ configuration: Configuration?) {
        guard let configuration else { return }
        for carousel in configuration.carousels {
            order.append(carousel.name)
            lists[carousel.name] = PageListFile(
                file: carousel.pages.file ?? configuration.path, isData: carousel.pages.file != nil)
        }
    }

    /// Writes it into what a page shows.
    func apply(to content: inout PageContent) {
        content.carouselOrder = order
        content.pageLists = lists
        content.ruleNotes = Dictionary(
            CheckRule.all.map { ($0.rule.rawValue, $0.help) }, uniquingKeysWith: { first, _ in first })
    }
}
