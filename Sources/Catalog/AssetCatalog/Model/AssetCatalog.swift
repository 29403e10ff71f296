/// A source tree as it was read: every named asset, before anything is decoded or chosen.
package struct AssetCatalog: Sendable, Hashable {
    /// The image sets, sorted by name.
    package var images: [ImageSet] = []
    /// The color sets, sorted by name.
    package var colors: [ColorSet] = []
    /// The names of color sets that exist but can't be read, and so must not be interpreted as CSS colors.
    package var unreadableColors: Set<String> = []
    /// The sets of all other types, sorted by name: app icons, data, symbols, stickers and so on.
    package var others: [OpaqueSet] = []
    /// The layered app icons, sorted by name.
    package var icons: [IconBundle] = []
    /// The asset catalogs and the groups in them, sorted by path.
    package var groups: [AssetGroup] = []

    package init() {}

    /// Whether there is no set of any type.
    package var isEmpty: Bool { images.isEmpty && colors.isEmpty && others.isEmpty && icons.isEmpty }

    mutating func append(_ other: AssetCatalog) {
        images += other.images
        colors += other.colors
        unreadableColors.formUnion(other.unreadableColors)
        others += other.others
        icons += other.icons
        groups += other.groups
    }

    mutating func sort() {
        images.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        colors.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        others.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        icons.sort { ($0.name, $0.path) < ($1.name, $1.path) }
        groups.sort { $0.path < $1.path }
    }
}
