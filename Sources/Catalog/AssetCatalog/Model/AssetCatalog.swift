/// The sets and groups read from a source tree, sorted by name; no picture has been decoded yet.
package struct AssetCatalog: Sendable, Equatable {
    package var images: [ImageSet] = []
    package var colors: [ColorSet] = []
    /// The names of color sets that exist but can't be read, and so can't be names of CSS colors such as `red`.
    package var unreadableColors: Set<String> = []
    /// The names of image sets that exist but can't be read.
    package var unreadableImages: Set<String> = []
    /// The sets of all other types, such as app icons, data and symbols.
    package var others: [OpaqueSet] = []
    /// The app icons of Icon Composer.
    package var icons: [IconBundle] = []
    /// The asset catalogs and the groups in them, sorted by path.
    package var groups: [AssetGroup] = []

    package init() {}

    package var isEmpty: Bool { images.isEmpty && colors.isEmpty && others.isEmpty && icons.isEmpty }

    mutating func sort() {
        images.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        colors.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        others.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        icons.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        groups.sort { $0.path < $1.path }
    }
}
