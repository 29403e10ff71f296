/// A target of a project with regard to its pictures: the code that runs in it and the files in its bundle.
package struct ProjectBundle: Sendable {
    /// The product of a target.
    package enum Kind: Sendable, Hashable {
        case app
        /// An extension with its extension point, such as `com.apple.ui-services`, if known.
        case appExtension(point: String?)
        case watchApp
        /// A framework, a library or a resource bundle.
        ///
        /// Any app's code may use its content, and its code may use any app's content.
        case framework
        case package
        case tests
        /// A program without resources, a package plugin, or anything else.
        case other
    }

    package var name: String
    package var kind: Kind
    /// The systems that the target runs on; empty if unknown.
    package var platforms: Set<Platform> = []
    /// The idioms of the target's platforms that it doesn't support, such as `ipad` for an iPhone-only app.
    package var unwantedIdioms: Set<String> = []
    /// Whether the target is an iPad app that is also a Mac app.
    package var isCatalyst = false
    /// The sets that its build settings name, in the order of the settings and names.
    package var namedSets: [NamedSet] = []
    package var members = FileMembers()
    package let origin: String

    /// A set that a build setting names.
    package struct NamedSet: Sendable, Hashable {
        /// The setting, such as `ASSETCATALOG_COMPILER_APPICON_NAME`.
        package let setting: String
        package let name: String
    }

    /// Creates a target of which nothing else is known.
    package init(name: String, kind: Kind, origin: String) {
        self.name = name
        self.kind = kind
        self.origin = origin
    }

    /// Whether other targets' code may use this target's pictures, and vice versa.
    package var isShared: Bool {
        switch kind {
        case .framework, .package, .other: true
        case .app, .appExtension, .watchApp, .tests: false
        }
    }

    /// Returns the names of its app icons from its build settings; empty if they contain none.
    package func iconNames(isAlternate: Bool) -> [String] {
        let key = isAlternate ? AssetSetting.alternateIcons : AssetSetting.icon
        return namedSets.filter { $0.setting == key }.map(\.name)
    }

    /// The idioms that its devices use in addition to `universal`, or nil if its platforms are unknown.
    package var idioms: Set<String>? {
        if platforms.isEmpty { return nil }
        let idioms = platforms.reduce(into: Set<String>()) { $0.formUnion($1.idioms) }.subtracting(unwantedIdioms)
        return isCatalyst ? idioms.union(["mac"]) : idioms
    }

    /// The largest scale of its devices: 3 for iPhones, 2 for all others.
    package var largestScale: Int { idioms.map { $0.contains("iphone") ? 3 : 2 } ?? 3 }
}

/// The build settings that name sets in asset catalogs.
enum AssetSetting {
    static let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"
    static let alternateIcons = "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"
    /// The settings of the asset catalog compiler that contain names.
    ///
    /// Reference: Apple, *Build settings reference*.
    static let all = [
        alternateIcons, icon, "ASSETCATALOG_COMPILER_COMPLICATION_NAME",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
        "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
    ]
}
