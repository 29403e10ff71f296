internal import AssetCatalog
internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

struct ProductFields {
    var image: (name: String, origin: SourceLocation)?
    var name: String?
    var price: String?

    static let table = ConfigurationTable<ProductFields>([
        .value("image", .text, needed: "an \"image\".", "The name of the picture.") { node, product, reader in
            if let name = reader.text.string(node, "\"image\"") { product.image = (name, reader.text.origin(of: node)) }
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
            var product = ProductFields()
            guard ProductFields.table.read(entry, as: "a product", into: &product, by: &self) != nil,
                let (image, origin) = product.image
            else { return nil }
            return ListedProduct(image: image, name: product.name, price: product.price, origin: origin)
        }
        return Diagnosed(Listing(products))
    }
}
