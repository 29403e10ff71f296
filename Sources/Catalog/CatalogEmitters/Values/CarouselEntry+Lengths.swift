internal import CatalogManifest

extension CarouselEntry {
    /// The lengths that the carousel specifies, in points, with the argument labels that generated code uses.
    var lengths: [(label: String, points: Double)] {
        [("spacing", spacing), ("padding", padding), ("threshold", threshold)].compactMap { label, points in
            points.map { (label, $0) }
        }
    }
}
