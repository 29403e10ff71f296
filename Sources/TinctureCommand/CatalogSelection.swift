internal import CatalogManifest

/// The part of a catalog that has given names, with the pictures that it shows.
struct CatalogSelection {
    /// Everything there is to choose from.
    let all: CatalogManifest
    /// What was found.
    let manifest: CatalogManifest
    /// The names that nothing has.
    let unknown: [String]

    /// Every name that can be chosen.
    static func names(of manifest: CatalogManifest) -> [String] {
        manifest.carousels.map(\.name) + manifest.gradients.map(\.name) + manifest.colors.map(\.name)
            + manifest.images.map(\.name)
    }

    init(_ all: CatalogManifest, _ names: [String]) {
        self.all = all
        let wanted = Set(names)
        let known = Set(Self.names(of: all))
        unknown = names.filter { !known.contains($0) }
        var part = all
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
