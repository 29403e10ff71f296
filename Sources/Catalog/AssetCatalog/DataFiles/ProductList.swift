package import Diagnostics
internal import OrderedJSON

/// One product, as the configuration or an app's data file lists it.
package struct ListedProduct: Sendable, Hashable {
    /// The full name of the product's image set, such as `Shop/cup`, or the name of a loose file without extension.
    package let image: String
    package let name: String?
    /// The price as the list writes it; nil if the list has none.
    package let price: String?
    /// The file, line and column at which the list names the picture.
    package let origin: SourceLocation

    package init(image: String, name: String?, price: String?, origin: SourceLocation) {
        (self.image, self.name, self.price, self.origin) = (image, name, price, origin)
    }
}

/// A reader of products from an app's data file, such as an array of `{imageName, plantName, price}`.
enum ProductList {
    static func read(_ file: DataFile) -> Diagnosed<Listing<ListedProduct>> {
        var diagnostics = FileDiagnostics(limit: file.limits.findings)
        var products: [ListedProduct] = []
        for entry in file.entries(diagnostics: &diagnostics) where !diagnostics.isFull {
            guard let image = file.image(of: entry, diagnostics: &diagnostics), let imageName = image.string else {
                continue
            }
            let name = text(of: nameKeys, in: entry, file: file, diagnostics: &diagnostics)
            let price = text(of: priceKeys, in: entry, file: file, diagnostics: &diagnostics)
            products.append(ListedProduct(image: imageName, name: name, price: price, origin: file.origin(of: image)))
        }
        return diagnostics.diagnosed(Listing(products, file: file.path))
    }

    /// Returns whether a file can only be a list of products, because every entry names a picture and a price.
    static func isProductList(_ file: DataFile) -> Bool {
        guard let entries = file.root.elements, !entries.isEmpty else { return false }
        return entries.allSatisfy { entry in
            DataFile.first(DataFile.imageKeys, of: entry)?.string != nil && DataFile.first(priceKeys, of: entry) != nil
        }
    }

    /// The keys for the name of a product.
    ///
    /// `name` is Tincture's own key; `plantName` and `title` are those of two example apps.
    static let nameKeys = ["name", "plantName", "title"]
    static let priceKeys = ["price"]

    private static func text(
        of keys: [String], in entry: JSONNode, file: DataFile, diagnostics: inout FileDiagnostics
    ) -> String? {
        guard let node = DataFile.first(keys, of: entry) else { return nil }
        switch node.content {
        case .string(let text): return text
        case .number(let digits): return digits
        case .null: return nil
        default:
            diagnostics.report(
                .error, .malformedData, at: file.origin(of: node),
                "a product's name or price is \(node.kindInWords); expected a string or a number.")
            return nil
        }
    }
}
