package import CatalogManifest
internal import FileAccess
internal import ImageDecoding

extension ImageEntry {
    /// Creates a picture from the files of an app icon; nil if the set isn't an app icon, or if a file can't be read.
    ///
    /// - Parameter path: a function that returns the absolute path of a file, given its path in the manifest.
    package init?(icon set: OtherSetEntry, path: (_ file: String) -> String?) {
        guard set.type == "appiconset" else { return nil }
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

    /// Whether the picture was made from an app icon; see ``init(icon:path:)``.
    package var isAppIcon: Bool { variants.first?.file.contains(".appiconset/") == true }
}

extension CatalogManifest {
    /// Returns the catalog with its app icons as pictures, for the HTML page.
    ///
    /// - Parameters:
    ///   - folders: the folders that paths in the manifest are relative to. A file is read from the first that has it.
    ///   - root: the folder that must contain all pictures, for a manifest that someone else may have written;
    ///     otherwise nil.
    package func withAppIcons(in folders: [String], root: String? = nil) -> CatalogManifest {
        var catalog = self
        let icons = otherSets.compactMap { set in
            ImageEntry(icon: set) { file in
                folders.map { FilePath.join($0, file) }.first { path in
                    (try? FileKind.of(path)) == .file && root.map { SymbolicLink.leads(path, outOf: $0) } != true
                }
            }
        }
        catalog.images = icons + images
        return catalog
    }
}
