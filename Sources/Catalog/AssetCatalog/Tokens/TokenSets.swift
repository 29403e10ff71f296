internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The token sets of Tokens Studio, in one file or in a folder, and the themes that choose among the sets.
///
/// Reference: the documentation of token storage in *Tokens Studio for Figma*. A single file has a member for each set,
/// and the members `$themes` and `$metadata`. A folder has a file for each set, and the files `$themes.json` and
/// `$metadata.json`. The metadata lists the sets in order. A token in a later set overrides the same token in an
/// earlier one.
struct TokenSets {
    static let (metadata, themes) = ("$metadata.json", "$themes.json")

    private let path: String
    private let modes: TokenModes
    private var sets: [(name: String, document: TokenDocument)] = []
    /// The groups of themes; one theme of each group is active at a time.
    private var groups: [TokenModifier] = []
    /// The files that were read for the sets in a folder; empty for a single file.
    private(set) var files: Set<String> = []

    /// Creates the token sets from the root of a single file; nil if the file isn't from Tokens Studio.
    init?(_ root: JSONNode, path: String, modes: TokenModes, _ scope: inout TokenScope) {
        let order = root["$metadata"]?["tokenSetOrder"]
        guard root["$themes"]?.elements != nil || order != nil else { return nil }
        (self.path, self.modes) = (path, modes)
        let members = (root.members ?? []).filter { !$0.name.hasPrefix("$") && $0.value.members != nil }
        let ranks = Self.ranks(order)
        // Sets that the metadata doesn't list come last, in the order of the file.
        for set in members.sorted(by: { ranks[$0.name] ?? .max < ranks[$1.name] ?? .max }) {
            sets.append((set.name, TokenDocument(set.value, path: path, mode: nil, &scope)))
        }
        addThemes(root["$themes"])
    }

    /// Creates the token sets from a folder with a file for each set, at the path of its `$metadata.json`.
    init(folderOf path: String, modes: TokenModes, _ scope: inout TokenScope) {
        (self.path, self.modes) = (path, modes)
        guard let root = TokenFile.root(of: path, &scope) else { return }
        guard let order = root["tokenSetOrder"]?.elements else {
            scope.report(
                .error, at: root.place, in: path,
                "the file has no list \"tokenSetOrder\", which names the sets. Export it from Tokens Studio again.")
            return
        }
        var folder = TokenFolder(of: path)
        for element in order {
            guard let name = element.string, scope.spend(at: element.place, in: path) else { continue }
            if let document = folder.document(name + ".json", at: element.place, &scope) {
                sets.append((name, document))
            }
        }
        files = folder.files
        let themes = FilePath.normalized(FilePath.join(FilePath.folder(of: path), Self.themes))
        guard (try? FileKind.of(themes)) == .file else { return }
        files.insert(themes)
        addThemes(TokenFile.parsed(themes, &scope))
    }

    private static func ranks(_ order: JSONNode?) -> [String: Int] {
        let names = (order?.elements ?? []).compactMap(\.string)
        return Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    private mutating func addThemes(_ list: JSONNode?) {
        var names: [String] = []
        var contexts: [String: [TokenModifier.Context]] = [:]
        for theme in list?.elements ?? [] {
            guard let sets = theme["selectedTokenSets"] else { continue }
            let group = theme["group"]?.string ?? ""
            if contexts[group] == nil { names.append(group) }
            contexts[group, default: []].append(
                TokenModifier.Context(theme["name"]?.string ?? "", of: group, sources: sets, modes))
        }
        groups = names.map { TokenModifier(contexts: contexts[$0] ?? [], standard: nil) }
    }

    /// Returns the tokens in every appearance that the names of the themes, or else of the sets, stand for.
    func collection(_ scope: inout TokenScope) -> TokenCollection {
        for group in groups { group.noteUnknown(in: path, &scope) }
        let isByName = !groups.contains(where: \.isAboutAppearance)
        let found =
            isByName
            ? sets.compactMap { modes.appearance(of: $0.name) }
            : groups.flatMap { $0.contexts.compactMap(\.appearance) }
        var layers: [Appearance: [String: ListedToken]] = [:]
        // If no selected token has a name, a token with this name that no theme selects is used.
        let others = Self.merged(sets.map(\.document), at: path, &scope)
        let contexts = TokenLayers.appearances(found).map { appearance in
            let chosen = TokenLayers.fallbacks(of: appearance).map { wanted in
                if let layer = layers[wanted] { return layer }
                let layer = Self.merged(documents(for: wanted, isByName: isByName), at: path, &scope)
                layers[wanted] = layer
                return layer
            }
            return TokenCollection.Context(appearance: appearance, layers: chosen + [others])
        }
        var known: Set<String> = []
        let names = sets.flatMap { $0.document.tokens.map(\.name) }.filter { known.insert($0).inserted }
        return TokenCollection(contexts: contexts, names: names)
    }

    /// Returns the documents of the sets that are active in an appearance.
    ///
    /// The sets that a theme uses only as sources come first, so that the enabled sets override them.
    private func documents(for appearance: Appearance, isByName: Bool) -> [TokenDocument] {
        var isEnabled: [String: Bool] = [:]
        for group in groups {
            for set in group.sources(for: appearance)?.members ?? [] where set.value.string != "disabled" {
                isEnabled[set.name] = set.value.string == "enabled" || isEnabled[set.name] == true
            }
        }
        let own = sets.filter { name, _ in
            (groups.isEmpty || isEnabled[name] != nil)
                && (!isByName || modes.appearance(of: name) ?? Appearance() == appearance)
        }
        return (own.filter { isEnabled[$0.name] != true } + own.filter { isEnabled[$0.name] == true }).map(\.document)
    }

    private static func merged(
        _ documents: [TokenDocument], at path: String, _ scope: inout TokenScope
    ) -> [String: ListedToken] {
        var tokens: [String: ListedToken] = [:]
        for document in documents {
            guard scope.spend(document.tokens.count, at: nil, in: path) else { break }
            for token in document.tokens { tokens[token.name] = token }
        }
        return tokens
    }
}
