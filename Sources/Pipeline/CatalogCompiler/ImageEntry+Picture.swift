internal import AssetCatalog
internal import CatalogManifest
internal import PictureAnalysis

extension ImageEntry {
    init(_ set: ImageSet, _ kind: ImageKind, _ pictures: PictureTable, _ paths: ManifestPaths) {
        let variants = set.variants.compactMap { variant in
            pictures[variant.path].flatMap { picture in
                let facts = picture.outline
                var entry = Variant(variant, file: paths.manifestPath(of: variant.path), facts)
                if !picture.hasPalette, facts.lacksDecoder { entry?.pixels = .undecoded }
                return entry
            }
        }
        self.init(name: set.name, kind: kind, isTemplate: set.isTemplate, variants: variants)
        properties = PropertiesEntry(set.properties)
    }
}

extension ImageEntry.Variant {
    /// Creates the entry of a picture file at a manifest path; nil if the file is unusable.
    init?(_ variant: ImageVariant, file: String, _ facts: PictureFacts) {
        self.init(file: file, facts)
        scale = variant.slot.scale
        idiom = variant.slot.specialIdiom
        appearance = variant.slot.specialAppearance
        displayGamut = variant.slot.displayGamut
        slot = SlotEntry(variant.slot)
        resizing = ResizingEntry(variant.entry.resizing)
    }
}
