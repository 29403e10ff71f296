internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// A reader of the colors of design tokens, which become color sets.
///
/// Four formats are supported:
/// - files of the *Design Tokens Format Module 2025.10*, with one file for each mode or the modes in `$extensions`
/// - documents of the *Resolver Module*, and the files that they name
/// - the sets of Tokens Studio, in one file or in a folder
/// - Figma's variables, as its REST API returns them
///
/// All files in the first and the last of these formats form one collection. A token in the collection may refer to
/// tokens in other files.
enum TokenReader {
    /// Returns the colors in files of design tokens, which are sorted, in the order of the files.
    static func read(_ paths: [String], modes: TokenModes, limits: InputLimits) -> Diagnosed<[ColorSet]> {
        var scope = TokenScope(limits)
        var documents: [TokenDocument] = []
        var collections: [TokenCollection] = []
        var read: Set<String> = []
        for path in paths where FilePath.name(of: path) == TokenSets.metadata {
            let sets = TokenSets(folderOf: path, modes: modes, &scope)
            collections.append(sets.collection(&scope))
            read.formUnion(sets.files.union([FilePath.normalized(path)]))
        }
        for path in paths where !read.contains(FilePath.normalized(path)) {
            guard let root = TokenFile.root(of: path, &scope) else { continue }
            if root["resolutionOrder"] != nil {
                var resolver = TokenResolver(root, path: path, modes: modes)
                collections.append(resolver.collection(&scope))
            } else if let sets = TokenSets(root, path: path, modes: modes, &scope) {
                collections.append(sets.collection(&scope))
            } else if let variables = FigmaVariables(root) {
                documents.append(TokenDocument(path: path, tokens: variables.tokens(path, &scope)))
            } else {
                documents.append(TokenDocument(root, path: path, mode: TokenFile.mode(of: path), &scope))
            }
        }
        if !documents.isEmpty { collections.insert(TokenLayers.collection(documents, modes, &scope), at: 0) }
        var sets: [ColorSet] = []
        for collection in collections { collection.addColorSets(to: &sets, &scope) }
        return Diagnosed(sets, scope.diagnostics)
    }
}

enum TokenFile {
    /// Returns the object in a file; nil, with a finding, if there is none.
    static func root(of path: String, _ scope: inout TokenScope) -> JSONNode? {
        guard let root = parsed(path, &scope) else { return nil }
        if root.members != nil { return root }
        let advice =
            FilePath.name(of: path) == TokenSets.themes
            ? "add the \(TokenSets.metadata) beside it to the sources" : "expected an object of groups and tokens"
        scope.report(
            .error, at: root.place, in: path, "the token file is \(root.kindInWords); \(advice).")
        return nil
    }

    static func parsed(_ path: String, _ scope: inout TokenScope) -> JSONNode? {
        let file = DataFile.root(of: path, "token file", .unreadableToken, limits: scope.limits)
        for finding in file.diagnostics {
            scope.report(.error, finding.rule, at: finding.location.position, in: path, finding.message)
        }
        return file.value
    }

    /// Returns the mode that a file name contains, such as `dark` for `dark.json` and `dark.tokens.json`.
    static func mode(of path: String) -> String {
        let name = FilePath.stemAndExtension(of: FilePath.name(of: path)).stem
        return name.hasSuffix(".tokens") ? String(name.dropLast(".tokens".count)) : name
    }
}

enum TokenLayers {
    static func collection(
        _ documents: [TokenDocument], _ modes: TokenModes, _ scope: inout TokenScope
    ) -> TokenCollection {
        var layers: [Appearance: [String: ListedToken]] = [:]
        var names: [String] = []
        var known: Set<String> = []
        for document in documents {
            let mode = document.mode ?? ""
            let own = modes.appearance(of: mode)
            var unused = (count: 0, place: TextPosition.start)
            var unknown: [String: (count: Int, place: TextPosition)] = [:]
            for token in document.tokens {
                if known.insert(token.name).inserted { names.append(token.name) }
                if own == nil, layers[Appearance()]?[token.name] != nil {
                    unused = (unused.count + 1, unused.count == 0 ? token.place : unused.place)
                } else if layers[own ?? Appearance()]?[token.name] == nil {
                    layers[own ?? Appearance(), default: [:]][token.name] = token
                }
                for (name, value, place) in token.modes {
                    guard let appearance = modes.appearance(of: name) else {
                        unknown[name, default: (0, place)].count += 1
                        continue
                    }
                    layers[appearance, default: [:]][token.name] = token.with(value, at: place)
                }
            }
            if unused.count > 0 {
                scope.report(
                    .warning, at: unused.place, in: document.path,
                    "tokens of this file are ignored (\(unused.count)): another file has them too, and this file's mode \(mode.quoted) is not the name of an appearance such as dark. In tincture.yml, give the mode its appearance under \"modes:\", or list only one of the files."
                )
            }
            for (name, found) in unknown.sorted(by: { $0.key < $1.key }) {
                scope.report(
                    .warning, at: found.place, in: document.path,
                    "the mode \(name.quoted) is not the name of an appearance such as dark, so its values are not used (\(found.count) in all). Give the mode its appearance under \"modes:\" in tincture.yml."
                )
            }
        }
        let contexts = Self.appearances(layers.keys).map { appearance in
            TokenCollection.Context(
                appearance: appearance, layers: Self.fallbacks(of: appearance).compactMap { layers[$0] })
        }
        return TokenCollection(contexts: contexts, names: names)
    }

    /// Returns the appearances for which references are followed, starting with `any`.
    ///
    /// If there are values for dark mode and for high contrast, the combination of both is added.
    static func appearances(_ found: some Sequence<Appearance>) -> [Appearance] {
        var all = Set(found)
        all.insert(Appearance())
        if all.contains(where: { $0.luminosity == "dark" }), all.contains(where: { $0.contrast == "high" }) {
            all.insert(Appearance(luminosity: "dark", contrast: "high"))
        }
        return all.sorted { ($0.contrast ?? "", $0.luminosity ?? "") < ($1.contrast ?? "", $1.luminosity ?? "") }
    }

    /// Returns the appearances in which a token is looked up: the appearance, its luminosity, its contrast, and `any`.
    static func fallbacks(of appearance: Appearance) -> [Appearance] {
        var all = [
            appearance, Appearance(luminosity: appearance.luminosity), Appearance(contrast: appearance.contrast),
            Appearance(),
        ]
        var seen: Set<Appearance> = []
        all.removeAll { !seen.insert($0).inserted }
        return all
    }
}

extension SourceReader {
    /// The number of bytes at the beginning of a file that are searched for the keys of token formats.
    private static let headSize = 64 << 10

    /// Returns whether a JSON file contains color tokens or lists token files, judged by a few keys in its text.
    package static func holdsTokens(_ path: String) -> Bool {
        guard let bytes = try? RegularFile.bytes(of: path) else { return false }
        let head = bytes.prefix(headSize)
        return head.contains("\"$value\"") && head.contains("\"color\"")
            || head.contains("\"value\"") && head.contains("\"color\"")
                && (bytes[...].contains("\"$themes\"") || bytes[...].contains("\"tokenSetOrder\""))
            || head.contains("\"variableCollections\"") && bytes[...].contains("\"valuesByMode\"")
            || isTokenResolver(bytes, at: path)
    }

    /// Returns whether a JSON file lists other files: a resolver document, or the `$metadata.json` of Tokens Studio.
    package static func isTokenResolver(_ path: String) -> Bool {
        guard let bytes = try? RegularFile.bytes(of: path) else { return false }
        return isTokenResolver(bytes, at: path)
    }

    private static func isTokenResolver(_ bytes: [UInt8], at path: String) -> Bool {
        if FilePath.name(of: path) == TokenSets.metadata { return bytes[...].contains("\"tokenSetOrder\"") }
        return bytes.prefix(headSize).contains("\"resolutionOrder\"")
            && bytes.prefix(headSize).contains("\"sources\"")
    }
}
