internal import FileAccess

/// A target of a project, with facts such as the files that belong to the target.
package struct ProjectBundle: Sendable {
    package enum Kind: Sendable, Hashable {
        case app
        /// An app extension, with its extension point such as `com.apple.ui-services`; nil if the point is unknown.
        case appExtension(point: String?)
        case watchApp
        /// A framework, library or resource bundle.
        case framework
        case package
        case tests
        /// A command-line tool, a plugin, or any other target.
        case other
    }

    package var name: String
    package var kind: Kind
    /// The platforms that the target runs on; empty if unknown.
    package var platforms: Set<Platform> = []
    /// The oldest versions of iOS and macOS that the target runs on, sorted; several if its configurations differ.
    package var oldestSystems: [Platform: [String]] = [:]
    /// The idioms that the target doesn't support, although its platforms have them: `ipad` for an iPhone-only app.
    package var unwantedIdioms: Set<String> = []
    /// Whether the target is an iPad app that also runs on the Mac (Mac Catalyst).
    package var isCatalyst = false
    package var namedSets: [NamedSet] = []
    /// Whether Xcode generates shorthands such as `UIColor.cart`, as in new projects; nil if unknown.
    package var hasSymbolShorthands: Bool?
    package var members = FileMembers()
    /// Whether the target is an app extension in a project with an app, and no target contains or depends on it.
    package var isUnembedded = false
    package let origin: String

    package struct NamedSet: Sendable, Hashable {
        /// The name of the Xcode build setting that names the set, such as `ASSETCATALOG_COMPILER_APPICON_NAME`.
        package let setting: String
        package let name: String
    }

    package init(name: String, kind: Kind, origin: String) {
        (self.name, self.kind, self.origin) = (name, kind, origin)
    }

    /// Whether this target and any other may use each other's pictures: false for apps, app extensions and tests.
    package var isShared: Bool {
        switch kind {
        case .framework, .package, .other: true
        case .app, .appExtension, .watchApp, .tests: false
        }
    }

    /// The names of the primary app icons that the target's build settings specify.
    package var iconNames: [String] { namedSets.filter { $0.setting == AssetSetting.icon }.map(\.name) }

    /// The idioms of the target's devices, such as `iphone`, without `universal`; nil if its platforms are unknown.
    package var idioms: Set<String>? {
        if platforms.isEmpty { return nil }
        let idioms = platforms.reduce(into: Set<String>()) { $0.formUnion($1.idioms) }.subtracting(unwantedIdioms)
        return isCatalyst ? idioms.union(["mac"]) : idioms
    }

    /// The largest scale of the target's devices, in pixels per point: 3 for iPhones and unknown devices, otherwise 2.
    package var largestScale: Int { idioms.map { $0.contains("iphone") ? 3 : 2 } ?? 3 }
}

/// The names of the build settings that refer to sets in asset catalogs (Apple, *Build settings reference*).
enum AssetSetting {
    static let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"
    static let alternateIcons = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"
    static let all = [
        alternateIcons, icon, "ASSETCATALOG_COMPILER_COMPLICATION_NAME",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
        "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
    ]
}

package struct FileMembers: Sendable {
    /// Whether the target includes each listed file or folder; any other file counts like the nearest folder around it.
    private(set) var verdicts: [String: Bool] = [:]

    package init() {}

    package mutating func include(_ path: String) { verdicts[FilePath.normalized(path)] = true }

    /// Excludes a file, or a folder with everything in it, unless the same path has already been included.
    package mutating func exclude(_ path: String) {
        let path = FilePath.normalized(path)
        if verdicts[path] == nil { verdicts[path] = false }
    }
}
