internal import CatalogManifest

extension CarouselEntry {
    /// The lengths for its geometry, in points, by their labels in generated code.
    var lengths: [(label: String, points: Double)] {
        [("spacing", spacing), ("padding", padding), ("threshold", threshold)].compactMap { label, points in
            points.map { (label, $0) }
        }
    }
}
