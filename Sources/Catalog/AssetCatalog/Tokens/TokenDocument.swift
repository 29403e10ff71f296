internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A design token as written in its file, before references are followed.
///
/// It is a class so that several tables can share a token without copying it.
final class ListedToken: Sendable {
    enum Value: Sendable {
        /// A JSON value, which may refer to another token.
        case node(JSONNode)
        /// The name of another token.
        case alias(String)
    }

    typealias Mode = (name: String, value: Value, place: TextPosition)

    /// The name with the names of the groups around the token, joined by `/`: `color/brand`.
    let name: String
    /// The type of the token or of the nearest group with a type, such as `color`; nil if there is none.
    let type: String?
    let value: Value
    let path: String
    /// The line and column of the token's name; for a value in one mode, those of the value.
    let place: TextPosition
    /// The token's values in modes such as `dark`, in the order of the file.
    let modes: [Mode]
    /// The change that Tokens Studio makes to the token's color, such as `lighten`.
    let modification: JSONNode?

    init(
        name: String, type: String?, value: Value, path: String, place: TextPosition, modes: [Mode] = [],
        modification: JSONNode? = nil
    ) {
        (self.name, self.type, self.value, self.path, self.place) = (name, type, value, path, place)
        (self.modes, self.modification) = (modes, modification)
    }

    /// Returns the token with another value, such as the value in a mode.
    func with(_ value: Value, at place: TextPosition) -> ListedToken {
        ListedToken(name: name, type: type, value: value, path: path, place: place)
    }

    /// Whether the token has the color of another token, unchanged.
    var isAlias: Bool { alias != nil && modification == nil }

    /// The name of the token to which this token refers; nil if it has a value of its own.
    var alias: String? {
        switch value {
        case .alias(let name): name
        // A reference to a part of another token's value doesn't give a color.
        case .node(let node): TokenReference(node).flatMap { $0.rest.isEmpty ? $0.name : nil }
        }
    }
}

/// The design tokens in one JSON file, in the order of the text.
///
/// Reference: *Design Tokens Format Module 2025.10*, designtokens.org: groups with inherited types, root tokens, and
/// groups that extend others.
struct TokenDocument: Sendable {
    let path: String
    /// The mode, such as `dark`, from the file or its name; nil if the file is read without a mode.
    let mode: String?
    /// The tokens; if several have the same name, only the last one is kept.
    private(set) var tokens: [ListedToken] = []
    private var numbers: [String: Int] = [:]
    /// All groups by name, each with its inherited token type; nil until a group extends another one.
    private var groups: [String: (node: JSONNode, type: String?)]?
    /// Whether the keys begin without `$`, as in formats that are older than the standard.
    private var isOld = false

    /// The maximum length of a chain of groups in which each group extends the next one.
    private static let deepestExtension = 32
    /// The keys in `$extensions` with the values for modes, as Terrazzo and several plugins write them.
    private static let modeKeys = ["mode", "modes"]

    /// Creates a document from a JSON object; a mode in the file has priority over that of the file's name.
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

    /// Creates a document from tokens that were read from another format, such as Figma's.
    init(path: String, tokens: [ListedToken]) {
        (self.path, mode) = (path, nil)
        for token in tokens { add(token) }
    }

    /// Returns a key such as `$value` in the form that the file uses.
    private func key(_ name: String) -> String { isOld ? String(name.dropFirst()) : name }

    /// Returns whether the file contains a token in the current format.
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

    /// Returns the node if it is a token with a reference (`$ref`) instead of a value.
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

    /// Adds the tokens of the group that `reference` names to the group that extends it.
    ///
    /// The extending group's own tokens are added later and replace added tokens with the same name.
    private mutating func extend(
        _ reference: JSONNode, in names: [String], type: String?, _ root: JSONNode, extending: [String],
        _ scope: inout TokenScope
    ) {
        guard let text = reference.string, let target = TokenReference(text) else {
            scope.report(
                .error, at: reference.place, in: path,
                "a group extends something that is not a reference; write it as \"{other.group}\".")
            return
        }
        let key = target.path.joined(separator: "/")
        guard let (node, inherited) = group(target.path, root) else {
            scope.report(
                .error, at: reference.place, in: path,
                "a group extends \(text.quoted), which is not a group in this file. Correct the name.")
            return
        }
        guard !extending.contains(key), extending.count < Self.deepestExtension, !names.starts(with: target.path) else {
            scope.report(
                .error, at: reference.place, in: path,
                "a group extends \(text.quoted), which contains or extends this group. Remove this \"$extends\"."
            )
            return
        }
        list(node, in: names, type: inherited ?? type, root, extending: extending + [key], &scope)
    }
}

/// A reference to a token or to a part of its value: `{color.brand}`, or the JSON pointer `#/color/brand/$value`.
struct TokenReference {
    let path: [String]
    /// The keys that lead to a part of the token's value, such as `components` and `0`; empty for the whole value.
    var rest: [String] = []

    init?(_ text: String) {
        if text.hasPrefix("{"), text.hasSuffix("}") {
            let inner = text.dropFirst().dropLast()
            // A text such as `{a} + {b}` is an expression, not a reference.
            guard !inner.contains("{") else { return nil }
            let parts = inner.split(separator: ".").map { $0.trimmed }
            // Style Dictionary may append the key of the value: `{color.brand.value}`.
            path = parts.count > 1 && parts.last == "value" ? parts.dropLast() : parts
        } else if text.hasPrefix("#/") {
            let parts = text.dropFirst(2).split(separator: "/").map {
                // A `/` and a `~` in a key are escaped in a JSON pointer (RFC 6901, section 4).
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

    /// Creates a reference from a text or an object with `$ref`; nil for any other value.
    init?(_ value: JSONNode) {
        guard let text = value.string ?? value["$ref"]?.string else { return nil }
        self.init(text)
    }

    /// The name of the token, such as `color/brand`; a token called `$root` has the name of its group.
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
