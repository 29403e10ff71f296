internal import CodeLexing
internal import Diagnostics
internal import FileAccess

/// Texts in code that are probably misspelled names of sets, although no call such as `Image("cart")` receives them.
///
/// The text isn't the name of a set, but similar to the name of a set. In addition, one of these conditions holds:
///
/// - The variable or parameter that receives the text is also passed to calls that show assets.
/// - At least half of the texts in the same context, such as the same parameter, are names of sets.
/// - The code doesn't contain the similar name.
///
/// Any other text counts if its parameter is passed straight to calls that show assets, and takes no system symbols.
struct NearMisses: Sendable {
    /// The minimum length of a text, in bytes; shorter ones are similar to too many names.
    private static let shortestName = 5

    /// The variables, parameters and functions whose values are passed to calls that show assets.
    private let given: Set<String>
    /// The parameters of functions that pass them straight to calls that show assets, such as `makeButton(named:)`.
    private let forwarded: Set<String>
    private let all: NearNames
    private let unnamed: NearNames

    /// Returns the texts that are probably misspelled set names.
    ///
    /// `statuses` is in the order of the entries of `names`; `textSets` has the sets that the texts of each file name.
    static func find(
        _ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status], textSets: [[[Int]]], jobs: Int
    ) async -> [AssetUsage.Unknown] {
        let contexts = await inParallel(files, width: jobs) { FileContexts(of: $0, names) }
        let parameters: [String: FileContexts.Count] = zip(files, contexts).reduce(into: [:]) { all, next in
            next.1.addParameters(of: next.0, to: &all)
        }
        let misses = NearMisses(files, names, statuses)
        return await inParallel(Array(files.indices), width: jobs) { index in
            misses.found(in: files[index], textSets[index], contexts[index], parameters)
        }.flatMap(\.self)
    }

    private init(_ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status]) {
        given = Set(files.lazy.flatMap(\.facts.givenNames)).union(["imageNamed"])
        var forwarded: [String: Set<String>] = [:]
        for file in files {
            let uses = file.facts.uses.filter { $0.certainty != .possible && $0.form == .value(.value($0.keys)) }
            let passed = Set(uses.flatMap(\.keys))
            for definition in file.facts.definitions where passed.contains(definition.key) {
                let calls = definition.value.keys.filter { $0.hasSuffix(":)") }
                for call in calls { forwarded[call, default: []].insert(file.path) }
            }
        }
        // A function of the same name in another file may take other texts.
        for file in files where !forwarded.isEmpty {
            for key in file.facts.definitions.lazy.flatMap(\.value.keys)
            where forwarded[key]?.contains(file.path) == false { forwarded[key] = nil }
        }
        self.forwarded = Set(forwarded.keys)
        let entries = names.entries.indices.filter { !names.entries[$0].isLoose && !names.entries[$0].isPart }
        all = NearNames(entries.map { names.entries[$0].name })
        unnamed = NearNames(entries.filter { statuses[$0] == .nowhere }.map { names.entries[$0].name })
    }

    private func found(
        in file: CodeFile, _ textSets: [[Int]], _ contexts: FileContexts, _ parameters: [String: FileContexts.Count]
    ) -> [AssetUsage.Unknown] {
        let used = Set(file.facts.uses.lazy.filter { $0.certainty != .possible }.map(\.place))
        return zip(file.facts.texts, textSets).compactMap { text, sets in
            // A text from a data file has no context, but may be a name too.
            guard sets.isEmpty, text.context >= 0 || file.facts.contexts.isEmpty else { return nil }
            let context = text.context < 0 ? "" : file.facts.contexts[Int(text.context)]
            let isForwarded = forwarded.contains(context) && !text.text.contains("://")
            guard isForwarded || text.text.utf8.count >= Self.shortestName else { return nil }
            let isGiven = !given.isEmpty && Self.receiver(of: context).map(given.contains) == true
            let count = context.isEmpty ? .init() : contexts.count(ofNumber: Int(text.context), context, parameters)
            let haveNames = count.haveNames
            // In a context with system symbols (`star.fill`), the text is probably one too. An everyday word (`cart`)
            // proves nothing, nor does one of many texts, such as the cases of an enum, if none of them is a name.
            let isOneOfMany = count.known == 0 && count.unknown > 3
            let isTelling = isGiven && !isOneOfMany || haveNames && count.known > 1 || text.text.hasMark
            guard count.symbols == 0, !used.contains(text.place), isForwarded || isTelling else { return nil }
            let near = isGiven || haveNames || isForwarded ? all : unnamed
            let meant = near.name(nearTo: text.text, orOtherwiseEnding: isGiven || isForwarded)
            guard meant != nil || isForwarded else { return nil }
            let use = AssetUse(kind: nil, form: .name(NamePattern(text.text)), certainty: .possible, place: text.place)
            return AssetUsage.Unknown(use: use, path: file.path, meant: meant.map { NamePattern($0) })
        }
    }

    /// Returns the name that receives the texts of a context: a parameter's label, or a declaration in a block.
    private static func receiver(of context: String) -> String? {
        let bytes = context.utf8
        if bytes.first == UInt8(ascii: "{") {
            return bytes.split(separator: 32).dropFirst().first.flatMap { String($0) }
        }
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.suffix(2).elementsEqual(":)".utf8) else {
            return nil
        }
        let label = String(context[bytes.index(after: open)...].dropLast(2))
        return generalLabels.contains(label) ? nil : label
    }

    /// The labels of parameters that often accept texts other than names of sets: `URLQueryItem(name: "email")`.
    private static let generalLabels: Set<String> = [
        "name", "named", "title", "id", "identifier", "key", "value", "text", "string", "label", "_",
    ]
}

/// The number of set names, other texts and system symbols in each context of a file.
private struct FileContexts: Sendable {
    struct Count: Sendable {
        var known = 0
        var unknown = 0
        var symbols = 0

        /// Whether at least half of the texts in the context, and at least one, are names of sets.
        var haveNames: Bool { known >= max(1, unknown) }

        static func += (all: inout Count, one: Count) {
            all.known += one.known
            all.unknown += one.unknown
            all.symbols += one.symbols
        }
    }

    /// The number of the first context in the same group, for every context; a group is a block or a parameter.
    private let groups: [Int]
    private var counts: [Count]

    init(of file: CodeFile, _ names: AssetNames) {
        var blocks: [Substring: Int] = [:]
        groups = file.facts.contexts.enumerated().map { number, context in
            guard let block = Self.block(context) else { return number }
            defer { if blocks[block] == nil { blocks[block] = number } }
            return blocks[block] ?? number
        }
        counts = Array(repeating: Count(), count: groups.count)
        for text in file.facts.texts where text.context >= 0 {
            let group = groups[Int(text.context)]
            if names.indices(named: text.text).isEmpty { counts[group].unknown += 1 } else { counts[group].known += 1 }
            if text.text.isSystemSymbol { counts[group].symbols += 1 }
        }
    }

    private static func block(_ context: String) -> Substring? {
        guard context.utf8.first == UInt8(ascii: "{") else { return nil }
        return context[..<(context.utf8.firstIndex(of: UInt8(ascii: " ")) ?? context.endIndex)]
    }

    /// Adds the counts of the file's parameters to `all`, because a parameter is the same context in all files.
    func addParameters(of file: CodeFile, to all: inout [String: Count]) {
        for (context, count) in zip(file.facts.contexts, counts) where Self.block(context) == nil {
            all[context, default: Count()] += count
        }
    }

    /// Returns the counts for a context: the counts in its file for a block, and in all files for a parameter.
    func count(ofNumber number: Int, _ context: String, _ parameters: [String: Count]) -> Count {
        Self.block(context) == nil ? parameters[context] ?? Count() : counts[groups[number]]
    }
}

extension String {
    /// Whether the text is probably the name of a system symbol: `star.fill`.
    package var isSystemSymbol: Bool {
        contains(UInt8(ascii: "."))
            && [".fill", ".circle", ".square", ".slash", ".up", ".down", ".left", ".right"].contains(where: hasSuffix)
    }

    /// Whether a punctuation mark, digit or capital after the first character rules out an everyday word.
    var hasMark: Bool {
        unicodeScalars.dropFirst().contains { $0.isASCII ? !("a"..."z" ~= $0) : !$0.properties.isLowercase }
    }
}
