internal import AssetCatalog
internal import Diagnostics

/// Finds the names of assets in a storyboard or xib.
///
/// Interface Builder lists what a document uses under `resources`: `<image name="Cart" …/>`, `<namedColor name="Green">`;
/// what is from the system carries `catalog="system"`.
struct InterfaceUses {
    private(set) var uses: [AssetUse] = []

    init(_ bytes: [UInt8], path: String) {
        let places = LinePlaces(bytes)
        for tag in XMLTags.read(bytes) {
            guard tag.attributes["catalog"]?.value != "system" else { continue }
            switch tag.name {
            case "image":
                add(tag.attributes["name"], .image, places, path)
            case "namedColor":
                add(tag.attributes["name"], .color, places, path)
            default: break
            }
        }
    }

    private mutating func add(
        _ attribute: XMLTags.Attribute?, _ kind: SwiftSymbol.Kind, _ places: LinePlaces, _ path: String
    ) {
        guard let attribute, !attribute.value.isEmpty else { return }
        uses.append(
            AssetUse(
                kind: kind, form: .name(NamePattern(attribute.value)),
                origin: places.origin(of: attribute.offset, in: path)))
    }
}
