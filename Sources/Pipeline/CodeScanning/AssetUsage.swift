internal import AssetCatalog
internal import AssetNaming
package import CatalogConfiguration
internal import CodeLexing
package import Diagnostics
internal import FileAccess
internal import ProjectModel

/// The sets that some files of code use, and the names in them that don't belong to a set.
package struct AssetUsage {
    /// The status of one set.
    package enum Status: Sendable, Hashable {
        case nowhere
        /// It occurs in a text that isn't passed to a call as a name.
        case inText(path: String, TextPosition)
        case used
    }

    /// A name that should belong to a set but doesn't.
    package struct Unknown {
        package let use: AssetUse
        package let path: String
        /// The set with that name in other targets; nil if there is none.
        package var elsewhere: Elsewhere?
        /// The name of the set that was probably meant, for a text that is only probably a name.
        package var meant: String?
    }

    /// A set that code names but can't reach.
    package struct Elsewhere {
        package let entry: AssetNames.Entry
        /// The names of the targets that contain it.
        package let targets: [String]
        /// The names of the targets that the code runs in.
        package let codeTargets: [String]
    }

    package let names: AssetNames
    /// The status of each entry in `names`.
    package private(set) var statuses: [Status]
    package private(set) var unknown: [Unknown] = []
    private let looseNames: Set<String>
    private let looseIndex: NameIndex
    private let targets: TargetMap
    /// The targets of each file.
    private var codes: [String: TargetMap.Code] = [:]

    /// - Parameters:
    ///   - names: the sets that the files can reach.
    ///   - files: the files of one bundle, or of a whole tree.
    ///   - looseNames: the names of pictures outside of catalogs.
    ///   - settings: the settings about names from the configuration.
    ///   - targets: the sets that code can reach; files of tests are skipped.
    package init(
        _ names: AssetNames, files: [CodeFile], looseNames: Set<String>, settings: CheckSettings, targets: TargetMap,
        jobs: Int
    ) async {
        self.names = names
        self.targets = targets
        codes = Dictionary(files.map { ($0.path, targets.code(of: $0.path)) }) { first, _ in first }
        let files = files.filter { [codes] file in codes[file.path]?.isTest != true }
        self.looseNames = looseNames
        looseIndex = NameIndex(looseNames.sorted().map { ($0, 0) })
        statuses = Array(repeating: .nowhere, count: names.entries.count)
        var evaluator = StringEvaluator(files)
        let parameters = Set(settings.names.map(\.text))
        let ownFiles = files.filter { !$0.facts.isGenerated }
        for file in files {
            for use in file.facts.uses + promoted(file, parameters) {
                for (use, path) in evaluator.resolved(use, in: file.path) {
                    take(use, path, counts: !file.facts.isGenerated)
                }
            }
        }
        let ownMembers = OwnMembers(ownFiles, codes)
        for file in ownFiles {
            for member in file.facts.members where !ownMembers.areMeant(by: member, in: codes[file.path]) {
                mark(names.indices(ofMember: AssetNames.folded(member.name)), .used, by: file.path)
            }
        }
        let globs = GlobList(Set(settings.uses + ownFiles.flatMap(\.facts.globs)).sorted())
        for (index, entry) in names.entries.enumerated() where entry.isMeant(by: globs) { statuses[index] = .used }
        var known: [TargetMap.Code?: Set<NamePattern>] = [:]
        for file in ownFiles {
            // An app can give the names in its data to its widgets and extensions.
            let isData = [.data, .propertyList].contains(CodeKind(of: file.path))
            for text in file.facts.texts {
                let found = names.indices(ofText: text.text)
                mark(isData ? found : reachable(found, from: file.path), .inText(path: file.path, text.place))
            }
            for composed in file.facts.composed {
                for pattern in evaluator.patterns(of: composed.string, in: file.path)
                where pattern.counts(isHinted: composed.isHinted)
                    && known[codes[file.path], default: []].insert(pattern).inserted
                {
                    mark(names.indices(composedAs: pattern), .inText(path: file.path, composed.place), by: file.path)
                }
            }
        }
        let misses = await NearMisses.find(ownFiles, names, statuses, jobs: jobs)
        unknown += misses.filter { !looseNames.contains($0.text) }.map { miss in
            Unknown(
                use: AssetUse(kind: nil, form: .name(NamePattern(miss.text)), certainty: .possible, place: miss.place),
                path: miss.path, meant: miss.meant)
        }
    }

    /// Marks sets as used, for example because a configuration lists them.
    package mutating func use(named name: String) { mark(names.indices(named: name), .used) }

    /// Returns the arguments of parameters that, according to the configuration, accept names.
    private func promoted(_ file: CodeFile, _ parameters: Set<String>) -> [AssetUse] {
        guard !parameters.isEmpty else { return [] }
        let wanted = Set(file.facts.contexts.indices.filter { parameters.contains(file.facts.contexts[$0]) })
        guard !wanted.isEmpty else { return [] }
        return file.facts.texts.filter { wanted.contains(Int($0.context)) }.map { text in
            AssetUse(kind: nil, form: .name(NamePattern(text.text)), place: text.place)
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
        if reached.isEmpty, use.certainty == .certain, !isElsewhere(use) {
            unknown.append(
                Unknown(
                    use: use, path: path, elsewhere: found.first.flatMap { elsewhere(names.entries[$0], from: path) }))
        }
    }

    /// Returns the set and targets that explain why a file can't reach the set; nil if the file's targets are unknown.
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
            case .value: []
            }
        return found.filter { use.kind == nil || use.kind == names.entries[$0].kind }
    }

    /// Returns whether a name needs no catalog, such as AppKit's own pictures and loose files in the bundle.
    private func isElsewhere(_ use: AssetUse) -> Bool {
        if case .sequence(let pattern) = use.form { return !looseIndex.indices(ofSequence: pattern).isEmpty }
        guard case .name(let pattern) = use.form else { return false }
        // A picture in another bundle or in a folder can't be in a catalog.
        if pattern.text.contains(".bundle/") { return true }
        guard let name = pattern.plain.map({ $0.hasPrefix("../") ? FilePath.name(of: $0) : $0 }) else {
            return !looseIndex.indices(matching: pattern).isEmpty
        }
        if use.kind != .color, names.isSizeOfIcon(name) { return true }
        if use.kind != .color, name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true { return true }
        return use.kind != .color && looseNames.contains(name)
    }

    /// Returns the sets, among some indices, that a file's code can find.
    private func reachable(_ indices: [Int], from path: String) -> [Int] {
        guard let code = codes[path] else { return indices }
        return indices.filter { targets.canReach(names.entries[$0].path, from: code) }
    }

    private mutating func mark(_ indices: [Int], _ status: Status, by path: String) {
        if !indices.isEmpty { mark(reachable(indices, from: path), status) }
    }

    private mutating func mark(_ indices: [Int], _ status: Status) {
        for index in indices {
            switch (statuses[index], status) {
            case (.used, _), (.inText, .inText): break
            default: statuses[index] = status
            }
        }
    }
}
