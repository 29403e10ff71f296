package import AssetCatalog
package import CatalogConfiguration
package import Diagnostics
internal import FileAccess
internal import ProjectModel

/// The app's targets, and the catalogs and code that are known to belong to each target.
///
/// Missing knowledge about targets never causes a finding: an unknown target may use every catalog, any target may use
/// a catalog of unknown targets, and two such catalogs may contain the same names.
package struct TargetMap: Sendable {
    private let model: ProjectModel
    /// The targets of each catalog, as indices in the model, by the catalog's path.
    private let byCatalog: [String: [Int]]
    /// The first target with the same catalogs as each target, as indices; empty if no catalog has many targets.
    private let representatives: [Int: Int]
    /// The number of a catalog's targets above which targets with the same catalogs are merged.
    private static let mostScopes = 64

    /// The names of the sets that build settings name, such as the app icon.
    package var namedSets: [String] { model.bundles.flatMap { $0.namedSets.map(\.name) } }

    /// Reads the app's targets from the configuration or, if it lists none, from the app's Xcode projects and packages.
    package static func read(
        _ catalog: AssetCatalog, _ configuration: Configuration?, currentFolder: String
    ) -> Diagnosed<TargetMap> {
        let catalogs = catalog.groups.filter(\.isCatalog).map(\.path)
        let icons = catalog.icons.map(\.path)
        let targets = configuration?.checks.targets ?? []
        let model =
            targets.isEmpty
            ? ProjectSearch.read(
                catalogs: catalogs + icons, code: configuration?.checks.code.map(\.path) ?? [],
                configurationFolder: configuration.map { FilePath.folder(of: $0.path) },
                currentFolder: currentFolder, limits: configuration?.limits ?? .standard)
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

    /// The scope in which names must be unique: the bundle of a target, or a catalog without a known target.
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

    /// Returns whether a file is in a known target; targets don't list C headers, so any target counts for these.
    package func hasTarget(_ path: String) -> Bool {
        !owners(of: path).isEmpty || path.hasSuffix(".h") && !model.bundles.isEmpty
    }

    package func code(of path: String) -> Code { Code(of: path, owners: model.bundles(of: path), model: model) }

    /// Returns whether Xcode may generate shorthands for the symbol of the set at a path, such as `UIColor.cart`.
    package func mayHaveShorthands(_ set: String) -> Bool {
        let bundles = bundles(of: set)
        return bundles.isEmpty || bundles.contains { $0.hasSymbolShorthands != false }
    }

    func bundles(of code: Code) -> [ProjectBundle] { code.owners.map { model.bundles[$0] } }

    package struct Code: Sendable, Hashable {
        fileprivate let owners: [Int]
        /// Whether the code is only used in tests.
        package let isTest: Bool
        /// Whether the code may run in any target, because it belongs to no known target, a library or tests.
        fileprivate let isEverywhere: Bool
        /// Whether the code is a storyboard or xib, which finds names only in its own bundle.
        fileprivate let isInterface: Bool

        fileprivate init(of path: String, owners: [Int], model: ProjectModel) {
            self.owners = owners
            let bundles = owners.map { model.bundles[$0] }
            isInterface = CodeKind(of: path) == .interface
            isTest = owners.isEmpty ? ForeignFolder.isTested(path) : model.areTests(owners)
            isEverywhere = bundles.isEmpty || bundles.contains { $0.isShared || $0.kind == .tests }
        }

        /// Returns whether this code may use declarations of the other code: whether one target may contain both.
        package func mayUse(_ other: Code) -> Bool {
            isEverywhere || other.isEverywhere || owners.contains(where: other.owners.contains)
        }
    }

    /// Returns whether the set at a path belongs to no target; false if no targets are known.
    package func isInNoTarget(_ set: String) -> Bool { !model.bundles.isEmpty && owners(of: set).isEmpty }

    /// Returns whether a source file or a catalog is known to belong to none of the app's targets.
    package func isUnbuilt(_ path: String) -> Bool {
        let catalog = FilePath.catalog(of: path)
        let isCode = ProjectModel.codeTypes.contains(FilePath.stemAndExtension(of: path).extension)
        return (catalog != nil || isCode) && catalog != path && model.isUnbuilt(catalog ?? path)
    }

    /// Returns whether code can find the set at a path, because the code's targets contain or may contain the set.
    func canReach(_ set: String, from code: Code) -> Bool {
        if code.isEverywhere { return true }
        let owners = owners(of: set)
        return owners.isEmpty
            || owners.contains { owner in
                let bundle = model.bundles[owner]
                // A watch extension can use the catalogs of its watch app.
                return bundle.isShared && !code.isInterface || code.owners.contains(owner)
                    || bundle.kind == .watchApp && code.owners.contains { model.bundles[$0].kind == .watchApp }
            }
    }

    /// Returns the idioms, such as `iphone`, of the devices that can show the set at a path; nil if they aren't known.
    package func idioms(of set: String) -> Set<String>? {
        let known = bundles(of: set).map(\.idioms)
        if known.isEmpty || known.contains(nil) { return nil }
        return known.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
    }

    /// Returns the largest scale, 1 … 3, at which devices of an idiom can show the set at a path; 0 if none can.
    package func largestScale(of set: String, idiom: String) -> Int {
        switch idiom {
        case "universal": return bundles(of: set).map(\.largestScale).max() ?? 3
        case _ where idioms(of: set)?.contains(idiom) == false: return 0
        case "ipad", "mac", "watch", "tv", "vision": return 2
        default: return 3
        }
    }
}

extension TargetMap {
    /// The identifiers of the extension points whose icon is a mask: the system colors its shape.
    ///
    /// Reference: Apple, *App Extension Programming Guide*, "Action".
    private static let masks: Set<String> = ["com.apple.ui-services", "com.apple.services"]

    /// Returns whether an icon is the main icon of an app or extension, which the store shows.
    ///
    /// Build settings name that icon or, if they name none, it is called `AppIcon`. The icon of an extension that adds
    /// an action to the share sheet is only a mask.
    package func isPrimaryIcon(_ fullName: String, at path: String) -> Bool {
        let name = FilePath.name(of: fullName)
        let bundles = bundles(of: path)
        let isMask = { (bundle: ProjectBundle) in
            if case .appExtension(let point?) = bundle.kind { Self.masks.contains(point) } else { false }
        }
        if !bundles.isEmpty, bundles.allSatisfy(isMask) { return false }
        let named = bundles.flatMap(\.iconNames)
        return named.isEmpty ? name == "AppIcon" : named.contains(name)
    }

    /// Returns whether an icon is the app's icon according to the build settings of an app that contains the icon.
    package func isIconOfApp(_ name: String, at path: String) -> Bool {
        bundles(of: path).contains {
            [.app, .watchApp].contains($0.kind) && $0.iconNames.contains(name)
        }
    }

    /// Returns whether apps contain the set at a path, but none of them has a build setting that names an app icon.
    package func haveNoIcon(at path: String) -> Bool {
        let apps = bundles(of: path).filter { [.app, .watchApp].contains($0.kind) }
        return !apps.isEmpty && apps.allSatisfy { $0.iconNames.isEmpty }
    }

    /// Returns whether a target that contains a set runs on the devices of a slot, or may do so.
    package func isForItsDevices(_ slot: VariantSlot, of set: String) -> Bool {
        guard let idioms = idioms(of: set) else { return true }
        if let platform = slot.platform.flatMap(Platform.init(word:)) {
            return bundles(of: set).contains { $0.platforms.contains(platform) }
        }
        return slot.idiom == "universal" || idioms.contains(slot.idiom)
    }
}
