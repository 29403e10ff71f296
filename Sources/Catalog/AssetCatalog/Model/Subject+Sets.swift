package import Diagnostics
internal import FileAccess

extension ImageSet {
    /// What a finding about the set is about.
    package var subject: Subject { .image(name) }
}

extension ColorSet {
    /// What a finding about the set is about.
    package var subject: Subject { .color(name) }
}

extension OpaqueSet {
    /// What a finding about the set is about.
    package var subject: Subject { .set(type: type, name: name) }
}

extension AssetGroup {
    /// What a finding about the group is about.
    package var subject: Subject { .group(FilePath.name(of: path)) }
}
