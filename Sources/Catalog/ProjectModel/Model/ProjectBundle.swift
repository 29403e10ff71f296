/// A target of a project as far as its pictures are concerned: the code that runs in it and the files that are in its
/// bundle.
package struct ProjectBundle: Sendable {
    /// What a target makes.
    package enum Kind: Sendable, Hashable {
        case app
        /// An extension with its extension point, such as `com.apple.ui-services`, where that is known.
        case appExtension(point: String?)
        case watchApp
        /// A framework, a library or a bundle of resources: code of any app may reach what is in it, and its code any
        /// app's.
        case framework
        case package
        case tests
        /// A program without resources, a plugin of a package, or anything else.
        case other
    }

    package var name: String
    package var kind: Kind
    /// The systems that it runs on; empty where that is not known.
    package var platforms: Set<Platform> = []
    /// The idioms that it leaves out of those of its platforms: `ipad` of an app for the telephone only.
    package var unwantedIdioms: Set<String> = []
    /// True for an app for the iPad that is an app for the Mac as well.
    package var isCatalyst = false
    /// The names of sets that its build settings use, with the key of the setting, in the order of both.
    package var namedSets: [NamedSet] = []
    package var members = FileMembers()
    package let origin: String

    /// A set that a build setting names.
    package struct NamedSet: Sendable, Hashable {
        /// The setting, such as `ASSETCATALOG_COMPILER_APPICON_NAME`.
        package let setting: String
        package let name: String
    }

    /// A target of which nothing else is known.
    package init(name: String, kind: Kind, origin: String) {
        self.name = name
        self.kind = kind
        self.origin = origin
    }

    /// True where code of other targets may reach its pictures, and its own code theirs.
    package var isShared: Bool {
        switch kind {
        case .framework, .package, .other: true
        case .app, .appExtension, .watchApp, .tests: false
        }
    }

    /// The names of its app icons, as its build settings say them; empty where they say none.
    package func iconNames(isAlternate: Bool) -> [String] {
        let key = isAlternate ? AssetSetting.alternateIcons : AssetSetting.icon
        return namedSets.filter { $0.setting == key }.map(\.name)
    }

    /// The idioms that its devices take, beside `universal`; nil where its platforms are not known.
    package var idioms: Set<String>? {
        if platforms.isEmpty { return nil }
        let idioms = platforms.reduce(into: Set<String>()) { $0.formUnion($1.idioms) }.subtracting(unwantedIdioms)
        return isCatalyst ? idioms.union(["mac"]) : idioms
    }

    /// The largest scale of its devices: 3 for the telephone, 2 for everything else.
    package var largestScale: Int { idioms.map { $0.contains("iphone") ? 3 : 2 } ?? 3 }
}

/// The build settings that name sets of asset catalogs.
enum AssetSetting {
    static let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"
    static let alternateIcons = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"
    /// Reference: Apple, *Build settings reference*, the settings of the asset catalog compiler that are names.
    static let all = [
        alternateIcons, icon, "ASSETCATALOG_COMPILER_COMPLICATION_NAME",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
        "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
    ]
}
