internal import Diagnostics
internal import FileAccess

/// Texts that are probably misspelled names of sets, though no call is seen to take them.
///
/// No set has the name, but one is nearly called so; and either what the text is given to is given to calls of assets
/// by its name, or what it stands among are names of sets, or nothing else names that set.
struct NearMisses: Sendable {
    /// A text, where it is, and the set that was meant.
    struct Miss: Sendable {
        let text: String
        let path: String
        let place: CodePlace
        let meant: String
    }

    /// Names that are shorter are near to anything.
    private static let shortestName = 5

    private let names: AssetNames
    private var contexts = Contexts()
    /// What variables, parameters and functions are called whose values calls of assets take.
    private let given: Set<String>
    private let all: NearNames
    /// The names of the sets that nothing else names.
    private let unnamed: NearNames

    /// The texts of some files that are nearly names of sets.
    ///
    /// - Parameter statuses: of each set, what is known of it.
    static func find(
        _ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status], jobs: Int
    ) async -> [Miss] {
        var misses = NearMisses(files, names, statuses)
        let numbered = files.map { file in (file, misses.countTexts(of: file)) }
        return await inParallel(numbered, width: jobs) { [misses] file, numbers in misses.found(in: file, numbers) }
            .flatMap(\.self)
    }

    private init(_ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status]) {
        self.names = names
        given = Set(files.lazy.flatMap(\.facts.givenNames))
        let entries = names.entries.indices.filter { !names.entries[$0].isLoose && !names.entries[$0].isPart }
        all = NearNames(entries.map { names.entries[$0].name })
        unnamed = NearNames(entries.filter { statuses[$0] == .nowhere }.map { names.entries[$0].name })
    }

    /// Counts what texts stand among; gives the numbers of the contexts of the file.
    private mutating func countTexts(of file: CodeFile) -> [Int] {
        let numbers = contexts.numbers(of: file.facts.contexts)
        for text in file.facts.texts where text.context >= 0 {
            contexts.count(names.places(named: text.text).isEmpty, in: numbers[Int(text.context)])
        }
        return numbers
    }

    private func found(in file: CodeFile, _ numbers: [Int]) -> [Miss] {
        file.facts.texts.compactMap { text in
            guard text.context >= 0, text.text.utf8.count >= Self.shortestName, all.mayHave(text.text) else {
                return nil
            }
            let isGiven = Self.receiver(of: file.facts.contexts[Int(text.context)]).map(given.contains) ?? false
            let candidates = isGiven || contexts.haveNames(numbers[Int(text.context)]) ? all : unnamed
            guard names.places(named: text.text).isEmpty,
                !file.facts.uses.contains(where: { $0.place == text.place }),
                let meant = candidates.name(nearTo: text.text, orOtherwiseEnding: isGiven)
            else { return nil }
            return Miss(text: text.text, path: file.path, place: text.place, meant: meant)
        }
    }

    /// What the texts of a context are given to: the label of a parameter, or what a block declares.
    private static func receiver(of context: String) -> String? {
        if context.hasPrefix("{") { return context.split(separator: " ").dropFirst().first.map(String.init) }
        guard let open = context.firstIndex(of: "("), context.hasSuffix(":)") else { return nil }
        let label = String(context[open...].dropFirst().dropLast(2))
        return generalLabels.contains(label) ? nil : label
    }

    /// The labels of parameters that take names of anything: `URLQueryItem(name: "email")`.
    private static let generalLabels: Set<String> = [
        "name", "named", "title", "id", "identifier", "key", "value", "text", "string", "label", "_",
    ]

    /// What texts belong to, and how many of these are names of sets.
    private struct Contexts: Sendable {
        /// The numbers of parameters.
        private var parameters: [String: Int] = [:]
        private var counts: [(known: Int, unknown: Int)] = []

        /// The numbers of the contexts of a file: of a parameter the same in all files, of a block one of its own.
        mutating func numbers(of contexts: [String]) -> [Int] {
            var blocks: [Substring: Int] = [:]
            return contexts.map { context in
                // What a block declares is no part of it.
                let block = context.hasPrefix("{") ? context.prefix { $0 != " " } : nil
                if let known = block.map({ blocks[$0] }) ?? parameters[context] { return known }
                counts.append((0, 0))
                if let block {
                    blocks[block] = counts.count - 1
                } else {
                    parameters[context] = counts.count - 1
                }
                return counts.count - 1
            }
        }

        mutating func count(_ isUnknown: Bool, in number: Int) {
            if isUnknown { counts[number].unknown += 1 } else { counts[number].known += 1 }
        }

        /// True where at least as many texts are names of sets as are not.
        func haveNames(_ number: Int) -> Bool { counts[number].known >= max(1, counts[number].unknown) }
    }
}
