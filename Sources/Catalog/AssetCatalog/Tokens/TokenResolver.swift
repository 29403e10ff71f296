internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A resolver document, which lists token files, their order, and alternative files for contexts such as dark mode.
///
/// Reference: *Design Tokens Resolver Module 2025.10*, designtokens.org. If a modifier has contexts for appearances,
/// such as dark mode, its context for each appearance is used. Every other modifier uses its default.
struct TokenResolver {
    private let root: JSONNode
    private let path: String
    private let modes: TokenModes
    private var folder: TokenFolder

    init(_ root: JSONNode, path: String, modes: TokenModes) {
        (self.root, self.path, self.modes) = (root, path, modes)
        folder = TokenFolder(of: path)
    }

    /// Returns the tokens in every appearance for which the document has contexts.
    mutating func collection(_ scope: inout TokenScope) -> TokenCollection {
        var steps: [(modifier: TokenModifier?, sources: JSONNode?)] = []
        var seen: Set<String> = []
        for element in root["resolutionOrder"]?.elements ?? [] {
            if let reference = element["$ref"]?.string {
                guard seen.insert(reference).inserted else {
                    scope.report(
                        .error, at: element.place, in: path,
                        "\"resolutionOrder\" names \(reference.quoted) twice. Remove one.")
                    continue
                }
                guard let (kind, node) = part(reference) else {
                    scope.report(
                        .error, at: element.place, in: path,
                        "\"resolutionOrder\" names \(reference.quoted), which is not a set or modifier in this document. Correct the name."
                    )
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
            scope.report(
                .error, at: modifier.contexts.first?.sources.place, in: path,
                "the default \(standard.quoted) is not a context of its modifier"
                    + NearestWord.hintOrList(for: standard, among: modifier.contexts.map(\.name)))
        }
        for case (let modifier?, _) in steps { modifier.noteUnknown(in: path, &scope) }
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

    /// Returns the set or modifier to which a pointer such as `#/sets/base` leads.
    private func part(_ reference: String) -> (kind: String, node: JSONNode)? {
        guard let pointer = TokenReference(reference), pointer.path.count == 2,
            ["sets", "modifiers"].contains(pointer.path[0]), let node = root[pointer.path[0]]?[pointer.path[1]]
        else { return nil }
        return (pointer.path[0], node)
    }

    private func modifier(_ node: JSONNode, named name: String) -> TokenModifier {
        let contexts = (node["contexts"]?.members ?? []).map { context in
            TokenModifier.Context(context.name, of: name, sources: context.value, modes)
        }
        return TokenModifier(contexts: contexts, standard: node["default"]?.string)
    }

    /// Returns the documents of a list of sources, in the order of the list.
    ///
    /// - Parameter sets: the pointer to the set that contains the list, which must not contain other sets.
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
                    scope.report(
                        .error, at: source.place, in: path,
                        "a source is \(reference.quoted), which is not a set in this document. Correct the name.")
                    continue
                }
                documents += self.documents(inner, within: [reference], &scope)
            } else if let document = folder.document(
                Self.path(reference), written: reference, at: source.place, &scope)
            {
                documents.append(document)
            }
        }
        return documents
    }

    /// Returns the path that a relative address stands for; nil for a URL, a fragment or a malformed address.
    private static func path(_ address: String) -> String? {
        guard let name = unescaped(address), !name.contains("://"), !name.contains("#") else { return nil }
        return name
    }

    /// Returns an address without its percent encoding (RFC 3986, section 2.1); nil if the address is malformed.
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
        // Invalid UTF-8 is replaced here, so the bytes are compared to detect it.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
