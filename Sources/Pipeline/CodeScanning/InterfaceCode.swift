internal import AssetNaming
internal import CodeLexing

/// Reads the assets of a storyboard or xib.
///
/// Interface Builder lists a document's assets under `resources`: `<image name="Cart" …/>`, `<namedColor
/// name="Green">`. Views name pictures as `image="Cart"`, `selectedImage="Cart"`. System assets have
/// `catalog="system"`, and AppKit's own pictures are named `NS…`.
///
/// The app shows the color values in the document in place of a missing color set. Code may replace a missing picture
/// if all views with the picture have an outlet. A picture is never visible if all its views are hidden without an
/// outlet, or in scenes that nothing opens.
enum InterfaceCode {
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        var cursor = PlaceCursor()
        /// Includes system pictures.
        var listed: Set<String> = []
        var listedColors: Set<String> = []
        /// The identifiers of the views that show each picture.
        var views: [String: Set<String>] = [:]
        var outlets: Set<String> = []
        var hidden: Set<String> = []
        var view = ""
        var scenes = StoryboardScenes()
        var embedded: Set<String> = []
        var last: String?
        var attributes: [AssetUse] = []
        var isForWatch = false
        facts.end = XMLTags.read(bytes, limit: limit) { tag in
            defer { last = tag.name == "image" ? tag.attributes["name"]?.value : nil }
            if tag.name == "mutableData", let last { embedded.insert(last) }
            scenes.add(tag)
            if tag.attributes["hidden"]?.value == "YES", tag.attributes["tag"] == nil,
                let identifier = tag.attributes["id"]?.value
            {
                hidden.insert(identifier)
            }
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
        // A name in the document's resources is reported once, at the first element that uses it.
        let places = Dictionary(attributes.map { ($0.subject, $0.place) }) { first, _ in first }
        for index in facts.uses.indices {
            facts.uses[index].place = places[facts.uses[index].subject] ?? facts.uses[index].place
        }
        facts.uses += attributes.filter { !($0.kind == .color ? listedColors : listed).contains($0.name) }
        for index in facts.uses.indices where facts.uses[index].kind == .image {
            guard let views = views[facts.uses[index].name] else { continue }
            if views.allSatisfy({ hidden.contains($0) && !outlets.contains($0) || scenes.isUnreachable($0) }) {
                facts.uses[index].certainty = .possible
            } else if views.isSubset(of: outlets) {
                facts.uses[index].certainty = .replaceable
            }
        }
        return facts
    }
}

/// The scenes of a storyboard, and the segues between them.
private struct StoryboardScenes {
    private var scenes: [String: Int] = [:]
    private var segues: [Int: [String]] = [:]
    /// The objects in scenes that open without a segue.
    private var entries: [String] = []
    private var current = -1
    private lazy var reachable = Self.reachable(from: entries, scenes, segues)

    mutating func add(_ tag: XMLTags.Tag) {
        func value(_ name: String) -> String? { tag.attributes[name]?.value }
        if tag.name == "scene" { current += 1 }
        if let initial = value("initialViewController") { entries.append(initial) }
        guard current >= 0, let identifier = value("id") else { return }
        scenes[identifier] = current
        if tag.name == "segue", let destination = value("destination") {
            segues[current, default: []].append(destination)
        }
        // Code opens a scene by its identifier. A Mac app has a scene with its menu.
        if value("storyboardIdentifier") != nil || tag.name == "application" { entries.append(identifier) }
    }

    /// Returns whether a view is in a scene that nothing opens; false without a known first scene.
    mutating func isUnreachable(_ view: String) -> Bool {
        guard !entries.isEmpty, let scene = scenes[view] else { return false }
        return !reachable.contains(scene)
    }

    private static func reachable(from entries: [String], _ scenes: [String: Int], _ segues: [Int: [String]]) -> Set<
        Int
    > {
        var open = entries.compactMap { scenes[$0] }
        var found = Set(open)
        while let next = open.popLast() {
            for scene in segues[next]?.compactMap({ scenes[$0] }) ?? [] where found.insert(scene).inserted {
                open.append(scene)
            }
        }
        return found
    }
}
