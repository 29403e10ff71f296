internal import AssetNaming
internal import CodeLexing
internal import Diagnostics
internal import FileAccess

/// Finds the possible values of string expressions, and the types behind aliases, in some files of code.
struct StringEvaluator {
    private let files: [CodeFile]
    private let numbers: [String: Int]
    /// The definitions of each key that expressions refer to, as the index of a file and of a definition in that file.
    private var definitions: [String: [(file: Int, index: Int)]] = [:]
    /// The raw values and names of an enum's cases under `Suit.*`, and a parameter's literals under `icon(named:)`.
    private var texts: [String: Set<String>] = [:]
    private var openArguments: Set<UInt32> = []
    /// The values of each key, by the index of the file in which it is used.
    private var known: [Int: [String: Set<NamePattern>]] = [:]
    private var aliases = AssetCalls.generated
    private var ownTypes: Set<String> = []
    /// The number of values that may still be computed; at zero, the value of every expression counts as unknown.
    private var budget = 4_000_000
    private static let most = 1024
    private static let deepest = 12

    init(_ files: [CodeFile], jobs: Int) async {
        self.files = files
        numbers = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        for file in files {
            for (name, type) in file.facts.aliases { aliases[name] = AssetCalls.types[type] }
            ownTypes.formUnion(file.facts.ownTypes)
        }
        let wanted = Wanted(await inParallel(files, width: jobs) { Set($0.facts.keys) })
        let found = await inParallel(files, width: jobs) { wanted.found(in: $0.facts) }
        for (number, found) in found.enumerated() {
            for (key, index) in found.values { definitions[key, default: []].append((number, index)) }
            for (key, text) in found.texts { texts[key, default: []].insert(text) }
            openArguments.formUnion(found.open)
        }
    }

    /// The keys to which expressions in any file refer; all other definitions are left out.
    private struct Wanted: Sendable {
        typealias Found = (values: [(key: String, index: Int)], texts: [(key: String, text: String)], open: [UInt32])

        private let keys: Set<String>
        /// The last parts of the keys, such as `cart`; a definition with another last part isn't wanted.
        private let names: Set<Substring>
        private let types: Set<Substring>
        private let calls: Set<String>
        private let open: Set<UInt32>

        init(_ keys: [Set<String>]) {
            self.keys = keys.reduce(into: []) { $0.formUnion($1) }
            names = Set(self.keys.map(name(of:)))
            types = Set(self.keys.lazy.filter { $0.hasSuffix(".*") }.map { $0.dropLast(2) })
            calls = Set(self.keys.lazy.filter { $0.hasSuffix(")") }.flatMap(calls(of:)))
            open = Set(calls.map { hash(of: $0.utf8) })
        }

        func found(in facts: CodeFacts) -> Found {
            var found: Found = ([], [], [])
            for (index, definition) in facts.definitions.enumerated() where names.contains(name(of: definition.key)) {
                found.values += StringEvaluator.keys(of: definition.key).filter(keys.contains).map { ($0, index) }
            }
            for member in types.isEmpty ? [] : facts.ownMembers + facts.rawValues {
                guard let point = member.utf8.firstIndex(of: UInt8(ascii: ".")), types.contains(member[..<point])
                else { continue }
                found.texts.append((member[..<point] + ".*", String(member[point...].dropFirst())))
            }
            if calls.isEmpty { return found }
            let contexts = facts.contexts.map { calls.contains($0) ? $0 : nil }
            for text in facts.texts where text.context >= 0 {
                if let key = contexts[Int(text.context)] { found.texts.append((key, text.text)) }
            }
            found.open = facts.openArguments.filter(open.contains)
            return found
        }
    }

    /// Returns the keys of a call's arguments: `Icon(name:)`, and for a type also `init(name:)`.
    private static func calls(of key: String) -> [String] {
        guard key.startsLarge, let open = key.firstIndex(of: "(") else { return [key] }
        return [key, "init" + key[open...]]
    }

    /// Returns the last part of a key, such as `cart` in `Names.cart`.
    private static func name(of key: String) -> Substring {
        key[(key.utf8.lastIndex(of: UInt8(ascii: ".")).map(key.utf8.index(after:)) ?? key.startIndex)...]
    }

    /// Returns every key by which expressions can refer to a definition, such as `Names.cart`, `*.cart` and `.cart`.
    private static func keys(of key: String) -> [String] {
        guard let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return [key, "." + key] }
        return point == key.startIndex ? [key] : [key, "*" + key[point...], String(key[point...])]
    }

    /// Returns the hash of a parameter with its function, such as `icon(named:)`.
    ///
    /// Reference: Noll, *FNV Hash*, FNV-1a with 32 bits.
    static func hash(of parameter: some Sequence<UInt8>, from start: UInt32 = 0x811C_9DC5) -> UInt32 {
        parameter.reduce(start) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    static func hash(ofCall callee: ArraySlice<UInt8>, _ label: ArraySlice<UInt8>) -> UInt32 {
        hash(of: ":)".utf8, from: hash(of: label, from: hash(of: "(".utf8, from: hash(of: callee))))
    }

    /// Returns the possible values of a string expression in a file, as patterns with gaps for unknown parts.
    mutating func patterns(of string: StringExpression, in path: String) -> Set<NamePattern> {
        values(of: string, in: numbers[path] ?? -1, depth: 0)
    }

    private mutating func values(of string: StringExpression, in file: Int, depth: Int) -> Set<NamePattern> {
        guard depth < Self.deepest, budget > 0 else { return [.anything] }
        budget -= 1
        switch string {
        case .unknown: return [.anything]
        case .text(let text): return [NamePattern(text)]
        case .either(let parts):
            var all: Set<NamePattern> = []
            for part in parts { all.formUnion(values(of: part, in: file, depth: depth + 1)) }
            return all.count > Self.most ? [.anything] : all
        case .cased(let casing, let inner):
            return Set(values(of: inner, in: file, depth: depth + 1).map { $0.cased(casing) })
        case .joined(let parts):
            var all: Set<NamePattern> = [NamePattern("")]
            for part in parts {
                let next = values(of: part, in: file, depth: depth + 1)
                budget -= all.count * next.count
                if all.count * next.count > Self.most {
                    all = [.anything]
                    continue
                }
                all = Set(all.flatMap { start in next.map { NamePattern(start.parts + $0.parts) } })
            }
            return all
        case .value(let keys):
            for key in keys {
                if let found = values(ofKey: key, in: file, depth: depth) { return found }
            }
            return [.anything]
        }
    }

    private mutating func values(ofKey key: String, in file: Int, depth: Int) -> Set<NamePattern>? {
        if key.hasSuffix(".*") { return texts[key].map { Set($0.map { NamePattern($0) }) } }
        if key.hasSuffix(")") {
            let all = Self.calls(of: key)
            if all.contains(where: { openArguments.contains(Self.hash(of: $0.utf8)) }) { return [.anything] }
            let passed = all.flatMap { texts[$0] ?? [] }
            // `.init(name: "a")` may create another type, so its arguments may not be values of this type's parameter.
            let isOpen = texts[key] == nil || passed.count > Self.most
            return Set(isOpen ? [.anything] : []).union(passed.prefix(Self.most).map { NamePattern($0) })
        }
        let found = near(key, file)
        if found.isEmpty { return nil }
        if let values = known[file]?[key] { return values }
        // Ends the recursion of a definition that refers to itself.
        known[file, default: [:]][key] = [.anything]
        var all: Set<NamePattern> = []
        for (file, index) in found {
            all.formUnion(values(of: files[file].facts.definitions[index].value, in: file, depth: depth + 1))
        }
        if all.count > Self.most { all = [.anything] }
        known[file, default: [:]][key] = all
        return all
    }

    /// Returns uses of whole classes of names, such as all numbers, for a use whose string isn't fully known.
    mutating func classUses(of use: AssetUse, in path: String) -> [(use: AssetUse, path: String)] {
        guard case .value(let string) = use.form else { return [] }
        return classes(of: string, in: numbers[path] ?? -1, depth: 0).map {
            (AssetUse(kind: use.kind, form: .anyOf($0), certainty: .possible, place: use.place), path)
        }
    }

    /// Returns the classes of names that an expression can produce; empty if its values are known or can be anything.
    private mutating func classes(of string: StringExpression, in file: Int, depth: Int) -> Set<NameClass> {
        guard depth < Self.deepest, budget > 0 else { return [] }
        budget -= 1
        switch string {
        case .joined(let parts) where parts.count == 1:
            let inner = classes(of: parts[0], in: file, depth: depth + 1)
            return inner.isEmpty && isUnknown(parts[0], in: file, depth) ? [.number] : inner
        case .cased(.upper, let inner): return isUnknown(inner, in: file, depth) ? [.capitals] : []
        case .value(let keys):
            let found = keys.map { near($0, file) }.first { !$0.isEmpty } ?? []
            return found.reduce(into: []) { all, next in
                let value = files[next.file].facts.definitions[next.index].value
                all.formUnion(classes(of: value, in: next.file, depth: depth + 1))
            }
        default: return []
        }
    }

    private mutating func isUnknown(_ string: StringExpression, in file: Int, _ depth: Int) -> Bool {
        values(of: string, in: file, depth: depth + 1).contains(where: \.isAnything)
    }

    /// Returns the definitions of a key in the file with the given index or, if there are none, in all files.
    ///
    /// A key such as `.cart` never refers to another file.
    private func near(_ key: String, _ file: Int) -> [(file: Int, index: Int)] {
        let all = definitions[key] ?? []
        let near = all.filter { $0.file == file }
        return near.isEmpty && key.first != "." ? all : near
    }

    /// Returns one use for each name that a use's expression may produce, with the path of the file with that name.
    mutating func resolved(_ use: AssetUse, in path: String) -> [(use: AssetUse, path: String)] {
        var (kind, certainty, isExact) = (use.kind, use.certainty, false)
        if case .dependsOnType(let type) = certainty {
            let alias = aliases[type]
            kind = alias ?? kind
            let isKnown = AssetCalls.swift[type] != nil && !ownTypes.contains(type)
            certainty = alias != nil || isKnown ? .certain : .possible
            isExact = AssetCalls.exact.contains(type)
        }
        func named(_ form: AssetUse.Form, at place: TextPosition, _ certainty: AssetUse.Certainty) -> AssetUse {
            AssetUse(kind: kind, form: form, certainty: certainty, place: place, isExact: isExact)
        }
        guard case .value(let string) = use.form else { return [(named(use.form, at: use.place, certainty), path)] }
        let file = numbers[path] ?? -1
        if case .value(let keys) = string {
            // Each literal of a constant becomes a use, so that an error is reported at the literal.
            for key in keys where !key.hasSuffix(".*") && !key.hasPrefix("*") {
                let found = near(key, file)
                if found.isEmpty { continue }
                let values = found.map { files[$0.file].facts.definitions[$0.index] }
                // If two types share a name, it is unknown which one is meant.
                let isOne = Set(found.map(\.file)).count == 1 && !values.contains { $0.value.pattern.isAnything }
                return zip(found, values).filter { !$1.value.pattern.isAnything }.map { at, definition in
                    (
                        named(.name(definition.value.pattern), at: definition.place, isOne ? certainty : .possible),
                        files[at.file].path
                    )
                }
            }
            certainty = .possible
        }
        let patterns = values(of: string, in: file, depth: 0).filter { !$0.isAnything }
        // If there are several composed names, it suffices that one of them exists.
        if patterns.count > 1 { certainty = .possible }
        return patterns.sorted { $0.text < $1.text }.map { (named(.name($0), at: use.place, certainty), path) }
    }
}

extension NamePattern {
    fileprivate static var anything: NamePattern { NamePattern([nil]) }

    fileprivate func cased(_ casing: StringExpression.Casing) -> NamePattern {
        NamePattern(parts.map { $0.map(casing.apply) })
    }
}
