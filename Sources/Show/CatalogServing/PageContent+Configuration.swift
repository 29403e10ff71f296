internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
package import CatalogPage
internal import Diagnostics

extension PageContent {
    /// Takes over what the page needs in addition to a manifest, from a configuration, its files and the rules.
    ///
    /// - Parameters:
    ///   - folder: the base folder for the paths of color files; nil for the current folder.
    ///   - ruleNotes: the summaries of all rules, keyed by their identifiers.
    package mutating func configure(by tree: TreeFacts, in folder: String?, ruleNotes: [String: String]) {
        self.ruleNotes = ruleNotes
        colorFiles = tree.colorFiles(in: folder ?? "")
        let carousels = tree.configuration?.carousels ?? []
        carouselOrder = carousels.map(\.name)
        let lists = carousels.map { carousel in
            let file = carousel.pages.file ?? tree.configuration?.path ?? ""
            return (carousel.name, PageListFile(file: file, isData: carousel.pages.file != nil))
        }
        pageLists = Dictionary(lists) { $1 }
        leastConfidence = tree.configuration?.checks.leastConfidence ?? ConfidenceEntry.leastBackdrop
    }
}
