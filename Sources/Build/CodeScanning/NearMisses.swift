internal import Diagnostics

/// Texts that are probably misspelled names of sets, though no call is seen to take them.
///
/// No set has the name, but one is nearly called so; and either what the text is given to is given to calls of assets
/// by its name, or what it stands among are names of sets, or nothing else names that set.
struct NearMisses {
    /// A text, where it is, and the set that was meant.
    struct Miss {
        let text: String
        let path: String
        let place: CodePlace
        let meant: String
    }

    /// Names that are shorter are near to anything.
    private static let shortestName = 5

    static func find(_ files: [CodeFile], _ names: AssetNames, _ statuses: [AssetUsage.Status]) -> [Miss] {
        var contexts = Contexts()
        let numbers = files.map { file in file.facts.contexts.map { contexts.number(of: $0, in: file) } }
        for (file, numbers) in zip(files, numbers) {
            for text in file.facts.texts where text.context >= 0 {
                contexts.count(names.places(named: text.text).isEmpty, in: numbers[Int(text.context)])
            }
        }
        let entries = names.entries.indices.filter { !names.entries[$0].isLoose && !names.entries[$0].isPart }
        let all = NearNames(entries.map { names.entries[$0].name })
        let unnamed = NearNames(entries.filter { statuses[$0] == .nowhere }.map { names.entries[$0].name })
        let given = Set(files.flatMap(\.facts.givenNames))
        var misses: [Miss] = []
        for (file, numbers) in zip(files, numbers) {
            let taken = Set(file.facts.uses.map(\.place))
            let isGiven = file.facts.contexts.map { Self.receiver(of: $0).map { given.contains($0) } ?? false }
            for text in file.facts.texts where text.context >= 0 && !taken.contains(text.place) {
                let isGiven = isGiven[Int(text.context)]
                let candidates = isGiven || contexts.haveNames(numbers[Int(text.context)]) ? all : unnamed
                guard text.text.utf8.count >= Self.shortestName, candidates.mayHave(text.text),
                    names.places(named: text.text).isEmpty,
                    let meant = candidates.name(nearTo: text.text, orOtherwiseEnding: isGiven)
                else { continue }
                misses.append(Miss(text: text.text, path: file.path, place: text.place, meant: meant))
            }
        }
        return misses
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
    private struct Contexts {
        private var numbers: [String: Int] = [:]
        private var counts: [(known: Int, unknown: Int)] = []

        /// The number of a context: the same in all files for a parameter, one of its own for a block.
        mutating func number(of context: String, in file: CodeFile) -> Int {
            let key = context.hasPrefix("{") ? file.path + context.prefix { $0 != " " } : context
            if let known = numbers[key] { return known }
            numbers[key] = counts.count
            counts.append((0, 0))
            return counts.count - 1
        }

        mutating func count(_ isUnknown: Bool, in number: Int) {
            if isUnknown { counts[number].unknown += 1 } else { counts[number].known += 1 }
        }

        /// True where at least as many texts are names of sets as are not.
        func haveNames(_ number: Int) -> Bool { counts[number].known >= max(1, counts[number].unknown) }
    }
}

/// Names by what is left of them when one letter is taken out: two that differ in one letter, or in the order of two,
/// share a form.
struct NearNames {
    private var byForm: [String: [String]] = [:]
    /// The lengths of the names with their first and their last bytes, so that little else is looked at closely.
    private var ends: Set<UInt32> = []

    init(_ names: [String]) {
        for name in Set(names).sorted() {
            for end in Self.ends(of: name) {
                for other in end - 1...end + 1 { ends.insert(other) }
            }
            for form in Self.forms(of: name) { byForm[form, default: []].append(name) }
        }
    }

    /// False for most texts that are near to no name.
    func mayHave(_ text: String) -> Bool { Self.ends(of: text).contains { ends.contains($0) } }

    /// The length of a text with its first byte, and with its last.
    private static func ends(of text: String) -> [UInt32] {
        guard let first = text.utf8.first, let last = text.utf8.last, text.utf8.count < 200 else { return [] }
        return [UInt32(first) << 8, 1 << 16 | UInt32(last) << 8].map { $0 + UInt32(text.utf8.count) }
    }

    /// The first name that differs in one letter, or in the order of two neighbors; not in a digit, nor in the case of
    /// letters.
    ///
    /// - Parameter orOtherwiseEnding: whether the first or the last letter may be the one.
    func name(nearTo text: String, orOtherwiseEnding: Bool) -> String? {
        for form in Self.forms(of: text) {
            for name in byForm[form] ?? [] where Self.isMistake(text, name, orOtherwiseEnding) {
                return name
            }
        }
        return nil
    }

    private static func forms(of text: String) -> Set<String> {
        let letters = Array(text.unicodeScalars)
        guard letters.count <= 100 else { return [] }
        var forms: Set<String> = [text]
        for index in letters.indices {
            var rest = String.UnicodeScalarView()
            rest.append(contentsOf: letters[..<index])
            rest.append(contentsOf: letters[(index + 1)...])
            forms.insert(String(rest))
        }
        return forms
    }

    /// True where one letter was forgotten, doubled, taken for another or swapped with the next.
    private static func isMistake(_ text: String, _ name: String, _ orOtherwiseEnding: Bool) -> Bool {
        if text.lowercased() == name.lowercased() { return false }
        let (a, b) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
        let start = zip(a, b).prefix { $0 == $1 }.count
        let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
        let (left, right) = (a[start..<a.count - end], b[start..<b.count - end])
        // Names that differ in a digit, or by a last letter as many do, are different names.
        if (left + right).contains(where: { !$0.properties.isAlphabetic }) { return false }
        switch (left.count, right.count) {
        case (1, 1), (0, 1), (1, 0): return orOtherwiseEnding || start > 0 && end > 0
        case (2, 2): return left.elementsEqual(right.reversed())
        default: return false
        }
    }
}
