internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
package import CatalogPage
internal import Diagnostics

/// The facts about a configuration and its files that the HTML page needs in addition to a manifest.
///
/// They are the order of carousels, the file that lists each carousel's pages, the file that defines each named color,
/// and the confidence below which a backdrop is uncertain. The page also gets the summaries of all rules of `tincture
/// check` from here.
package struct PageConfiguration {
    private var order: [String] = []
    private(set) var lists: [String: PageListFile] = [:]
    private let colorFiles: [String: [String]]
    private let ruleNotes: [String: String]
    private var leastConfidence = ConfidenceEntry.leastBackdrop

    /// Collects, from a source tree, the facts about its configuration that the page needs.
    ///
    /// - Parameters:
    ///   - folder: the base folder for the paths of the files that define named colors; nil for the current
    ///     folder.
    ///   - ruleNotes: the summaries of all rules, keyed by the identifiers of the rules.
    package init(_ tree: TreeFacts, in folder: String?, ruleNotes: [String: String]) {
        self.ruleNotes = ruleNotes
        colorFiles = tree.colorFiles(in: folder ?? "")
        guard let configuration = tree.configuration else { return }
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
        content.colorFiles = colorFiles
        content.ruleNotes = ruleNotes
        content.leastConfidence = leastConfidence
    }
}
