internal import FileAccess
internal import OrderedJSON

/// A set of an asset catalog with its `Contents.json` as it is written, so that a finding has its place.
struct CheckedSet: Sendable {
    /// The full name.
    let name: String
    /// The extension of its folder.
    let type: String
    /// The folder of the set.
    let path: String
    /// What its `Contents.json` says; nil where it cannot be read.
    let root: JSONNode?

    init(name: String, type: String, path: String) {
        self.name = name
        self.type = type
        self.path = path
        let file = FilePath.join(path, Self.contentsName)
        root = (try? RegularFile.bytes(of: file)).flatMap { try? JSONParser.parse($0) }
    }

    static let contentsName = "Contents.json"

    var contentsPath: String { FilePath.join(path, Self.contentsName) }

    /// The folder or group that it lies in.
    var folder: String { FilePath.folder(of: path) }

    /// The entries of `images`, `colors` or whatever the set lists; those that are no objects left out.
    func entries(_ list: String) -> [SetEntry] {
        (root?[list]?.elements ?? []).filter { $0.members != nil }.map { SetEntry(set: self, node: $0) }
    }
}

/// One entry of a set's list.
struct SetEntry: Sendable {
    let set: CheckedSet
    let node: JSONNode

    /// The file's name; nil for an empty slot, and for what no set can have.
    var filename: String? {
        node["filename"]?.string.flatMap { $0.isEmpty || $0.contains("/") ? nil : $0 }
    }

    var path: String? { filename.map { FilePath.join(set.path, $0) } }

    var idiom: String { node["idiom"]?.string ?? "universal" }

    /// Pixels a point; nil for what serves every scale.
    var scale: Int? {
        guard let text = node["scale"]?.string, text.hasSuffix("x") else { return nil }
        return Int(text.dropLast()).flatMap { (1...9).contains($0) ? $0 : nil }
    }

    /// The appearances as one word, `any` for none.
    var appearance: String {
        let words = (node["appearances"]?.elements ?? []).compactMap { $0["value"]?.string }
        return words.isEmpty ? "any" : words.sorted().joined(separator: "+")
    }

    /// All of its keys but those that are no part of the slot, as text: equal for two entries of one slot.
    ///
    /// - Parameter values: the keys that hold what the slot is filled with.
    func slot(without values: Set<String>) -> String {
        (node.members ?? []).filter { !values.contains($0.name) }.sorted { $0.name < $1.name }
            .map { "\($0.name)=\(JSONWriter.text($0.value, layout: .line))" }.joined(separator: " ")
    }

    /// A finding at a value of the entry, or at the entry itself where it has no such value.
    func finding(at key: String? = nil, _ message: String) -> Finding {
        let place = (key.flatMap { node[$0] } ?? node).place
        return Finding(at: set.contentsPath, line: place?.line, column: place?.column, message)
    }
}
