internal import AssetNaming

/// How code names what is in a catalog.
enum CodeNames {
    /// The Swift symbol that Xcode generates, as an implicit member such as `.Icons.cart`; nil where it generates none.
    static func symbol(_ name: String, _ kind: SwiftSymbol.Kind) -> String? {
        let symbol = SwiftSymbol(of: name, kind: kind)
        return symbol.name.isEmpty ? nil : "." + symbol.source
    }
}
