internal import AssetNaming

enum CodeNames {
    /// Returns the Swift symbol that Xcode generates for an asset, without its type, such as `.Icons.cart`.
    ///
    /// Nil if Xcode generates no symbol for the asset, or one such as `.red` that means the framework's color.
    static func symbol(_ name: String, _ kind: SwiftSymbol.Kind) -> String? {
        let symbol = SwiftSymbol(of: name, kind: kind)
        return symbol.name.isEmpty || symbol.conflictingType != nil ? nil : "." + symbol.source
    }
}
