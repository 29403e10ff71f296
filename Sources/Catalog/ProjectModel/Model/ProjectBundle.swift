/// A target of a project, with the code and pictures that belong to it.
package struct ProjectBundle: Sendable {
    package enum Kind: Sendable, Hashable {
        case app
        /// An extension, and its extension point if known, such as `com.apple.ui-services`.
        case appExtension(point: String?)
        case watchApp
        /// A framework, a library or a resource bundle.
        ///
        /// Any app's code may use its pictures, and its code may use any app's pictures.
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
    /// The idioms of the target's platforms that the target doesn't support, such as `ipad` for an iPhone-only app.
    package var unwantedIdioms: Set<String> = []
    /// Whether the target is an iPad app that also runs on the Mac (Mac Catalyst).
    package var isCatalyst = false
    /// The asset catalog sets that the target's build settings name.
    package var namedSets: [NamedSet] = []
    package var members = FileMembers()
    package let origin: String

    /// A set in an asset catalog that a build setting names, such as the app icon.
    package struct NamedSet: Sendable, Hashable {
        /// The build setting, such as `ASSETCATALOG_COMPILER_APPICON_NAME`.
        package let setting: String
        package let name: String
    }

    package init(name: String, kind: Kind, origin: String) {
        self.name = name
        self.kind = kind
        self.origin = origin
    }

    /// Whether other targets' code may use this target's pictures, and this target's code theirs.
    package var isShared: Bool {
        switch kind {
        case .framework, .package, .other: true
        case .app, .appExtension, .watchApp, .tests: false
        }
    }

    /// Returns the names of the target's app icons, or of its alternate ones, that its build settings contain.
    package func iconNames(isAlternate: Bool) -> [String] {
        let key = isAlternate ? AssetSetting.alternateIcons : AssetSetting.icon
        return namedSets.filter { $0.setting == key }.map(\.name)
    }

    /// The idioms that the target's devices use, in addition to `universal`; nil if the platforms are unknown.
    package var idioms: Set<String>? {
        if platforms.isEmpty { return nil }
        let idioms = platforms.reduce(into: Set<String>()) { $0.formUnion($1.idioms) }.subtracting(unwantedIdioms)
        return isCatalyst ? idioms.union(["mac"]) : idioms
    }

    /// The largest scale of the target's devices: 3 for iPhones and unknown devices, 2 for all others.
    package var largestScale: Int { idioms.map { $0.contains("iphone") ? 3 : 2 } ?? 3 }
}

/// The build settings that name sets in asset catalogs.
enum AssetSetting {
    static let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"
    static let alternateIcons = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"
    /// The build settings that contain names of sets (Apple, *Build settings reference*).
    static let all = [
        alternateIcons, icon, "ASSETCATALOG_COMPILER_COMPLICATION_NAME",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
        "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
    ]
}
