internal import CatalogManifest

/// Which names came and went, and which products changed.
enum NameComparison {
    /// The names that only one of the two has, each list by kind and name.
    static func names(
        _ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames
    ) -> (appeared: [CatalogName], went: [CatalogName]) {
        let (old, new) = (all(base), all(head))
        let (known, current) = (Set(old), Set(new))
        // A product is known by its image, so it goes by another name where that does.
        func isPicture(_ name: CatalogName) -> Bool { name.kind == .image || name.kind == .product }
        return (
            new.filter { !known.contains($0) && !(isPicture($0) && renames.wasRenamed($0.name)) },
            old.filter { !current.contains($0) && !(isPicture($0) && renames.isRenamed($0.name)) }
        )
    }

    /// The products of both catalogs with another name or price, by the order of the second.
    static func products(
        _ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames
    ) -> [ProductChange] {
        let old = Dictionary(base.products.map { (renames.after($0.image), $0) }) { first, _ in first }
        return head.products.compactMap { product in
            guard let former = old[product.image], (former.name, former.price) != (product.name, product.price) else {
                return nil
            }
            return ProductChange(
                image: product.image, before: .init(name: former.name, price: former.price),
                after: .init(name: product.name, price: product.price))
        }
    }

    private static func all(_ manifest: CatalogManifest) -> [CatalogName] {
        manifest.carousels.map { CatalogName(kind: .carousel, name: $0.name) }
            + manifest.images.map { CatalogName(kind: .image, name: $0.name) }
            + manifest.colors.map { CatalogName(kind: .color, name: $0.name) }
            + manifest.gradients.map { CatalogName(kind: .gradient, name: $0.name) }
            + Set(manifest.products.map { CatalogName(kind: .product, name: $0.image) }).sorted { $0.name < $1.name }
            + manifest.otherSets.map { CatalogName(kind: .set, name: $0.name) }
    }
}
