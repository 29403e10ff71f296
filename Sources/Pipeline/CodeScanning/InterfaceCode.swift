internal import AssetNaming
internal import CodeLexing
internal import Diagnostics

/// Reads the assets of a storyboard or xib.
///
/// Interface Builder lists a document's assets under `resources`: `<image name="Cart" …/>`, `<namedColor
/// name="Green">`. Views name pictures as `image="Cart"`, `selectedImage="Cart"`. System assets have
/// `catalog="system"`, and AppKit's own pictures are named `NS…`.
///
/// The app shows the document's color for a missing color set. Code may replace a missing picture if all its views
/// have an outlet. A picture is never visible if all its views are hidden without an outlet, or in unreachable scenes.
enum InterfaceCode {
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        let lines = LineStarts(bytes)
        var listed: [AssetUse] = []
        var shown: [AssetUse] = []
        // The identifiers of the views that show each asset.
        var views: [Subject: Set<String>] = [:]
        /// The names of system pictures, and of pictures whose data is in the document.
        var others: Set<String> = []
        var outlets: Set<String> = []
        var hidden: Set<String> = []
        /// The elements around the current one that have an identifier.
        var around: [(depth: Int, identifier: String)] = []
        var scenes = StoryboardScenes()
        var last: String?
        var isForWatch = false
        facts.end = XMLTags.read(bytes, limit: limit) { tag in
            defer { last = tag.name == "image" ? tag.attributes["name"]?.value : nil }
            if tag.name == "mutableData", let last { others.insert(last) }
            scenes.add(tag)
            while let element = around.last, element.depth >= tag.depth { around.removeLast() }
            if let identifier = tag.attributes["id"]?.value {
                if tag.attributes["hidden"]?.value == "YES", tag.attributes["tag"] == nil { hidden.insert(identifier) }
                // On a Mac, a cell of a button has the picture.
                if !tag.name.hasSuffix("Cell") { around.append((tag.depth, identifier)) }
            }
            if tag.name == "document", tag.attributes["type"]?.value.contains("WatchKit") == true { isForWatch = true }
            if tag.name.hasPrefix("outlet"), let view = tag.attributes["destination"]?.value { outlets.insert(view) }
            // The code of a view may take the name of its picture from an attribute: `keyPath="iconName" value="cart"`.
            let isAttribute = tag.name == "userDefinedRuntimeAttribute"
            let isPicture = isAttribute && tag.attributes["type"]?.value == "image"
            if isAttribute, !isPicture, let value = tag.attributes["value"] {
                facts.add(NamePattern(value.value), at: lines.position(of: value.offset), context: -1)
            }
            if tag.attributes["catalog"]?.value.lowercased() == "system" {
                guard tag.name == "image", let name = tag.attributes["name"] else { return }
                others.insert(name.value)
                // A set with the name of a system picture replaces it on older systems.
                facts.add(NamePattern(name.value), at: lines.position(of: name.offset), context: -1)
                return
            }
            let named = tag.attributes.filter { name, _ in
                name == "name" || name == "image" || name.hasSuffix("Image") || isPicture && name == "value"
            }
            for (attribute, value) in named.sorted(by: { $0.value.offset < $1.value.offset }) {
                let isColor = tag.name == "color" || tag.name == "namedColor"
                if attribute == "name", !isColor, tag.name != "image" { continue }
                // Some attributes whose names end in `Image` are Booleans.
                if ["", "YES", "NO"].contains(value.value) { continue }
                // On Apple Watch, a name may stand for several numbered pictures, shown as an animation.
                let pattern = NamePattern(value.value)
                let use = AssetUse(
                    kind: isColor ? .color : .image, form: isForWatch && !isColor ? .sequence(pattern) : .name(pattern),
                    certainty: isColor ? .replaceable : .certain, place: lines.position(of: value.offset))
                if attribute == "name", tag.name != "color" {
                    listed.append(use)
                } else {
                    shown.append(use)
                    views[use.subject, default: []].insert(around.last?.identifier ?? "")
                }
            }
        }
        // A missing name in the document's resources is reported once, at the first element that uses it.
        let names = Set(listed.map(\.subject))
        var seen: Set<Subject> = []
        listed.removeAll { views[$0.subject] != nil }
        for var use in shown + listed where use.kind == .color || !others.contains(use.name) {
            let isRepeated = !seen.insert(use.subject).inserted && names.contains(use.subject)
            let views = views[use.subject]
            // Interface Builder offers the accent color even if the app doesn't define it.
            let isUnseen =
                use.kind == .color
                ? views == nil || use.name == "AccentColor"
                : views?.allSatisfy { hidden.contains($0) && !outlets.contains($0) || scenes.isUnreachable($0) }
                    != false
            if isUnseen || isRepeated {
                use.certainty = .possible
            } else if use.kind == .image, views?.isSubset(of: outlets) == true {
                use.certainty = .replaceable
            }
            facts.uses.append(use)
        }
        return facts
    }
}

private struct StoryboardScenes {
    private var scenes: [String: Int] = [:]
    private var segues: [Int: [String]] = [:]
    /// The identifiers of objects in scenes that open without a segue.
    private var entries: [String] = []
    private var current = -1
    private lazy var reachable: Set<Int> = {
        var open = entries.compactMap { scenes[$0] }
        var found = Set(open)
        while let next = open.popLast() {
            for scene in segues[next]?.compactMap({ scenes[$0] }) ?? [] where found.insert(scene).inserted {
                open.append(scene)
            }
        }
        return found
    }()

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
}
