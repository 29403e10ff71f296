internal import Diagnostics
internal import FileAccess

/// Texts that are probably misspelled names of sets, although no known asset call uses them.
///
/// Such a text isn't the name of a set, but similar to one. In addition, its receiver is also passed to asset calls,
/// its context contains names of sets, or nothing else names the similar set.
struct NearMisses: Sendable {
    /// A text with its location and the set that was meant.
    struct Miss: Sendable {
        let text: String
        let path: String
        let place: TextPosition
        let meant: String
    }

    /// The minimum length of a name; shorter ones are similar to anything.
    private static let shortestName = 5

    private let names: AssetNames
    /// The variables, parameters and functions whose values are passed to asset calls.
    private let given: Set<String>
    private let all: NearNames
    /// The names of sets that nothing else names.
    private let unnamed: NearNames

    /// Returns the texts of some files that are similar to names of sets.
    ///
    /// - Parameter statuses: the status of each set.
    static func find(
        _ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status], jobs: Int
    ) async -> [Miss] {
        let contexts = await inParallel(files, width: jobs) { FileContexts(of: $0, names) }
        let parameters: [String: FileContexts.Count] = zip(files, contexts).reduce(into: [:]) { all, next in
            next.1.addParameters(of: next.0, to: &all)
        }
        let misses = NearMisses(files, names, statuses)
        return await inParallel(Array(files.indices), width: jobs) { index in
            misses.found(in: files[index], contexts[index], parameters)
        }.flatMap(\.self)
    }

    private init(_ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status]) {
        self.names = names
        given = Set(files.lazy.flatMap(\.facts.givenNames)).union(["imageNamed"])
        let entries = names.entries.indices.filter { !names.entries[$0].isLoose && !names.entries[$0].isPart }
        all = NearNames(entries.map { names.entries[$0].name })
        unnamed = NearNames(entries.filter { statuses[$0] == .nowhere }.map { names.entries[$0].name })
    }

    private func found(
        in file: CodeFile, _ contexts: FileContexts, _ parameters: [String: FileContexts.Count]
    ) -> [Miss] {
        let used = Set(file.facts.uses.map(\.place))
        return file.facts.texts.compactMap { text in
            // The texts of data files have no contexts.
            guard text.context >= 0 || file.facts.contexts.isEmpty, text.text.utf8.count >= Self.shortestName,
                all.mayHave(text.text),
                names.indices(named: text.text).isEmpty
            else { return nil }
            let context = text.context < 0 ? "" : file.facts.contexts[Int(text.context)]
            let isGiven = !given.isEmpty && Self.receiver(of: context).map(given.contains) == true
            let count = context.isEmpty ? .init() : contexts.count(ofNumber: Int(text.context), context, parameters)
            let haveNames = count.haveNames
            // In a context with system symbols, the text is one too. An everyday word can mean anything.
            let isTelling = isGiven || haveNames && count.known > 1 || text.text.hasMark
            guard count.symbols == 0, isTelling else { return nil }
            guard !used.contains(text.place),
                let meant = (isGiven || haveNames ? all : unnamed).name(nearTo: text.text, orOtherwiseEnding: isGiven)
            else { return nil }
            return Miss(text: text.text, path: file.path, place: text.place, meant: meant)
        }
    }

    /// Returns the receiver of a context: the label of a parameter, or the declaration of a block.
    private static func receiver(of context: String) -> String? {
        let bytes = context.utf8
        if bytes.first == UInt8(ascii: "{") {
            guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
            let name = context[bytes.index(after: space)...]
            return name.isEmpty ? nil : String(name)
        }
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.suffix(2).elementsEqual(":)".utf8) else {
            return nil
        }
        let label = String(context[bytes.index(after: open)...].dropLast(2))
        return generalLabels.contains(label) ? nil : label
    }

    /// The labels of parameters that accept any kind of name: `URLQueryItem(name: "email")`.
    private static let generalLabels: Set<String> = [
        "name", "named", "title", "id", "identifier", "key", "value", "text", "string", "label", "_",
    ]
}

/// The number of texts in each context of a file that are names of sets, that aren't, and that are system symbols.
private struct FileContexts: Sendable {
    struct Count: Sendable {
        var known = 0
        var unknown = 0
        var symbols = 0

        /// Whether at least half of the texts are names of sets.
        var haveNames: Bool { known >= max(1, unknown) }
    }

    /// The index of the first context in the same group, for each context; all contexts in one block form a group.
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
            if text.text.isSymbol { counts[group].symbols += 1 }
        }
    }

    /// Returns the block of a context; nil for a parameter.
    private static func block(_ context: String) -> Substring? {
        guard context.utf8.first == UInt8(ascii: "{") else { return nil }
        return context[..<(context.utf8.firstIndex(of: UInt8(ascii: " ")) ?? context.endIndex)]
    }

    /// Adds up the counts of parameters, which are the same contexts in all files.
    func addParameters(of file: CodeFile, to all: inout [String: Count]) {
        for (context, count) in zip(file.facts.contexts, counts) where Self.block(context) == nil {
            all[context, default: Count()].known += count.known
            all[context, default: Count()].unknown += count.unknown
            all[context, default: Count()].symbols += count.symbols
        }
    }

    /// Returns the count of a context: in its file for a block, in all files for a parameter.
    func count(ofNumber number: Int, _ context: String, _ parameters: [String: Count]) -> Count {
        Self.block(context) == nil ? parameters[context] ?? Count() : counts[groups[number]]
    }
}

extension String {
    /// Whether it is probably a system symbol: `square.and.arrow.up`, `star.fill`.
    fileprivate var isSymbol: Bool {
        utf8.contains(UInt8(ascii: "."))
            && [".fill", ".circle", ".square", ".slash", ".up", ".down", ".left", ".right"].contains(where: hasSuffix)
    }

    /// Whether a punctuation mark, a digit or an uppercase letter inside shows that it isn't an everyday word.
    var hasMark: Bool { dropFirst().contains { !$0.isLowercase } }
}
