internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
package import CatalogPage
internal import Diagnostics

/// The facts that the page needs in addition to a manifest, from the configuration, its files and the rules.
package struct PageConfiguration {
    private var order: [String] = []
    private(set) var lists: [String: PageListFile] = [:]
    private let colorFiles: [String: [String]]
    private let ruleNotes: [String: String]
    private var leastConfidence = ConfidenceEntry.leastBackdrop

    /// Collects the facts of a source tree.
    ///
    /// - Parameters:
    ///   - folder: the base folder for the paths of color files; nil for the current folder.
    ///   - ruleNotes: the summaries of all rules, keyed by their identifiers.
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
