internal import AssetCatalog
internal import AssetNaming
internal import CodeLexing

/// Reads what a storyboard or xib says about assets.
///
/// Interface Builder lists what a document uses under `resources`: `<image name="Cart" …/>`, `<namedColor
/// name="Green">`; views name pictures as `image="Cart"`, `selectedImage="Cart"`. What is from the system carries
/// `catalog="system"`, and AppKit's own pictures are called `NS…`.
enum InterfaceCode {
    /// What a file says.
    ///
    /// - Parameter limit: how many tags and attributes of it are read.
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        var cursor = PlaceCursor()
        /// What the document lists; a picture whose content it holds itself is not asked for.
        var listed: Set<String> = []
        var embedded: Set<String> = []
        var last: String?
        var attributes: [AssetUse] = []
        var isForWatch = false
        let end = XMLTags.read(bytes, limit: limit) { tag in
            defer { last = tag.name == "image" ? tag.attributes["name"]?.value : nil }
            if tag.name == "mutableData", let last { embedded.insert(last) }
            if tag.name == "document", tag.attributes["type"]?.value.contains("WatchKit") == true { isForWatch = true }
            let catalog = tag.attributes["catalog"]?.value.lowercased()
            if catalog == "system" {
                if let name = tag.attributes["name"]?.value, tag.name == "image" { listed.insert(name) }
                return
            }
            let named = tag.attributes.filter { name, _ in name == "name" || name == "image" || name.hasSuffix("Image")
            }
            for (attribute, value) in named.sorted(by: { $0.value.offset < $1.value.offset }) {
                // Some flags are called so too.
                if ["", "YES", "NO"].contains(value.value) { continue }
                let place = cursor.place(of: value.offset, in: bytes)
                func use(_ kind: SwiftSymbol.Kind, _ certainty: AssetUse.Certainty = .certain) -> AssetUse {
                    // On the watch a name may be that of pictures with numbers, shown one after the other.
                    let pattern = NamePattern(value.value)
                    return AssetUse(
                        kind: kind, form: isForWatch && kind == .image ? .sequence(pattern) : .name(pattern),
                        certainty: certainty, place: place)
                }
                switch (tag.name, attribute) {
                case ("image", "name"):
                    listed.insert(value.value)
                    facts.uses.append(use(.image))
                // Interface Builder offers the accent color to apps that have none.
                case ("namedColor", "name"):
                    facts.uses.append(use(.color, value.value == "AccentColor" ? .possible : .certain))
                case ("color", "name"): facts.uses.append(use(.color, .possible))
                case (_, "name"): break
                default: attributes.append(use(.image))
                }
            }
        }
        facts.uses.removeAll { embedded.contains($0.name) }
        // What the document lists is said of the list, once.
        facts.uses += attributes.filter { !listed.contains($0.name) }
        facts.end = end.map { cursor.place(of: $0, in: bytes) }
        return facts
    }
}
