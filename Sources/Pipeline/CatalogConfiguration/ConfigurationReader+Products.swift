internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

extension ListedProduct {
    /// A product without values, into which a table reads an entry.
    static let empty = ListedProduct(image: "", origin: SourceLocation(path: ""))

    static let table = ConfigurationTable<ListedProduct>([
        .value("image", .text, needed: "an \"image\".", "The name of the picture.") { node, product, reader in
            guard let name = reader.text.string(node, "\"image\"") else { return }
            (product.image, product.origin) = (name, reader.text.origin(of: node))
        },
        .text("name", \.name, "The name of the product."),
        .text("price", \.price, "The price, as shown to customers."),
    ])
}

extension ConfigurationReader {
    mutating func products(_ node: YAMLNode) -> Diagnosed<Listing<ListedProduct>> {
        if node.scalar != nil {
            guard let file = text.path(node, "\"products\"", in: folder) else { return Diagnosed(Listing([])) }
            return dataFiles.products(file, namedAt: text.origin(of: node))
        }
        let products = text.list(node).compactMap { entry -> ListedProduct? in
            var product = ListedProduct.empty
            let members = ListedProduct.table.read(entry, as: "a product", into: &product, by: &self)
            return members?["image"]?.scalar == nil ? nil : product
        }
        return Diagnosed(Listing(products))
    }
}
