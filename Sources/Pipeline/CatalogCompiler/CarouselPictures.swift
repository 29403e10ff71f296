package import AssetCatalog
package import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

package enum CarouselPictures {
    /// Returns the paths of all picture files that appear in carousels.
    ///
    /// - Parameter lists: the lists of pages in the source tree, which are used without a configuration.
    package static func files(_ images: [ImageSet], _ configuration: Configuration?, lists: [FoundLists]) -> Set<String>
    {
        let names = Set(pages(configuration, lists: lists).map(\.image))
        guard !names.isEmpty else { return [] }
        let shown = images.filter { set in
            names.contains(set.name) || set.isLoose && names.contains(FilePath.name(of: set.name))
        }
        return Set(shown.flatMap { $0.variants.map(\.path) })
    }

    /// Returns the points in pictures that set the backdrops of pages, without duplicates, by the picture file's path.
    ///
    /// A point's coordinates are fractions of the upright picture's width and height, from the top left.
    package static func points(
        _ images: [ImageSet], _ configuration: Configuration?, lists: [FoundLists]
    ) -> [String: [SIMD2<Double>]] {
        var asked: [String: [SIMD2<Double>]] = [:]
        for page in pages(configuration, lists: lists) {
            guard let point = page.reference?.point, asked[page.image]?.contains(point) != true else { continue }
            asked[page.image, default: []].append(point)
        }
        if asked.isEmpty { return [:] }
        var points: [String: [SIMD2<Double>]] = [:]
        for set in images {
            let stem = set.isLoose ? FilePath.name(of: set.name) : set.name
            let all = (asked[set.name] ?? []) + (stem == set.name ? [] : asked[stem] ?? [])
            for variant in set.variants where !all.isEmpty {
                for point in all where points[variant.path]?.contains(point) != true {
                    points[variant.path, default: []].append(point)
                }
            }
        }
        return points
    }

    /// Returns the paths of all picture files in carousels with configured text areas.
    package static func filesWithText(_ images: [ImageSet], _ configuration: Configuration?) -> Set<String> {
        guard let configuration else { return [] }
        // Text can be configured for a kind of picture, but kinds are known only after pictures are read. So every
        // picture of the carousel counts.
        let carousels = configuration.carousels.filter { !($0.text?.isEmpty ?? configuration.text.isEmpty) }
        var only = configuration
        only.carousels = carousels
        return carousels.isEmpty ? [] : files(images, only, lists: [])
    }

    private static func pages(_ configuration: Configuration?, lists: [FoundLists]) -> [ListedPage] {
        guard let configuration else {
            return lists.flatMap { $0.pages?.entries ?? [] }
        }
        return configuration.carousels.flatMap(\.pages.entries)
    }
}
