internal import CatalogManifest

extension CarouselEntry {
    /// The lengths that the carousel specifies, in points, each with its argument label in generated code.
    var lengths: [(label: String, points: Double)] {
        [("spacing", spacing), ("padding", padding), ("threshold", threshold)].compactMap { label, points in
            points.map { (label, $0) }
        }
    }
}
