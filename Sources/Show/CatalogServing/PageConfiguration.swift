internal import AssetCatalog
package import CatalogConfiguration
internal import CatalogManifest
package import CatalogPage
internal import Diagnostics

/// The settings of a configuration that the HTML page needs in addition to a manifest.
///
/// They are the order of carousels, the files that list a carousel's pages, and the confidence below which a backdrop
/// is uncertain.
package struct PageConfiguration {
    private var order: [String] = []
    private(set) var lists: [String: PageListFile] = [:]
    private let ruleNotes: [String: String]
    private var leastConfidence = ConfidenceEntry.leastBackdrop

    package init(_ configuration: Configuration?, ruleNotes: [String: String]) {
        self.ruleNotes = ruleNotes
        guard let configuration else { return }
        leastConfidence = configuration.checks.leastConfidence
        for carousel in configuration.carousels {
            order.append(carousel.name)
            lists[carousel.name] = PageListFile(
                file: carousel.pages.file ?? configuration.path, isData: carousel.pages.file != nil)
        }
    }

    package func apply(to content: inout PageContent) {
        content.carouselOrder = order
        content.pageLists = lists
        content.ruleNotes = ruleNotes
        content.leastConfidence = leastConfidence
    }
}
