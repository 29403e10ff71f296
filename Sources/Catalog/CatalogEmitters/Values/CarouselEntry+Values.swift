internal import CarouselGradients
internal import CatalogManifest
internal import Diagnostics

extension CarouselEntry {
    /// The lengths that the carousel specifies, in points, each with its argument label in generated code.
    var lengths: [(label: String, points: Double)] {
        [("spacing", spacing), ("padding", padding), ("threshold", threshold)].compactMap { label, points in
            points.map { (label, $0) }
        }
    }

    /// The tables of backdrop colors; nil, with a finding, if they can't be read.
    var tables: Diagnosed<Tables?> {
        do throws(TableFormatError) {
            return Diagnosed(try readTables())
        } catch {
            let finding = Diagnostic(
                .error, .malformedData, about: .carousel(name),
                "no table can be made for the carousel \"\(name)\": \(error).")
            return Diagnosed(nil, [finding])
        }
    }
}
