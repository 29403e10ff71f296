/// The Swift name that Xcode generates for an image or a color.
///
/// ```swift
/// SwiftSymbol.name(of: "Plant 1", kind: .image)                       // "plant1"
/// SwiftSymbol(of: "Icons/switch-off", kind: .image).source            // "Icons.switchOff"
/// ```
///
/// Apple doesn't publish the rules. They were found by comparing names with the symbols that people wrote for them.
package struct SwiftSymbol: Sendable, Hashable {
    /// The kind of asset behind a symbol.
    ///
    /// Each kind drops different words.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A symbol of `ImageResource`.
        case image
        /// A symbol of `ColorResource`.
        case color
    }

    package let kind: Kind
    /// The enums around the symbol, outermost first.
    ///
    /// There is one for each group that provides a namespace.
    package let namespaces: [String]
    /// The symbol itself, without backticks; empty if the name contains no ASCII letter or digit.
    package let name: String

    /// Creates the symbol of a set.
    ///
    /// - Parameter fullName: the set's name with its namespaces, such as `Icons/Cart`.
    package init(of fullName: String, kind: Kind) {
        self.kind = kind
        guard fullName.utf8.contains(UInt8(ascii: "/")) else {
            namespaces = []
            name = Self.name(of: fullName, kind: kind)
            return
        }
        let parts = fullName.split(separator: "/")
        namespaces = parts.dropLast().map { Self.enumName(of: String($0)) }
        name = Self.name(of: parts.last.map(String.init) ?? "", kind: kind)
    }

    /// The symbol in source code, with its namespaces, and with reserved words in backticks.
    package var source: String {
        if namespaces.isEmpty { return SwiftKeywords.escaped(name) }
        return (namespaces + [name]).map(SwiftKeywords.escaped).joined(separator: ".")
    }

    /// Returns the symbol of the last part of a name, without backticks.
    ///
    /// Empty if the name contains no ASCII letter or digit.
    package static func name(of name: String, kind: Kind) -> String {
        var words = SymbolWords(name)
        if words.count > 1, let last = words.last, kind.drops(last) { words.removeLast() }
        return words.identifier(beginsSmall: true)
    }

    private static func enumName(of group: String) -> String { SymbolWords(group).identifier(beginsSmall: false) }
}

extension SwiftSymbol.Kind {
    /// Whether Xcode drops a final word if other words precede it.
    fileprivate func drops(_ word: String) -> Bool {
        switch word {
        case "Color", "color": true
        case "Image", "image": self == .image
        default: false
        }
    }
}
