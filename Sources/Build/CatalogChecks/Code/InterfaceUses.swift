internal import AssetCatalog
internal import Diagnostics

/// Finds the names of assets in a storyboard or xib.
///
/// Interface Builder lists what a document uses under `resources`: `<image name="Cart" …/>`, `<namedColor name="Green">`;
/// what is from the system carries `catalog="system"`.
struct InterfaceUses {
    let uses: [AssetUse]
    /// Where reading stopped because there are more tags and attributes than are wanted.
    let end: SourceLocation?

    init(_ bytes: [UInt8], path: String, most: Int = .max) {
        let places = LinePlaces(bytes)
        var uses: [AssetUse] = []
        let end = XMLTags.read(bytes, most: most) { tag in
            guard tag.attributes["catalog"]?.value != "system", let kind = Self.kinds[tag.name],
                let name = tag.attributes["name"], !name.value.isEmpty
            else { return }
            uses.append(
                AssetUse(
                    kind: kind, form: .name(NamePattern(name.value)), origin: places.origin(of: name.offset, in: path)))
        }
        self.uses = uses
        self.end = end.map { places.origin(of: $0, in: path) }
    }

    private static let kinds: [String: SwiftSymbol.Kind] = ["image": .image, "namedColor": .color]
}
