internal import AssetNaming

enum CodeNames {
    /// Returns the Swift symbol that Xcode generates, as an implicit member such as `.Icons.cart`; nil if there is
    /// none.
    static func symbol(_ name: String, _ kind: SwiftSymbol.Kind) -> String? {
        let symbol = SwiftSymbol(of: name, kind: kind)
        return symbol.name.isEmpty ? nil : "." + symbol.source
    }
}
