internal import AssetNaming

enum CodeNames {
    /// Returns the Swift symbol of an asset, such as `.Icons.cart`; nil if there is none, or one of the framework's.
    static func symbol(_ name: String, _ kind: SwiftSymbol.Kind) -> String? {
        let symbol = SwiftSymbol(of: name, kind: kind)
        return symbol.name.isEmpty || symbol.conflictingType != nil ? nil : "." + symbol.source
    }
}
