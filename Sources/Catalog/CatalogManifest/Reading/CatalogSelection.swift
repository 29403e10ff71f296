internal import Diagnostics

/// The entries of a catalog that a user selects by name, and the pictures of the selected carousels.
package struct CatalogSelection {
    /// The names of all entries that can be selected.
    private let all: [String]
    private let carouselList: String
    package let manifest: CatalogManifest
    package let unknown: [String]

    /// A sentence about each unknown name, with a similar known name, or else with the names of the carousels.
    package var unknownReasons: [String] {
        unknown.map { name in
            let hint = NearestWord.hint(for: name, among: all)
            return "the catalog has no picture, color, gradient or carousel \"\(TerminalText.escaped(name))\""
                + (hint.isEmpty ? "." + carouselList : hint)
        }
    }

    package init(_ catalog: CatalogManifest, _ names: [String]) {
        carouselList = catalog.carouselList
        all =
            catalog.carousels.map(\.name) + catalog.gradients.map(\.name) + catalog.colors.map(\.name)
            + catalog.images.map(\.name)
        let wanted = Set(names)
        let known = Set(all)
        unknown = names.filter { !known.contains($0) }
        var part = catalog
        part.carousels.removeAll { !wanted.contains($0.name) }
        part.gradients.removeAll { !wanted.contains($0.name) }
        part.colors.removeAll { !wanted.contains($0.name) }
        let pictures = wanted.union(
            part.carousels.flatMap { $0.pages.map(\.image) + [$0.foreground].compactMap(\.self) })
        part.images.removeAll { !pictures.contains($0.name) }
        part.palettes.removeAll { !pictures.contains($0.image) }
        part.products.removeAll { !pictures.contains($0.image) }
        part.otherSets = []
        manifest = part
    }
}

extension CatalogManifest {
    /// A sentence with the names of the carousels, such as ` Carousels: home.`; empty if there are none.
    package var carouselList: String {
        carousels.isEmpty
            ? "" : " Carousels: \(carousels.map { TerminalText.escaped($0.name) }.joined(separator: ", "))."
    }
}
