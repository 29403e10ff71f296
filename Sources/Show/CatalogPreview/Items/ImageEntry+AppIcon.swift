package import CatalogManifest
internal import FileAccess
internal import ImageDecoding

extension ImageEntry {
    /// Creates a picture from the files of an app icon; nil if the set isn't an app icon, or if a file can't be read.
    package init?(icon set: OtherSetEntry, path: (_ file: String) -> String?) {
        guard set.isAppIcon else { return nil }
        var variants: [Variant] = []
        for member in set.members ?? [] {
            guard let file = member.file else { continue }
            guard let path = path(file), let digest = try? ContentDigest.of(path),
                let header = try? ImageProbe.header(of: .file(path))
            else { return nil }
            var variant = Variant(
                file: file, format: header.format.rawValue, byteCount: digest.byteCount, sha256: digest.hash.hex)
            (variant.scale, variant.idiom, variant.appearance) = (member.scale, member.idiom, member.appearance)
            (variant.pixelWidth, variant.pixelHeight) = (header.pixelWidth, header.pixelHeight)
            (variant.slot, variant.colorProfile) = (member.slot, header.colorProfile)
            variants.append(variant)
        }
        guard !variants.isEmpty else { return nil }
        self.init(name: set.name, kind: .icon, isTemplate: false, variants: variants)
    }

    package var isAppIcon: Bool { variants.first?.file.contains(".appiconset/") == true }
}

extension OtherSetEntry {
    package var isAppIcon: Bool { type == "appiconset" }
}
