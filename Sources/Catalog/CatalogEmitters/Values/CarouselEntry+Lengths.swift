internal import CatalogManifest

extension CarouselEntry {
    /// The spacing, padding and threshold that the carousel specifies, in points, with their argument labels in
    /// generated code.
    var lengths: [(label: String, points: Double)] {
        [("spacing", spacing), ("padding", padding), ("threshold", threshold)].compactMap { label, points in
            points.map { (label, $0) }
        }
    }
}
