internal import AssetCatalog
internal import CatalogConfiguration
package import CatalogManifest
package import Diagnostics

/// The compiler that turns the facts about a source tree into a manifest.
///
/// The compiler neither reads nor writes files.
package enum CatalogCompiler {
    /// Compiles a source tree.
    ///
    /// - Parameters:
    ///   - isTolerant: whether a configuration with an error still gives a manifest, without the faulty part.
    ///   - tables: the carousel tables of the previous run, which save time, but don't influence the result.
    ///   - observer: a function that receives the progress of the carousels.
    package static func compile(
        _ tree: TreeFacts, isTolerant: Bool = false, tables: TableMemory = TableMemory(),
        observer: @escaping RunObserver = { _ in }
    ) -> Diagnosed<CompileOutcome> {
        tables.begin()
        var assembly = ManifestAssembly(tree, tables: tables, observer: observer)
        if let configuration = tree.configuration {
            assembly.apply(configuration)
        } else {
            assembly.applyRules(tree.foundLists)
        }
        let made = assembly.outcome
        var outcome = CompileOutcome(draft: made.isRefused && !isTolerant ? nil : made.value, tree: tree)
        outcome.independentPictures = assembly.independentPictures
        return made.map { _ in outcome }
    }

    /// Returns the manifest entry of one carousel with the changes that are tried out in the preview.
    ///
    /// The result is nil if the carousel, or a page that `trial` changes, is missing or can't be created.
    ///
    /// - Parameter tables: the carousel tables of the previous call, reused to save time; they don't affect the result.
    package static func carousel(
        _ name: String, of tree: TreeFacts, changedBy trial: CarouselTrial, tables: TableMemory = TableMemory()
    ) -> CarouselEntry? {
        guard let configuration = configuration(of: tree, with: trial, of: name) else { return nil }
        tables.begin()
        var assembly = ManifestAssembly(tree, tables: tables)
        return assembly.carousel(name, of: configuration)
    }

    /// Returns the points in pictures that set the backdrops of pages, after a trial changes one carousel.
    ///
    /// The result is empty if the trial itself pins no page to a point, or if the configuration lacks the carousel or a
    /// page that the trial changes. Otherwise, it is that of ``CarouselPictures/points(_:_:lists:)``.
    package static func points(
        of name: String, in tree: TreeFacts, changedBy trial: CarouselTrial
    ) -> [String: [SIMD2<Double>]] {
        guard trial.hasPoints, let configuration = configuration(of: tree, with: trial, of: name) else { return [:] }
        return CarouselPictures.points(tree.catalog.images, configuration, lists: [])
    }

    private static func configuration(
        of tree: TreeFacts, with trial: CarouselTrial, of name: String
    ) -> Configuration? {
        guard var configuration = tree.configuration,
            let index = configuration.carousels.firstIndex(where: { $0.name == name }),
            trial.apply(to: &configuration.carousels[index])
        else { return nil }
        return configuration
    }
}
