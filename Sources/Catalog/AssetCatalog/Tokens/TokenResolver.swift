internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A document that says which files of tokens are put on each other, and in which contexts.
///
/// Reference: *Design Tokens Resolver Module 2025.10*, designtokens.org. A modifier of which a context is for an
/// appearance is asked for each appearance; of every other one the default counts.
struct TokenResolver {
    private let root: JSONNode
    private let path: String
    private let modes: TokenModes
    /// The files that were read, by their paths; nil for one that cannot be used.
    private var files: [String: TokenDocument?] = [:]
    /// The tree that files must be in.
    private let tree: String?

    /// A modifier: its contexts by their names, in the order of the file.
    private struct Modifier {
        let contexts: [(name: String, appearance: Appearance?, sources: JSONNode)]
        let standard: String?

        /// The sources of the context for an appearance.
        func sources(for wanted: Appearance) -> JSONNode? {
            var best: (sources: JSONNode, score: Int)?
            for (name, appearance, sources) in contexts {
                let score: Int
                if let appearance, isAboutAppearance {
                    // A context for more than what is wanted is for another appearance.
                    guard appearance.luminosity == nil || appearance.luminosity == wanted.luminosity,
                        appearance.contrast == nil || appearance.contrast == wanted.contrast
                    else { continue }
                    score = (appearance.luminosity == nil ? 0 : 4) + (appearance.contrast == nil ? 0 : 2) + 1
                } else {
                    score = 0
                }
                let rank = 2 * score + (name == standard ? 1 : 0)
                if rank > best?.score ?? -1 { best = (sources, rank) }
            }
            return best?.sources
        }

        /// Whether a context is for another appearance than the plain one.
        var isAboutAppearance: Bool { contexts.contains { $0.appearance.map { $0 != Appearance() } ?? false } }
    }

    init(_ root: JSONNode, path: String, modes: TokenModes) {
        (self.root, self.path, self.modes) = (root, path, modes)
        let folder = SymbolicLink.resolved(FilePath.folder(of: path))
        tree = folder.map { WorkingCopy.root(around: $0) ?? $0 }
    }

    /// The tokens in every appearance that the document has contexts for.
    mutating func collection(_ scope: inout TokenScope) -> TokenCollection {
        var steps: [(modifier: Modifier?, sources: JSONNode?)] = []
        var seen: Set<String> = []
        for element in root["resolutionOrder"]?.elements ?? [] {
            if let reference = element["$ref"]?.string {
                guard seen.insert(reference).inserted else {
                    report(
                        .error, at: element.place, "the resolution order names \(reference.quoted) twice. Remove one.",
                        &scope)
                    continue
                }
                guard let (kind, node) = part(reference) else {
                    report(
                        .error, at: element.place,
                        "the resolution order names \(reference.quoted), which is no set or modifier of this document. Correct the name.",
                        &scope)
                    continue
                }
                steps.append(
                    kind == "sets"
                        ? (nil, node["sources"])
                        : (modifier(node, named: String(reference.split(separator: "/").last ?? "")), nil))
            } else if element["contexts"] != nil {
                steps.append((modifier(element, named: element["name"]?.string ?? ""), nil))
            } else {
                steps.append((nil, element["sources"]))
            }
        }
        for case (let modifier?, _) in steps {
            guard let standard = modifier.standard, !modifier.contexts.contains(where: { $0.name == standard }) else {
                continue
            }
            report(
                .error, at: modifier.contexts.first?.sources.place,
                "the default \(standard.quoted) is no context of its modifier"
                    + NearestWord.hintOrList(for: standard, among: modifier.contexts.map(\.name)), &scope)
        }
        for case (let modifier?, _) in steps where !modifier.isAboutAppearance && modifier.contexts.count > 1 {
            let names = modifier.contexts.map(\.name.quoted)
            report(
                .note, at: modifier.contexts.first?.sources.place,
                "none of the contexts \(NearestWord.list(Array(names.prefix(8)), last: "and")) is for a known appearance: "
                    + "the default counts. Say which is as \"modes:\" in tincture.yml.", &scope)
        }
        let found = steps.compactMap(\.modifier).filter(\.isAboutAppearance).flatMap {
            $0.contexts.compactMap(\.appearance)
        }
        var names: [String] = []
        var known: Set<String> = []
        let contexts = TokenLayers.appearances(found).map { appearance in
            var tokens: [String: ListedToken] = [:]
            for step in steps {
                guard let sources = step.sources ?? step.modifier?.sources(for: appearance) else { continue }
                for document in documents(sources, within: [], &scope) {
                    guard scope.spend(document.tokens.count, at: sources.place, in: path) else { break }
                    for token in document.tokens {
                        tokens[token.name] = token
                        if known.insert(token.name).inserted { names.append(token.name) }
                    }
                }
            }
            return TokenCollection.Context(appearance: appearance, layers: [tokens])
        }
        return TokenCollection(contexts: contexts, names: names)
    }

    /// The set or modifier that a pointer names: `#/sets/base`.
    private func part(_ reference: String) -> (kind: String, node: JSONNode)? {
        guard let pointer = TokenReference(reference), pointer.path.count == 2,
            ["sets", "modifiers"].contains(pointer.path[0]), let node = root[pointer.path[0]]?[pointer.path[1]]
        else { return nil }
        return (pointer.path[0], node)
    }

    private func modifier(_ node: JSONNode, named name: String) -> Modifier {
        let contexts = (node["contexts"]?.members ?? []).map { context in
            // The name of a context may need that of its modifier: `contrast` with `high` and `normal`.
            let appearance = modes.appearance(of: context.name) ?? modes.appearance(of: "\(name) \(context.name)")
            return (name: context.name, appearance: appearance, sources: context.value)
        }
        return Modifier(contexts: contexts, standard: node["default"]?.string)
    }

    /// The documents of a list of sources, in its order.
    private mutating func documents(
        _ sources: JSONNode, within sets: [String], _ scope: inout TokenScope
    ) -> [TokenDocument] {
        var documents: [TokenDocument] = []
        for source in sources.elements ?? [] {
            guard scope.spend(at: source.place, in: path) else { break }
            guard let reference = source["$ref"]?.string else {
                documents.append(TokenDocument(source, path: path, mode: nil, &scope))
                continue
            }
            if reference.hasPrefix("#") {
                guard let (kind, node) = part(reference), kind == "sets", sets.isEmpty, let inner = node["sources"]
                else {
                    report(
                        .error, at: source.place,
                        "a source is \(reference.quoted), which is no set of this document. Correct the name.", &scope)
                    continue
                }
                documents += self.documents(inner, within: [reference], &scope)
            } else if let document = file(reference, at: source.place, &scope) {
                documents.append(document)
            }
        }
        return documents
    }

    /// The document of a file; nil, with a finding, for one that cannot be used.
    private mutating func file(_ address: String, at place: TextPosition?, _ scope: inout TokenScope) -> TokenDocument?
    {
        guard let name = Self.unescaped(address), !name.utf8.contains(0), !name.contains("://"), !name.hasPrefix("/"),
            !name.contains("#")
        else {
            report(
                .error, at: place,
                "\(address.quoted) is no path from this file's folder. Write one such as \"colors/dark.json\".", &scope)
            return nil
        }
        let file = FilePath.normalized(FilePath.join(FilePath.folder(of: path), name))
        if let known = files[file] { return known }
        var document: TokenDocument?
        if let tree, let target = SymbolicLink.resolved(file), !FilePath.isInside(target, folder: tree) {
            report(
                .error, .linkOutsideTree, at: place,
                "\(address.quoted) leads out of the tree, and is not read. Copy the file into the tree.", &scope)
        } else if let root = TokenFile.root(of: file, &scope) {
            document = TokenDocument(root, path: file, mode: nil, &scope)
        }
        files[file] = document
        return document
    }

    /// A relative address with its percent notation resolved (RFC 3986, section 2.1); nil for a malformed one.
    private static func unescaped(_ address: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(address.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        // A repair replaces at least one byte, so it shows here.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    private func report(
        _ severity: Diagnostic.Severity, _ rule: Rule = .unreadableToken, at place: TextPosition?, _ message: String,
        _ scope: inout TokenScope
    ) {
        scope.report(severity, rule, at: place, about: .file, in: path, message)
    }
}
