internal import AssetCatalog
internal import AssetNaming
internal import Diagnostics

/// The Swift symbol that Xcode creates for an image or color set.
struct SetSymbol: Sendable {
    let setName: String
    let subject: Subject
    let path: String
    private let symbol: SwiftSymbol

    var kind: String { symbol.kind.rawValue }
    /// The symbol without its namespaces; empty if the set has no symbol.
    var name: String { symbol.name }
    var namespaces: [String] { symbol.namespaces }
    /// The framework type, such as `Color`, that already has a member with the symbol's name; nil if there is none.
    var conflictingType: String? { symbol.conflictingType }
    /// The symbol's kind (image or color), namespaces and name, which together must be unique within a target.
    var key: [String] { [kind] + namespaces + [name] }

    /// Returns the symbols of all image and color sets in catalogs; Xcode creates none for pictures outside of them.
    static func all(in catalog: AssetCatalog) -> [SetSymbol] {
        func symbol(_ name: String, _ subject: Subject, _ path: String, _ kind: SwiftSymbol.Kind) -> SetSymbol {
            SetSymbol(setName: name, subject: subject, path: path, symbol: SwiftSymbol(of: name, kind: kind))
        }
        return catalog.images.filter { !$0.isLoose }.map { symbol($0.name, $0.subject, $0.path, .image) }
            + catalog.colors.filter { $0.token == nil }.map { symbol($0.name, $0.subject, $0.path, .color) }
    }
}
