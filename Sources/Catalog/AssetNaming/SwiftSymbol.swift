/// The Swift name that Xcode generates for an image or a color.
///
/// ```swift
/// SwiftSymbol.name(of: "Plant 1", kind: .image)                       // "plant1"
/// SwiftSymbol(of: "Icons/switch-off", kind: .image).source            // "Icons.switchOff"
/// ```
///
/// Apple doesn't publish the naming rules. The rules here come from real projects, by comparing the names of assets
/// with the symbols in code.
package struct SwiftSymbol: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case image
        case color
    }

    package let kind: Kind
    /// The enums around the symbol, outermost first: one for each group that provides a namespace.
    package let namespaces: [String]
    /// The symbol without its namespaces and backticks; empty if the asset's name has no ASCII letter or digit.
    package let name: String

    package init(of fullName: String, kind: Kind) {
        self.kind = kind
        let parts = fullName.split(separator: "/")
        namespaces = parts.dropLast().map { Self.enumName(of: String($0)) }
        name = Self.name(of: parts.last.map(String.init) ?? "", kind: kind)
    }

    /// The symbol as written in Swift, with its namespaces and backticks.
    package var source: String {
        (namespaces + [name]).map(SwiftKeywords.escaped).joined(separator: ".")
    }

    /// Returns the symbol of a name without namespace; empty if the name has no ASCII letter or digit.
    package static func name(of name: String, kind: Kind) -> String {
        var words = SymbolWords(name)
        if words.count > 1, let last = words.last, kind.drops(last) { words.removeLast() }
        return words.identifier(beginsSmall: true)
    }

    private static func enumName(of group: String) -> String { SymbolWords(group).identifier(beginsSmall: false) }
}

extension SwiftSymbol.Kind {
    /// Returns whether Xcode leaves out a word at the end of a longer name, such as `Color` in `BrandColor`.
    fileprivate func drops(_ word: String) -> Bool {
        switch word {
        case "Color", "color": true
        case "Image", "image": self == .image
        default: false
        }
    }
}
