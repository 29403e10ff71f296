internal import CatalogManifest

enum NameComparison {
    /// Returns the names that only one catalog has, by kind, then by name, without those of renamed pictures and
    /// colors.
    static func names(
        _ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames, _ colors: [ColorRename]
    ) -> (addedNames: [CatalogName], removedNames: [CatalogName]) {
        let (old, new) = (all(base), all(head))
        /// Returns the elements that occur more often in a list than in another; targets can have pictures of one name.
        func rest(of list: [CatalogName], without other: [CatalogName]) -> [CatalogName] {
            var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
            return list.filter { name in
                counts[name, default: 0] -= 1
                return counts[name, default: 0] < 0
            }
        }
        // A product is named by its image, so a renamed image also renames its product.
        func isPicture(_ name: CatalogName) -> Bool { name.kind == .image || name.kind == .product }
        let (named, formerlyNamed) = (Set(colors.map(\.name)), Set(colors.map(\.formerName)))
        return (
            rest(of: new, without: old).filter {
                !(isPicture($0) && renames.wasRenamed($0.name) || $0.kind == .color && named.contains($0.name))
            },
            rest(of: old, without: new).filter {
                !(isPicture($0) && renames.isRenamed($0.name) || $0.kind == .color && formerlyNamed.contains($0.name))
            }
        )
    }

    static func products(_ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames) -> [ProductChange] {
        // Several products may have the same picture.
        let pairs = EntryPairs(
            base.products, head.products, names: ({ renames.after($0.image) }, { $0.image }),
            likeness: [{ [$0.name, $0.price] }, { $0.name }]
        ).pairs
        return pairs.compactMap { former, product in
            guard let former, (former.name, former.price) != (product.name, product.price) else { return nil }
            return ProductChange(
                image: product.image, before: .init(name: former.name, price: former.price),
                after: .init(name: product.name, price: product.price))
        }
    }

    static func all(_ manifest: CatalogManifest) -> [CatalogName] {
        manifest.carousels.map { CatalogName(kind: .carousel, name: $0.name) }
            + manifest.images.map { CatalogName(kind: .image, name: $0.name) }
            + manifest.colors.map { CatalogName(kind: .color, name: $0.name) }
            + manifest.gradients.map { CatalogName(kind: .gradient, name: $0.name) }
            + Set(manifest.products.map { CatalogName(kind: .product, name: $0.image) }).sorted { $0.name < $1.name }
            + manifest.otherSets.map { CatalogName(kind: .set, name: $0.name) }
    }
}
