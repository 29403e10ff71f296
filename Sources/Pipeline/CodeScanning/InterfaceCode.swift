internal import AssetCatalog
internal import AssetNaming
internal import CodeLexing

/// Reads the assets of a storyboard or xib.
///
/// Interface Builder lists a document's assets under `resources`: `<image name="Cart" …/>`, `<namedColor
/// name="Green">`. Views name pictures as `image="Cart"`, `selectedImage="Cart"`. System assets have
/// `catalog="system"`, and AppKit's own pictures are named `NS…`.
///
/// The app shows the color values in the document in place of a missing color set. Code may replace a missing picture
/// if all views with the picture have an outlet.
enum InterfaceCode {
    /// - Parameter limit: the maximum number of tags and attributes.
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        var cursor = PlaceCursor()
        /// The names of pictures in the document's list of resources, including system pictures.
        var listed: Set<String> = []
        var listedColors: Set<String> = []
        /// The identifiers of the views that show each picture.
        var views: [String: Set<String>] = [:]
        var outlets: Set<String> = []
        var view = ""
        var embedded: Set<String> = []
        var last: String?
        var attributes: [AssetUse] = []
        var isForWatch = false
        let end = XMLTags.read(bytes, limit: limit) { tag in
            defer { last = tag.name == "image" ? tag.attributes["name"]?.value : nil }
            if tag.name == "mutableData", let last { embedded.insert(last) }
            if tag.name == "document", tag.attributes["type"]?.value.contains("WatchKit") == true { isForWatch = true }
            // Constraints come between a button and the pictures of its states. On a Mac, a cell of the button has the
            // picture.
            if tag.name != "constraint", !tag.name.hasSuffix("Cell"), let identifier = tag.attributes["id"]?.value {
                view = identifier
            }
            if tag.name.hasPrefix("outlet"), let view = tag.attributes["destination"]?.value { outlets.insert(view) }
            // The code of a view may take the name of its picture from an attribute: `keyPath="iconName" value="cart"`.
            if tag.name == "userDefinedRuntimeAttribute", let value = tag.attributes["value"] {
                facts.add(NamePattern(value.value), at: cursor.place(of: value.offset, in: bytes), context: -1)
            }
            let catalog = tag.attributes["catalog"]?.value.lowercased()
            if catalog == "system" {
                guard tag.name == "image", let name = tag.attributes["name"] else { return }
                listed.insert(name.value)
                // A set with the name of a system picture replaces it on older systems.
                facts.add(NamePattern(name.value), at: cursor.place(of: name.offset, in: bytes), context: -1)
                return
            }
            let named = tag.attributes.filter { name, _ in name == "name" || name == "image" || name.hasSuffix("Image")
            }
            for (attribute, value) in named.sorted(by: { $0.value.offset < $1.value.offset }) {
                // Some attributes whose names end in `Image` are Booleans.
                if ["", "YES", "NO"].contains(value.value) { continue }
                let place = cursor.place(of: value.offset, in: bytes)
                func use(_ kind: SwiftSymbol.Kind, _ certainty: AssetUse.Certainty = .certain) -> AssetUse {
                    // On Apple Watch, a name may stand for several numbered pictures, shown as an animation.
                    let pattern = NamePattern(value.value)
                    return AssetUse(
                        kind: kind, form: isForWatch && kind == .image ? .sequence(pattern) : .name(pattern),
                        certainty: certainty, place: place)
                }
                switch (tag.name, attribute) {
                case ("image", "name"):
                    listed.insert(value.value)
                    facts.uses.append(use(.image))
                // Interface Builder offers the accent color even if the app doesn't define it.
                case ("namedColor", "name"):
                    listedColors.insert(value.value)
                    facts.uses.append(use(.color, value.value == "AccentColor" ? .possible : .replaceable))
                case ("color", "name"): attributes.append(use(.color, .replaceable))
                case (_, "name"): break
                default:
                    views[value.value, default: []].insert(view)
                    attributes.append(use(.image))
                }
            }
        }
        facts.uses.removeAll { embedded.contains($0.name) }
        // A name in the document's resources is reported once, at its location in the list.
        facts.uses += attributes.filter { !($0.kind == .color ? listedColors : listed).contains($0.name) }
        for index in facts.uses.indices where facts.uses[index].kind == .image {
            if views[facts.uses[index].name]?.isSubset(of: outlets) == true {
                facts.uses[index].certainty = .replaceable
            }
        }
        facts.end = end.map { cursor.place(of: $0, in: bytes) }
        return facts
    }
}
