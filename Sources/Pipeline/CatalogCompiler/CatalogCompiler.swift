internal import CatalogConfiguration
package import CatalogManifest
package import Diagnostics

/// Makes a manifest of what was read: kinds, palettes, carousels, gradients.
///
/// Nothing is read or written here.
package enum CatalogCompiler {
    /// Compiles a tree.
    ///
    /// - Parameters:
    ///   - tables: what the last run has computed; has no influence on the result.
    ///   - observer: receives how far the carousels are.
    package static func compile(
        _ tree: TreeFacts, tables: TableMemory = TableMemory(), observer: @escaping RunObserver = { _ in }
    ) -> Diagnosed<CompileOutcome> {
        tables.begin()
        var assembly = ManifestAssembly(catalog: tree.catalog, pictures: tree.pictures, paths: tree.paths)
        assembly.observer = observer
        assembly.tables = tables
        assembly.guessesCarousels = tree.guessesCarousels
        if let configuration = tree.configuration {
            assembly.apply(configuration)
        } else {
            assembly.applyRules(tree.foundLists)
        }
        let made = assembly.outcome
        var outcome = CompileOutcome(draft: made.isRefused ? nil : made.value, tree: tree)
        outcome.independentPictures = assembly.independentPictures
        return made.map { _ in outcome }
    }

    /// Makes one carousel of a tree as a compile would after a change of its pins.
    ///
    /// - Parameter tables: what the last trial has computed; has no influence on the result.
    /// - Returns: nil where the configuration has no such carousel or page, and where it can't be made.
    package static func carousel(
        _ name: String, of tree: TreeFacts, changedBy trial: CarouselTrial, tables: TableMemory = TableMemory()
    ) -> CarouselEntry? {
        guard var configuration = tree.configuration,
            let index = configuration.carousels.firstIndex(where: { $0.name == name }),
            trial.apply(to: &configuration.carousels[index])
        else { return nil }
        tables.begin()
        var assembly = ManifestAssembly(catalog: tree.catalog, pictures: tree.pictures, paths: tree.paths)
        assembly.tables = tables
        return assembly.carousel(name, of: configuration)
    }
}
