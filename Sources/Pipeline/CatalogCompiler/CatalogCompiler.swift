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
}
