/// The sets and groups read from a source tree; no picture has been decoded yet.
package struct AssetCatalog: Sendable, Hashable {
    /// The image sets, sorted by name.
    package var images: [ImageSet] = []
    /// The color sets, sorted by name.
    package var colors: [ColorSet] = []
    /// The names of color sets that exist but can't be read.
    ///
    /// If a configuration uses one of these names, such as `red`, the name must not be interpreted as a CSS color.
    package var unreadableColors: Set<String> = []
    /// The names of image sets that exist but can't be read.
    package var unreadableImages: Set<String> = []
    /// The sets of all other types, such as app icons, data and symbols, sorted by name.
    package var others: [OpaqueSet] = []
    /// The app icons of Icon Composer, sorted by name.
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
