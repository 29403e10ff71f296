/// The Swift name that Xcode generates for an image or a color.
///
/// ```swift
/// SwiftSymbol.name(of: "Plant 1", kind: .image)                       // "plant1"
/// SwiftSymbol(of: "Icons/switch-off", kind: .image).source            // "Icons.switchOff"
/// ```
///
/// The rules were found by comparing names with the symbols that people wrote for them; Apple does not publish them.
package struct SwiftSymbol: Sendable, Hashable {
    /// What the symbol represents: the two kinds drop different words.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A symbol of `ImageResource`.
        case image
        /// A symbol of `ColorResource`.
        case color
    }

    /// What the symbol represents.
    package let kind: Kind
    /// The enums around the symbol, outermost first; one for each group that provides a namespace.
    package let namespaces: [String]
    /// The symbol itself, without backticks; empty where the name has no ASCII letter and no digit.
    package let name: String

    /// The symbol of a set.
    ///
    /// - Parameter fullName: the set's name with its namespaces, such as `Icons/Cart`.
    package init(of fullName: String, kind: Kind) {
        let parts = fullName.split(separator: "/")
        self.kind = kind
        namespaces = parts.dropLast().map { Self.enumName(of: String($0)) }
        name = Self.name(of: parts.last.map(String.init) ?? "", kind: kind)
    }

    /// The symbol as source code has it: with its namespaces, and backticks around what Swift reserves.
    package var source: String {
        if namespaces.isEmpty { return SwiftKeywords.escaped(name) }
        return (namespaces + [name]).map(SwiftKeywords.escaped).joined(separator: ".")
    }

    /// The symbol of the last part of a name, without backticks; empty where it has no ASCII letter and no digit.
    package static func name(of name: String, kind: Kind) -> String {
        var words = SymbolWords.split(name)
        if words.count > 1, let last = words.last, kind.droppedWords.contains(last) { words.removeLast() }
        return valid(SymbolWords.hasLowercase(name) ? lowerCamel(words) : words.joined(separator: "_"))
    }

    /// The name of the enum of a group that provides a namespace.
    private static func enumName(of group: String) -> String {
        let words = SymbolWords.split(group)
        return valid(
            SymbolWords.hasLowercase(group)
                ? words.map(SymbolWords.capitalized).joined() : words.joined(separator: "_"))
    }

    private static func lowerCamel(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return first.lowercased() + words.dropFirst().map(SymbolWords.capitalized).joined()
    }

    /// An identifier cannot begin with a digit.
    private static func valid(_ name: String) -> String {
        name.first?.isNumber == true ? "_" + name : name
    }
}

extension SwiftSymbol.Kind {
    /// The last words that Xcode leaves out, where other words are before them.
    fileprivate var droppedWords: Set<String> {
        switch self {
        case .image: ["Image", "image", "Color", "color"]
        case .color: ["Color", "color"]
        }
    }
}
