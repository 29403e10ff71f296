package import Diagnostics
internal import OrderedJSON

/// One product, as the configuration or an app's data file lists it.
package struct ListedProduct: Sendable, Equatable {
    /// The full name of the image set, such as `Shop/cup`, or the name of a loose file without extension.
    package var image: String
    package var name: String?
    /// The price as the list writes it; nil if the list has none.
    package var price: String?
    /// The location at which the list names the picture.
    package var origin: SourceLocation

    package init(image: String, name: String? = nil, price: String? = nil, origin: SourceLocation) {
        (self.image, self.name, self.price, self.origin) = (image, name, price, origin)
    }
}

/// A reader of products from an app's data file, such as an array of `{imageName, plantName, price}`.
enum ProductList {
    static func read(_ file: DataFile) -> Diagnosed<Listing<ListedProduct>> {
        file.listing { entry, image, origin, diagnostics in
            ListedProduct(
                image: image, name: text(of: nameKeys, in: entry, file: file, diagnostics: &diagnostics),
                price: text(of: priceKeys, in: entry, file: file, diagnostics: &diagnostics), origin: origin)
        }
    }

    /// Returns whether a file can only be a list of products, because every entry names a picture and a price.
    static func isProductList(_ file: DataFile) -> Bool { file.lists(priceKeys) }

    /// The keys for the name of a product: Tincture's own, and those of two example apps.
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
