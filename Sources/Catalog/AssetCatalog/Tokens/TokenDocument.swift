internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A token as written in its file, before any reference is followed.
///
/// It is a class because several tables share each token.
final class ListedToken: Sendable {
    enum Value: Sendable {
        /// A value in the format's notation, which may be a reference.
        case node(JSONNode)
        /// Another token, by its name.
        case alias(String)
    }

    /// The token's value in one mode, such as `dark`.
    typealias Mode = (name: String, value: Value, place: TextPosition)

    /// The names of the token's groups and its own name, joined by `/`.
    let name: String
    /// The type given by the token or a group around it, or nil if there is none.
    let type: String?
    let value: Value
    let path: String
    /// The location of the token's name in the file.
    let place: TextPosition
    /// The token's values in different modes, in the order of the file.
    let modes: [Mode]
    /// The change that Tokens Studio makes to the resolved color, or nil if there is none.
    let modification: JSONNode?

    init(
        name: String, type: String?, value: Value, path: String, place: TextPosition, modes: [Mode] = [],
        modification: JSONNode? = nil
    ) {
        (self.name, self.type, self.value, self.path, self.place) = (name, type, value, path, place)
        (self.modes, self.modification) = (modes, modification)
    }

    /// Returns the token with its value in a mode.
    func with(_ value: Value, at place: TextPosition) -> ListedToken {
        ListedToken(name: name, type: type, value: value, path: path, place: place)
    }

    /// Whether the token is another token's color, unchanged.
    var isAlias: Bool { alias != nil && modification == nil }

    /// The name of the token that this one refers to, or nil if it has its own value.
    var alias: String? {
        switch value {
        case .alias(let name): name
        // A pointer to a part of a value isn't a color.
        case .node(let node): TokenReference(node).flatMap { $0.rest.isEmpty ? $0.name : nil }
        }
    }
}

/// The tokens of one JSON text, in order.
///
/// Reference: *Design Tokens Format Module 2025.10*, designtokens.org: groups with inherited types, root tokens, and
/// groups that extend others.
struct TokenDocument: Sendable {
    let path: String
    /// The mode, given in the file as in a Figma export, or by the file's name; nil if there is none.
    let mode: String?
    /// The tokens in the order of the text; of several with the same name, only the last is kept.
    private(set) var tokens: [ListedToken] = []
    private var numbers: [String: Int] = [:]
    /// The groups by name, collected when the first group extends another.
    private var groups: [String: (node: JSONNode, type: String?)]?
    /// Whether keys have no `$`, as in formats older than that of the W3C community group.
    private var isOld = false

    /// The maximum depth of groups that extend other groups.
    private static let deepestExtension = 32
    /// The keys in `$extensions` that contain values for modes, as Terrazzo and exports of plugins write them.
    private static let modeKeys = ["mode", "modes"]

    /// Creates a document with the tokens of a JSON object.
    ///
    /// - Parameter mode: the mode that the file's name stands for; a mode in the file itself has priority.
    init(_ root: JSONNode, path: String, mode: String?, _ scope: inout TokenScope) {
        self.path = path
        self.mode = root["$extensions"]?["com.figma.modeName"]?.string ?? mode
        isOld = !Self.hasValues(root)
        list(root, in: [], type: nil, root, extending: [], &scope)
    }

    private mutating func list(
        _ group: JSONNode, in names: [String], type inherited: String?, _ root: JSONNode, extending: [String],
        _ scope: inout TokenScope
    ) {
        guard let members = group.members, !scope.isFull else { return }
        let type = group[key("$type")]?.string ?? inherited
        if let reference = group["$extends"] ?? group["$ref"] {
            extend(reference, in: names, type: type, root, extending: extending, &scope)
        }
        var seen: Set<String> = []
        for member in members {
            guard scope.spend(at: member.place, in: path) else { return }
            if !seen.insert(member.name).inserted, !member.name.hasPrefix("$") {
                scope.report(
                    .warning, at: member.place, about: .color((names + [member.name]).joined(separator: "/")),
                    in: path, "\(member.name.quoted) is given twice in one group; only the last one counts. Remove one."
                )
            }
            if member.name.hasPrefix("$"), member.name != "$root" { continue }
            guard member.value.members != nil else { continue }
            let inner = member.name == "$root" ? names : names + [member.name]
            guard let value = member.value[key("$value")] ?? reference(member.value, root),
                !isOld || value.members == nil
            else {
                list(member.value, in: inner, type: type, root, extending: extending, &scope)
                continue
            }
            let extensions = member.value["$extensions"]
            let modes = Self.modeKeys.flatMap { extensions?[$0]?.members ?? [] }
            let token = ListedToken(
                name: inner.joined(separator: "/"), type: member.value[key("$type")]?.string ?? type,
                value: .node(value), path: path, place: member.place ?? .start,
                modes: modes.map { ($0.name, .node($0.value["$value"] ?? $0.value), $0.place ?? .start) },
                modification: extensions?["studio.tokens"]?["modify"])
            add(token)
        }
    }

    /// Returns all groups of a text by name, each with the type that the groups around it pass down.
    private static func groups(of root: JSONNode) -> [String: (node: JSONNode, type: String?)] {
        var groups: [String: (node: JSONNode, type: String?)] = [:]
        var rest: [(name: String, node: JSONNode, type: String?)] = [("", root, nil)]
        while let (name, node, inherited) = rest.popLast() {
            let type = node["$type"]?.string ?? inherited
            for member in node.members ?? [] where !member.name.hasPrefix("$") && member.value.members != nil {
                guard member.value["$value"] == nil else { continue }
                let full = name.isEmpty ? member.name : "\(name)/\(member.name)"
                groups[full] = (member.value, type)
                rest.append((full, member.value, type))
            }
        }
        return groups
    }

    /// Creates a document from known tokens, such as those of a Figma export.
    init(path: String, tokens: [ListedToken]) {
        (self.path, mode) = (path, nil)
        for token in tokens { add(token) }
    }

    /// Returns a key such as `$value` as the text writes it, without the `$` if the text is old.
    private func key(_ name: String) -> String { isOld ? String(name.dropFirst()) : name }

    /// Whether a text contains a token in the current format, with a `$value` or `$ref`.
    private static func hasValues(_ root: JSONNode) -> Bool {
        var rest = [root]
        while let node = rest.popLast() {
            for member in node.members ?? [] {
                if member.name == "$value" || member.name == "$ref" { return true }
                if member.value.members != nil { rest.append(member.value) }
            }
        }
        return false
    }

    /// Returns the node of a token that has a pointer instead of a value, or nil for a group.
    private mutating func reference(_ node: JSONNode, _ root: JSONNode) -> JSONNode? {
        guard let text = node["$ref"]?.string, let target = TokenReference(text) else { return nil }
        return text.hasSuffix("/$value") || group(target.path, root) == nil ? node : nil
    }

    private mutating func group(_ path: [String], _ root: JSONNode) -> (node: JSONNode, type: String?)? {
        if groups == nil { groups = Self.groups(of: root) }
        return groups?[path.joined(separator: "/")]
    }

    private mutating func add(_ token: ListedToken) {
        if let number = numbers[token.name] {
            tokens[number] = token
        } else {
            numbers[token.name] = tokens.count
            tokens.append(token)
        }
    }

    /// Lists the tokens of another group first, so that the group's own tokens can replace them.
    private mutating func extend(
        _ reference: JSONNode, in names: [String], type: String?, _ root: JSONNode, extending: [String],
        _ scope: inout TokenScope
    ) {
        guard let text = reference.string, let target = TokenReference(text) else {
            scope.report(
                .error, at: reference.place, about: .file, in: path,
                "a group extends something that is not a reference; write it as \"{other.group}\".")
            return
        }
        let key = target.path.joined(separator: "/")
        guard let (node, inherited) = group(target.path, root) else {
            scope.report(
                .error, at: reference.place, about: .file, in: path,
                "a group extends \(text.quoted), which is not a group in this file. Correct the name.")
            return
        }
        guard !extending.contains(key), extending.count < Self.deepestExtension, !names.starts(with: target.path) else {
            scope.report(
                .error, at: reference.place, about: .file, in: path,
                "a group extends \(text.quoted), which extends it in turn. Remove one of the two.")
            return
        }
        list(node, in: names, type: inherited ?? type, root, extending: extending + [key], &scope)
    }
}

/// The path that a reference names: `{color.brand}`, or the pointer `#/color/brand/$value`.
struct TokenReference {
    let path: [String]
    /// The rest of a pointer, inside the value of the token, such as `components` and `0`.
    ///
    /// Empty for the whole value.
    var rest: [String] = []

    init?(_ text: String) {
        if text.hasPrefix("{"), text.hasSuffix("}") {
            let inner = text.dropFirst().dropLast()
            // `{a} + {b}` is an expression instead of a reference.
            guard !inner.contains("{") else { return nil }
            let parts = inner.split(separator: ".").map { $0.trimmed }
            // Style Dictionary may append the key of the value: `{color.brand.value}`.
            path = parts.count > 1 && parts.last == "value" ? parts.dropLast() : parts
        } else if text.hasPrefix("#/") {
            let parts = text.dropFirst(2).split(separator: "/").map {
                // RFC 6901, section 4.
                $0.replacing("~1", with: "/").replacing("~0", with: "~")
            }
            let end = parts.firstIndex(of: "$value") ?? parts.endIndex
            path = parts[..<end].map(String.init)
            rest = parts[end...].dropFirst().map(String.init)
        } else {
            return nil
        }
        if path.isEmpty { return nil }
    }

    /// Reads a reference to another token, or returns nil for any other value.
    init?(_ value: JSONNode) {
        guard let text = value.string ?? value["$ref"]?.string else { return nil }
        self.init(text)
    }

    /// The name of the token, such as `color/brand`.
    ///
    /// A root token has the name of its group.
    var name: String { path.filter { $0 != "$root" }.joined(separator: "/") }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
