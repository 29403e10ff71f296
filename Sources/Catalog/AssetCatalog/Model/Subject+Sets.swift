package import Diagnostics
internal import FileAccess

extension ImageSet {
    package var subject: Subject { .image(name) }
}

extension ColorSet {
    package var subject: Subject { .color(name) }
}

extension OpaqueSet {
    package var subject: Subject { .set(type: type, name: name) }
}

extension AssetGroup {
    package var subject: Subject { .group(FilePath.name(of: path)) }
}
