internal import Diagnostics

/// The build settings of one configuration or settings file, before references such as `$(NAME)` are replaced.
struct SettingsLayer {
    let file: ProjectFile
    /// The values of the settings, keyed by full names, which include conditions: `NAME[sdk=iphoneos*]`.
    let values: [String: String]
    /// The full names of the settings (with conditions), keyed by the name without a condition.
    private let names: [Substring: [String]]

    init(_ values: [String: String], in file: ProjectFile) {
        self.file = file
        self.values = values
        let mark = UInt8(ascii: "[")
        names = Dictionary(grouping: values.keys.sorted()) { Substring($0.utf8.prefix { $0 != mark }) }
    }

    func names(of key: String) -> [String] { names[key[...]] ?? [] }
}

/// The replacement of references, such as `$(NAME)`, in the settings of one configuration.
struct SettingsExpansion {
    static let targetName = "TARGET_NAME"
    private static let maximumDepth = 10

    /// The groups of settings to search, by descending priority: those of the target, then those of the project.
    let layers: [SettingsLayer]
    let constants: [String: String]
    /// Whether a value refers to the target's name, `$(TARGET_NAME)`; if so, other targets can't share the values.
    private(set) var namesTarget = false
    private var known: [Place: Expanded] = [:]

    init(_ layers: [SettingsLayer], constants: [String: String]) {
        self.layers = layers
        self.constants = constants
    }

    /// A setting to look up by name in ``layers``, from the layer with the index `start` on.
    private struct Place: Hashable {
        let name: String
        let start: Int
    }

    private struct Expanded {
        /// The value with its references replaced; nil if a reference can't be replaced.
        var text: String?
        var depth = 0
    }

    /// Returns the values of a setting under all conditions, without values that contain unknown references.
    mutating func values(of key: String, _ budget: inout WorkBudget) throws(ProjectRefusal) -> Set<String> {
        var values: Set<String> = []
        for (index, layer) in layers.enumerated() {
            let names = layer.names(of: key)
            try budget.spend(names.count, on: .values, in: layer.file, at: key)
            for name in names where !layers[..<index].contains(where: { $0.values[name] != nil }) {
                guard let value = try expanded(Place(name: name, start: 0), depth: 0, &budget)?.text, !value.isEmpty
                else { continue }
                try spend(value.utf8.count, on: name, in: layer, &budget)
                values.insert(value)
            }
        }
        return values
    }

    /// Counts the work of replacing references in a value of `count` bytes: `reference` bytes or, if 0, `count`.
    private func spend(
        _ count: Int, reference: Int = 0, on name: String, in layer: SettingsLayer, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) {
        guard count <= InputLimits.settingBytes else {
            let limit = LimitExceeded("more than \(InputLimits.settingBytes >> 10) KiB of text")
            throw layer.file.refusal(limit, at: name)
        }
        try budget.spend(reference == 0 ? count : reference, on: .expansion, in: layer.file, at: name)
    }

    /// Returns a setting's value, whose `text` is nil if a reference can't be resolved; nil if no layer sets it.
    private mutating func expanded(
        _ place: Place, depth: Int, _ budget: inout WorkBudget
    ) throws(ProjectRefusal) -> Expanded? {
        guard let own = layers[place.start...].firstIndex(where: { $0.values[place.name] != nil }),
            let value = layers[own].values[place.name]
        else { return nil }
        guard value.utf8.contains(UInt8(ascii: "$")) else { return Expanded(text: value) }
        if let known = known[place] { return depth + known.depth <= Self.maximumDepth ? known : Expanded() }
        guard depth < Self.maximumDepth else { return Expanded() }
        try spend(value.utf8.count, on: place.name, in: layers[own], &budget)
        var text = ""
        var nested = 0
        var rest = value[...]
        while let reference = SettingsReference(in: rest) {
            guard let name = reference.name else {
                known[place] = Expanded()
                return Expanded()
            }
            let target =
                name == "inherited" ? Place(name: place.name, start: own + 1) : Place(name: name, start: place.start)
            namesTarget = namesTarget || name == SettingsExpansion.targetName
            let found =
                try expanded(target, depth: depth + 1, &budget)
                ?? Expanded(text: name == "inherited" ? "" : constants[name])
            guard let part = found.text else { return Expanded() }
            nested = max(nested, found.depth)
            text += rest[..<reference.start]
            rest = rest[reference.end...]
            try spend(
                text.utf8.count + part.utf8.count + rest.utf8.count,
                reference: InputLimits.referenceBytes + part.utf8.count, on: place.name, in: layers[own], &budget)
            text += part
        }
        let result = Expanded(text: text + rest, depth: nested + 1)
        known[place] = result
        return result
    }
}

/// A reference in a build setting: `$(NAME)` or `${NAME:lower}`.
private struct SettingsReference {
    let start: Substring.Index
    let end: Substring.Index
    /// The name of the setting; nil if the `$` doesn't begin a valid reference.
    let name: String?

    init?(in text: Substring) {
        let bytes = text.utf8
        guard let start = bytes.firstIndex(of: UInt8(ascii: "$")) else { return nil }
        self.start = start
        let open = bytes.index(after: start)
        let closing: [UInt8: UInt8] = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]
        guard open < bytes.endIndex, let closing = closing[bytes[open]],
            let end = bytes[open...].firstIndex(of: closing)
        else {
            (end, name) = (bytes.endIndex, nil)
            return
        }
        self.end = bytes.index(after: end)
        name = String(Substring(bytes[bytes.index(after: open)..<end].prefix { $0 != UInt8(ascii: ":") }))
    }
}
