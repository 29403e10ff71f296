internal import AssetCatalog
internal import CatalogManifest
internal import FileAccess
package import ImageDecoding
package import PictureAnalysis

extension ImageEntry {
    /// The entry of a set, with those of its files that can be used.
    init(_ set: ImageSet, _ kind: ImageKind, _ pictures: PictureTable, _ paths: ManifestPaths) {
        let variants = set.variants.compactMap { variant in
            pictures[variant.path].flatMap {
                Variant(variant, file: paths.manifestPath(of: variant.path), $0.outline)
            }
        }
        self.init(name: set.name, kind: kind, isTemplate: set.isTemplate, variants: variants)
        properties = PropertiesEntry(set.properties)
    }
}

extension ImageEntry.Variant {
    /// The entry of a file, or nil for one that cannot be used.
    init?(_ variant: ImageVariant, file: String, _ facts: PictureFacts) {
        guard let header = facts.header else { return nil }
        self.init(file: file, format: "", byteCount: 0, sha256: "")
        take(header, facts)
        scale = variant.slot.scale
        idiom = variant.slot.specialIdiom
        appearance = variant.slot.specialAppearance
        displayGamut = variant.slot.displayGamut
        slot = SlotEntry(variant.slot)
        resizing = ResizingEntry(variant.entry.resizing)
    }

    /// Takes over everything that follows from the content of the file.
    package mutating func take(_ header: ImageHeader, _ facts: PictureFacts) {
        format = header.format.rawValue
        byteCount = facts.byteCount
        sha256 = facts.hash?.hex ?? ""
        pixelWidth = header.pixelWidth
        pixelHeight = header.pixelHeight
        pointWidth = header.pointWidth
        pointHeight = header.pointHeight
        colorProfile = header.colorProfile
        hasAlpha = header.hasAlpha
    }
}
