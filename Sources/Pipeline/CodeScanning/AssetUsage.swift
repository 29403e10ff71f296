internal import AssetCatalog
internal import AssetNaming
package import CatalogConfiguration
package import CodeLexing
package import Diagnostics
internal import FileAccess
internal import ProjectModel

/// The result of searching code for assets: the image and color sets that it uses, and the names that match no set.
package struct AssetUsage {
    package enum Status: Sendable, Hashable {
        case nowhere
        /// The name occurs in a string, but not as an argument of a known call such as `Image("cart")`.
        case inText(path: String, TextPosition)
        case used
    }

    /// A use of an asset by a name that no set in the code's targets has.
    package struct Unknown: Sendable {
        package let use: AssetUse
        package let path: String
        package var elsewhere: Elsewhere?
        /// The set's name, or the pattern of several names, that was probably meant; nil if none is known.
        package var meant: NamePattern?
    }

    /// A set that code names but can't use, because the set belongs only to targets that don't contain this code.
    package struct Elsewhere: Sendable {
        package let entry: AssetNames.Entry
        package let targets: [String]
        package let codeTargets: [String]
    }

    package let names: AssetNames
    /// For each entry in ``names``, in order: whether code uses the set.
    package private(set) var statuses: [Status]
    /// The places of the calls that use a set, some of them twice, keyed by the set's index in ``names``.
    package private(set) var places: [Int: [SourceLocation]] = [:]
    package private(set) var unknown: [Unknown] = []
    /// The first text in code that differs only in case from the name of an unused set, keyed by the set's path.
    package private(set) var otherCases: [String: (name: String, path: String, place: TextPosition)] = [:]
    /// The path of the generated code that names a set, keyed by the set's path; such a name doesn't count as used.
    package private(set) var generated: [String: String] = [:]
    /// The parameters that the configuration lists as taking asset names, but to which no call passes a string.
    package let unmatchedParameters: [CheckSettings.NameParameter]
    /// Whether code passes names that are only known at run time to calls that show assets: `Image(country.code)`.
    package let takesUnknownNames: Bool
    private let looseNames: Set<String>
    private let looseIndex: NameIndex
    private let targets: TargetMap
    private var codes: [String: TargetMap.Code] = [:]

    /// Finds the uses of the sets in `names` in code files, except in code files that are only used in tests.
    package init(
        _ names: AssetNames, files: [CodeFile], looseNames: Set<String>, settings: CheckSettings, targets: TargetMap,
        jobs: Int
    ) async {
        (self.names, self.targets) = (names, targets)
        codes = Dictionary(files.map { ($0.path, targets.code(of: $0.path)) }) { first, _ in first }
        let files = files.filter { [codes] file in codes[file.path]?.isTest != true }
        self.looseNames = looseNames
        looseIndex = NameIndex(looseNames.sorted().map { ($0, 0) })
        statuses = Array(repeating: .nowhere, count: names.entries.count)
        var evaluator = await StringEvaluator(files, jobs: jobs)
        // A macro may be defined in a header and used in other files.
        let parameters = Dictionary(
            settings.names.map { ($0.text, nil) } + files.flatMap { $0.facts.macros.map { ($0.parameter, $0.kind) } }
        ) { $1 ?? $0 }
        unmatchedParameters = settings.names.filter { own in !files.contains { $0.facts.contexts.contains(own.text) } }
        let ownFiles = files.filter { !$0.facts.isGenerated }
        takesUnknownNames = ownFiles.contains { !$0.facts.givenNames.isEmpty }
        for file in files {
            for use in file.facts.uses + promoted(file, parameters) {
                let uses = evaluator.resolved(use, in: file.path) + evaluator.classUses(of: use, in: file.path)
                for (use, path) in uses { take(use, path, counts: !file.facts.isGenerated) }
            }
        }
        let ownMembers = OwnMembers(ownFiles, codes)
        // Many files access members of the same names.
        var members: [String: [Int]] = [:]
        for file in ownFiles {
            for access in file.facts.accesses {
                let found = members[access.name] ?? names.indices(ofMember: AssetNames.folded(access.name))
                members[access.name] = found
                if found.isEmpty || ownMembers.areMeant(by: access, in: codes[file.path]) { continue }
                for index in reachable(found, from: file.path) {
                    mark([index], .used)
                    // `.cart` may be a member of another type, so it is listed only if no other use is known.
                    if access.isAsset || !access.type.isEmpty || places[index] == nil {
                        places[index, default: []].append(SourceLocation(path: file.path, position: access.place))
                    }
                }
            }
        }
        let globs = GlobList(Set(settings.uses.map(\.text) + ownFiles.flatMap(\.facts.globs)).sorted())
        for (index, entry) in names.entries.enumerated() where entry.isMeant(by: globs) { statuses[index] = .used }
        var known: [TargetMap.Code?: Set<NamePattern>] = [:]
        var unmatched: [Unknown] = []
        let textSets = await inParallel(ownFiles, width: jobs) { file in
            file.facts.texts.map { names.indices(ofText: $0.text) }
        }
        for (file, textSets) in zip(ownFiles, textSets) {
            // An app can pass the names in its data files to its widgets and extensions. The code of a view, which may
            // be in another target, can take a name from a storyboard.
            let isData = [.data, .page, .propertyList, .interface].contains(CodeKind(of: file.path))
            for (text, found) in zip(file.facts.texts, textSets) where !found.isEmpty {
                mark(isData ? found : reachable(found, from: file.path), .inText(path: file.path, text.place))
            }
            for composed in file.facts.composed {
                // A property of another type may have the name of a known string.
                let bare = [composed.string.pattern].filter(\.joinsNumbers)
                for pattern in evaluator.patterns(of: composed.string, in: file.path) + bare
                where (pattern.counts(isHinted: composed.isHinted) || pattern.joinsNumbers)
                    && known[codes[file.path], default: []].insert(pattern).inserted
                {
                    var found = names.indices(composedAs: pattern)
                    if pattern.joinsNumbers { found.removeAll { names.entries[$0].name.contains(where: \.isLetter) } }
                    mark(reachable(found, from: file.path), .inText(path: file.path, composed.place))
                    guard found.isEmpty, composed.isHinted else { continue }
                    let use = AssetUse(kind: nil, form: .name(pattern), certainty: .possible, place: composed.place)
                    unmatched.append(Unknown(use: use, path: file.path))
                }
            }
        }
        findOtherCases(in: ownFiles)
        for file in files where file.facts.isGenerated {
            let named = file.facts.uses.map { names.indices(named: $0.name) }
            let found = named + file.facts.texts.map { names.indices(ofText: $0.text) }
            for index in found.joined() { generated[names.entries[index].path] = file.path }
        }
        let misses = await NearMisses.find(ownFiles, names, statuses, textSets: textSets, jobs: jobs)
        let reported = Dictionary(grouping: unknown, by: \.path).mapValues { Set($0.map(\.use.place)) }
        for index in unknown.indices { unknown[index].meant = family(meantBy: unknown[index]) }
        for index in unmatched.indices { unmatched[index].meant = family(meantBy: unmatched[index]) }
        unknown += (misses + unmatched.filter { $0.meant != nil }).filter { miss in
            !looseNames.contains(miss.use.name) && reported[miss.path]?.contains(miss.use.place) != true
        }
    }

    /// Returns the pattern that at least two unused sets match and whose beginning a string misspells by one letter:
    /// `nutriscore-\(…)` for `nutriscor-\(…)`; nil if there is none, or several.
    ///
    /// A plural, such as `items-\(…)` for `item-\(…)`, is probably no mistake.
    private func family(meantBy unknown: Unknown) -> NamePattern? {
        guard case .name(let pattern) = unknown.use.form, pattern.plain == nil, let start = pattern.parts.first ?? nil,
            NamePattern(start).fixedLetters > NamePattern.fewestLetters,
            names.indices(matching: NamePattern([start, nil])).isEmpty
        else { return nil }
        let unused = names.entries.indices.filter {
            statuses[$0] == .nowhere && names.entries[$0].name.utf8.first == start.utf8.first
        }
        var counts: [NamePattern: Int] = [:]
        for name in Set(reachable(unused, from: unknown.path).map { names.entries[$0].name }) {
            for other in (start.count - 1...start.count + 1).map({ String(name.prefix($0)) })
            where NearNames.isMistake(start, other, false) && start.filter({ $0 != "s" }) != other.filter({ $0 != "s" })
            {
                let family = NamePattern([other] + pattern.parts.dropFirst())
                if NamePattern.Bytes(family).matches(Array(name.utf8)) { counts[family, default: 0] += 1 }
            }
        }
        let families = counts.filter { $0.value > 1 }.keys
        return families.count == 1 ? families.first : nil
    }

    private mutating func findOtherCases(in files: [CodeFile]) {
        let unused = names.entries.indices.filter { statuses[$0] == .nowhere && !names.entries[$0].isLoose }
        let byName = Dictionary(grouping: unused) { names.entries[$0].name.lowercased() }
        let lengths = Set(byName.keys.map(\.utf8.count))
        for file in files {
            // The key of a translation, as in `NSLocalizedString(@"Withdraw", nil)`, or the identifier of a segue isn't
            // the name of a set, nor is a word in capitals, such as the HTTP method `DELETE`.
            let isKey = file.facts.contexts.lazy.map { AssetHints.areAbout($0, terms: AssetHints.keys) }
            let texts = file.facts.texts.lazy.filter { text in
                lengths.contains(text.text.utf8.count) && text.text.contains(where: \.isLowercase)
                    && text.text.hasMark && (text.context < 0 || !isKey[Int(text.context)])
            }.map { ($0.text, $0.place) }
            let uses = file.facts.uses.lazy.map { ($0.name, $0.place) }
            for (name, place) in Array(uses) + texts where lengths.contains(name.utf8.count) {
                guard let found = byName[name.lowercased()], names.indices(named: name).isEmpty else { continue }
                for index in found where otherCases[names.entries[index].path] == nil {
                    otherCases[names.entries[index].path] = (name, file.path, place)
                }
            }
        }
    }

    /// Marks every set with a name that build settings or the configuration refer to; only icons if any has the name.
    package mutating func use(named name: String) {
        let found = names.indices(named: name)
        let icons = found.filter { names.entries[$0].isIcon }
        mark(icons.isEmpty ? found : icons, .used)
    }

    /// Returns the strings that calls pass to parameters for asset names, such as `icon(named:)`.
    private func promoted(_ file: CodeFile, _ parameters: [String: SwiftSymbol.Kind?]) -> [AssetUse] {
        guard !parameters.isEmpty else { return [] }
        let wanted = file.facts.contexts.map { parameters[$0] }
        return file.facts.texts.compactMap { text in
            guard text.context >= 0, let kind = wanted[Int(text.context)] else { return nil }
            return AssetUse(kind: kind, form: .name(NamePattern(text.text)), place: text.place)
        }
    }

    private mutating func take(_ use: AssetUse, _ path: String, counts: Bool) {
        var found = indices(of: use)
        var reached = reachable(found, from: path)
        if reached.isEmpty, let use = use.withoutExtension {
            // The name can be anything, as in `name + ".png"`.
            if case .name(let pattern) = use.form, pattern.isAnything { return }
            let others = indices(of: use)
            found += others
            reached = reachable(others, from: path)
        }
        if counts { mark(reached, .used) }
        // A pattern that matches more sets says little about each.
        for index in reached where counts && reached.count <= 20 {
            places[index, default: []].append(SourceLocation(path: path, position: use.place))
        }
        // A helper that appends to a name may never be called in this target.
        if reached.isEmpty, !found.isEmpty, case .name(let pattern) = use.form, pattern.plain == nil { return }
        if reached.isEmpty, [.certain, .replaceable].contains(use.certainty), !isElsewhere(use) {
            // Of several projects, the one that contains the code is meant.
            func shared(_ index: Int) -> Int {
                zip(names.entries[index].path.utf8, path.utf8).prefix { $0 == $1 }.count
            }
            let nearest = found.max { shared($0) < shared($1) }
            unknown.append(
                Unknown(use: use, path: path, elsewhere: nearest.flatMap { elsewhere(names.entries[$0], from: path) }))
        }
    }

    private func elsewhere(_ entry: AssetNames.Entry, from path: String) -> Elsewhere? {
        codes[path].map { code in
            Elsewhere(
                entry: entry, targets: targets.bundles(of: entry.path).map(\.name),
                codeTargets: targets.bundles(of: code).map(\.name))
        }
    }

    private func indices(of use: AssetUse) -> [Int] {
        let found: [Int] =
            switch use.form {
            case .symbol(let symbol): names.indices(ofSymbol: symbol)
            case .name(let pattern): names.indices(matching: pattern)
            case .sequence(let pattern): names.indices(ofSequence: pattern)
            case .anyOf(let some): names.entries.indices.filter { some.contains(names.entries[$0].name) }
            case .value: []
            }
        return found.filter { use.kind == nil || use.kind == names.entries[$0].kind }
    }

    /// Returns whether a name needs no set, because it belongs to AppKit, an app icon, or a picture file in the bundle.
    private func isElsewhere(_ use: AssetUse) -> Bool {
        if case .sequence(let pattern) = use.form { return !looseIndex.indices(ofSequence: pattern).isEmpty }
        guard case .name(let pattern) = use.form else { return false }
        // A path into another bundle can't be the name of a set.
        if pattern.text.contains(".bundle/") { return true }
        guard let name = pattern.plain.map({ $0.hasPrefix("../") ? FilePath.name(of: $0) : $0 }) else {
            return !looseIndex.indices(matching: pattern).isEmpty
        }
        let isOfAppKit = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
        return use.kind != .color && (isOfAppKit || looseNames.contains(name) || names.isSizeOfIcon(name))
    }

    private func reachable(_ indices: [Int], from path: String) -> [Int] {
        guard !indices.isEmpty, let code = codes[path] else { return indices }
        return indices.filter { targets.canReach(names.entries[$0].path, from: code) }
    }

    private mutating func mark(_ indices: [Int], _ status: Status) {
        for index in indices where statuses[index] == .nowhere || status == .used { statuses[index] = status }
    }
}
