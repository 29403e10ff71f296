package import AssetCatalog
package import CatalogConfiguration
package import Diagnostics
internal import FileAccess
internal import ProjectModel

/// Which catalogs and which code make one target, as far as that is known.
///
/// What is not known is taken kindly: a catalog of no target may be in the bundle of any, but two such catalogs are
/// never supposed to be in one bundle; and code of no target may reach everything.
package struct TargetMap: Sendable {
    private let model: ProjectModel
    /// The targets by the catalogs that they have, so that each is looked up once.
    private let byCatalog: [String: [Int]]
    /// One target for all that have the same catalogs, if there are too many to compare each; empty for usual projects.
    private let representatives: [Int: Int]
    /// The most targets of one catalog that are compared one by one.
    private static let mostScopes = 64

    /// The names of sets that build settings use.
    package var namedSets: [String] { model.bundles.flatMap { $0.namedSets.map(\.name) } }

    /// Reads the projects around a tree.
    package static func read(
        _ catalog: AssetCatalog, _ configuration: Configuration?, currentFolder: String
    ) -> Diagnosed<TargetMap> {
        let catalogs = catalog.groups.filter(\.isCatalog).map(\.path)
        let icons = catalog.icons.map(\.path)
        let targets = configuration?.checks.targets ?? []
        let model =
            targets.isEmpty
            ? projects(around: catalogs + icons, configuration, currentFolder: currentFolder)
            : Diagnosed(
                ProjectModel(
                    bundles: targets.map { $0.bundle(currentFolder: currentFolder) }, currentFolder: currentFolder))
        return model.map { TargetMap($0, catalogs: catalogs) }
    }

    private init(_ model: ProjectModel, catalogs: [String]) {
        self.model = model
        byCatalog = Dictionary(catalogs.map { ($0, model.bundles(of: $0)) }) { first, _ in first }
        representatives = byCatalog.contains { $1.count > Self.mostScopes } ? Self.representatives(byCatalog) : [:]
    }

    /// The first of the targets that have the same catalogs, by each of them.
    private static func representatives(_ byCatalog: [String: [Int]]) -> [Int: Int] {
        var catalogs: [Int: [String]] = [:]
        for (catalog, owners) in byCatalog.sorted(by: { $0.key < $1.key }) {
            for owner in owners { catalogs[owner, default: []].append(catalog) }
        }
        var first: [[String]: Int] = [:]
        return catalogs.sorted { $0.key < $1.key }.reduce(into: [:]) { result, owner in
            let known = first[owner.value] ?? owner.key
            first[owner.value] = known
            result[owner.key] = known
        }
    }

    private static func projects(
        around catalogs: [String], _ configuration: Configuration?, currentFolder: String
    ) -> Diagnosed<ProjectModel> {
        ProjectSearch.read(
            catalogs: catalogs, code: configuration?.checks.code.map(\.path) ?? [],
            configurationFolder: configuration.map { FilePath.folder(of: $0.path) },
            currentFolder: currentFolder, limits: configuration?.limits ?? .standard)
    }

    /// What names must differ in: the bundle of a target, or a catalog of which no target is known.
    package enum Scope: Hashable, Sendable {
        case target(Int)
        case catalog(String)
    }

    package func scopes(of set: String) -> [Scope] {
        var owners = owners(of: set)
        if owners.count > Self.mostScopes {
            var seen: Set<Int> = []
            owners = owners.compactMap { representatives[$0] ?? $0 }.filter { seen.insert($0).inserted }
        }
        return owners.isEmpty
            ? [.catalog(FilePath.catalog(of: set) ?? FilePath.folder(of: set))] : owners.map { .target($0) }
    }

    func bundles(of set: String) -> [ProjectBundle] { owners(of: set).map { model.bundles[$0] } }

    private func owners(of path: String) -> [Int] {
        FilePath.catalog(of: path).flatMap { byCatalog[$0] } ?? model.bundles(of: path)
    }

    /// The targets that a file of code belongs to.
    func code(of path: String) -> Code { Code(of: path, owners: model.bundles(of: path), model: model) }

    /// The targets that code runs in.
    func bundles(of code: Code) -> [ProjectBundle] { code.owners.map { model.bundles[$0] } }

    /// The targets of a file of code.
    struct Code: Sendable, Hashable {
        fileprivate let owners: [Int]
        /// True where it is only tested with.
        let isTest: Bool
        /// True where it may run in any target: no one has it, or a library has it.
        fileprivate let isEverywhere: Bool

        fileprivate init(of path: String, owners: [Int], model: ProjectModel) {
            self.owners = owners
            let bundles = owners.map { model.bundles[$0] }
            isTest = owners.isEmpty ? ForeignFolder.isTested(path) : model.areTests(owners)
            isEverywhere = bundles.isEmpty || bundles.contains { $0.isShared || $0.kind == .tests }
        }

        /// True where code may use what other code declares: one of the two is everywhere, or a target has both.
        func mayUse(_ other: Code) -> Bool {
            isEverywhere || other.isEverywhere || owners.contains(where: other.owners.contains)
        }
    }

    /// True where a set is in the catalog of no target, though others are in one.
    package func isInNoTarget(_ set: String) -> Bool { !model.bundles.isEmpty && owners(of: set).isEmpty }

    /// True where code may find a set by its name, because it runs in a target that has it or may have it.
    func canReach(_ set: String, from code: Code) -> Bool {
        if code.isEverywhere { return true }
        let owners = owners(of: set)
        return owners.isEmpty
            || owners.contains { owner in
                let bundle = model.bundles[owner]
                // An extension of a watch reaches into the app that it is in.
                return bundle.isShared || code.owners.contains(owner)
                    || bundle.kind == .watchApp && code.owners.contains { model.bundles[$0].kind == .watchApp }
            }
    }

    /// The devices that a set is for, beside `universal`; nil where they are not known.
    package func idioms(of set: String) -> Set<String>? {
        let known = bundles(of: set).map(\.idioms)
        if known.isEmpty || known.contains(nil) { return nil }
        return known.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
    }

    /// The largest scale of the devices of an idiom that a set is for; 0 where the set is for none of them.
    package func largestScale(of set: String, idiom: String) -> Int {
        switch idiom {
        case "universal": return bundles(of: set).map(\.largestScale).max() ?? 3
        case _ where idioms(of: set)?.contains(idiom) == false: return 0
        case "ipad", "mac", "watch", "tv", "vision": return 2
        default: return 3
        }
    }
}

/// What an app icon is for.
package enum IconUse {
    /// The store shows it.
    case primary
    /// A person may choose it in the app.
    case alternate
    /// An action of the share sheet, which the system fills with a color: its alpha is all that counts.
    case mask
}

extension TargetMap {
    /// The points of the extensions whose icon is a mask; reference: Apple, *App Extension Programming Guide*,
    /// "Action".
    private static let masks: Set<String> = ["com.apple.ui-services", "com.apple.services"]

    /// What an icon is for, by the build settings of its targets; by its name and place where they say nothing.
    package func use(ofIcon fullName: String, at path: String) -> IconUse {
        let name = FilePath.name(of: fullName)
        let bundles = bundles(of: path)
        let isMask = { (bundle: ProjectBundle) in
            if case .appExtension(let point?) = bundle.kind { Self.masks.contains(point) } else { false }
        }
        if !bundles.isEmpty, bundles.allSatisfy(isMask) { return .mask }
        let named = bundles.flatMap { $0.iconNames(isAlternate: false) }
        if named.isEmpty { return name == "AppIcon" ? .primary : .alternate }
        return named.contains(name) ? .primary : .alternate
    }

    /// False for a slot of an icon for devices on which none of its targets runs.
    package func isForItsDevices(_ slot: VariantSlot, of set: String) -> Bool {
        guard let idioms = idioms(of: set) else { return true }
        if let platform = slot.platform.flatMap(Platform.init(word:)) {
            return bundles(of: set).contains { $0.platforms.contains(platform) }
        }
        return slot.idiom == "universal" || idioms.contains(slot.idiom)
    }
}
