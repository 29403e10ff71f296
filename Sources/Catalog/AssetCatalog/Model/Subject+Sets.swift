package import Diagnostics
internal import FileAccess

extension ImageSet {
    /// The subject of findings about the set.
    package var subject: Subject { .image(name) }
}

extension ColorSet {
    /// The subject of findings about the set.
    package var subject: Subject { .color(name) }
}

extension OpaqueSet {
    /// The subject of findings about the set.
    package var subject: Subject { .set(type: type, name: name) }
}

extension AssetGroup {
    /// The subject of findings about the group.
    package var subject: Subject { .group(FilePath.name(of: path)) }
}
