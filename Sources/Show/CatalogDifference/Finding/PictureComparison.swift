internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

struct PictureComparison {
    private let base: Side
    private let head: Side
    private let renames: Renames
    private let reasons: LossReasons

    private struct Side {
        let images: [ImageEntry]
        let shown: Set<String>
        /// The colors of each picture by its name, without names that several pictures have.
        let colors: [String: PictureColors]

        init(_ manifest: CatalogManifest, icons: [ImageEntry]) {
            images = manifest.images + icons
            shown = Set(manifest.carousels.flatMap { $0.pages.map(\.image) })
            let all = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
            let counts = Dictionary(images.map { ($0.name, 1) }, uniquingKeysWith: +)
            colors = all.filter { counts[$0.key] == 1 }
        }

        func isOffPages(_ image: ImageEntry) -> Bool {
            image.kind == .banner && !shown.isEmpty && !shown.contains(image.name)
        }

        func isBanner(_ image: ImageEntry) -> Bool { image.kind == .banner || shown.contains(image.name) }

        /// - Parameter shown: the variant from which the path, size and format are taken; nil for none.
        func facts(_ image: ImageEntry, _ shown: ImageEntry.Variant?) -> PictureChange.Facts? {
            shown.map { shown in
                PictureChange.Facts(
                    file: shown.file, sha256: shown.sha256, pixelWidth: shown.pixelWidth,
                    pixelHeight: shown.pixelHeight, format: shown.format, colorProfile: shown.colorProfile,
                    byteCount: image.byteCount, variants: image.variants.map(\.slotWords),
                    backdrop: colors[image.name]?.backdrop)
            }
        }
    }

    init(_ base: ComparedCatalog, _ head: ComparedCatalog, _ renames: Renames, _ reasons: LossReasons) {
        // Added and removed icons are only reported as added and removed names.
        func shared(_ icons: [ImageEntry], with others: [ImageEntry]) -> [ImageEntry] {
            let names = Set(others.map(\.name))
            return icons.filter { names.contains($0.name) }
        }
        self.base = Side(base.manifest, icons: shared(base.icons, with: head.icons))
        self.head = Side(head.manifest, icons: shared(head.icons, with: base.icons))
        (self.renames, self.reasons) = (renames, reasons)
    }

    /// The changed pictures: the worst first, then banners, banners that no carousel shows, and the others.
    ///
    /// Within a group, they are sorted by kind of change, then with the largest difference first.
    var changes: [PictureChange] {
        let pairs = EntryPairs(
            base.images, head.images, names: ({ renames.after($0.name) }, { $0.name }),
            likeness: [{ $0.contents }, { $0.folder }])
        let went = pairs.removed.map { image in
            let finding = reason(image.name)
            return PictureChange(
                change: finding == nil ? .removed : .unreadable, name: image.name, isBanner: base.isBanner(image),
                isOffPages: base.isOffPages(image), before: base.facts(image, image.variants.largest), finding: finding)
        }
        let others = pairs.pairs.compactMap { former, image -> PictureChange? in
            guard let former else {
                let finding = image.variants.isEmpty ? reason(image.name) : nil
                return PictureChange(
                    change: finding == nil ? .added : .unreadable, name: image.name, isBanner: head.isBanner(image),
                    isOffPages: head.isOffPages(image), after: head.facts(image, image.variants.largest),
                    finding: finding)
            }
            return change(former, image)
        }
        return (went + others).sorted(by: PictureChange.weighsMore)
    }

    private func reason(_ name: String) -> FindingChanges.Finding? {
        reasons.finding(about: CatalogName(kind: .image, name: name))
    }

    private func change(_ old: ImageEntry, _ new: ImageEntry) -> PictureChange? {
        let isRenamed = old.name != new.name
        let (before, after) = (old.contents, new.contents)
        guard isRenamed || before != after else { return nil }
        let finding = reason(new.name)
        let changed = changedVariants(old, new)
        // The largest file that was replaced is shown, or else the largest of all.
        let replaced = changed.map(\.old).largest
        let shown = (
            old: replaced ?? old.variants.largest,
            new: replaced == nil ? new.variants.largest : changed.first { $0.old == replaced }?.new
        )
        var change = PictureChange(
            change: isRenamed ? .renamed : .changed, name: new.name,
            isBanner: head.isBanner(new) || base.isBanner(old), isOffPages: head.isOffPages(new),
            before: base.facts(old, shown.old), after: head.facts(new, shown.new))
        // A truncated picture stays in the manifest, because its first rows can be decoded.
        if after.isEmpty || finding?.rule == Rule.truncatedImage.rawValue {
            change.change = finding == nil ? .removed : .unreadable
            change.finding = finding
            return change
        }
        if isRenamed { change.formerName = old.name }
        change.distance = distance(old, new)
        // Without known colors, as for a vector graphic, a picture with new content is reported as replaced.
        let hasOtherArt =
            Set(old.variants.map(\.sha256)).isDisjoint(with: new.variants.map(\.sha256))
            && change.distance.map { $0 >= PaletteDistance.otherArt } ?? true
        if !isRenamed, change.hasOtherShape || hasOtherArt { change.change = .replaced }
        change.changedVariants = changed.map(\.old.slotWords)
        change.bleed = bleed(old, new)
        if after.count < before.count { change.finding = finding }
        return change
    }

    private func changedVariants(
        _ old: ImageEntry, _ new: ImageEntry
    ) -> [(old: ImageEntry.Variant, new: ImageEntry.Variant)] {
        old.variants.compactMap { before in
            new.variants.first { $0.slotWords == before.slotWords && $0.sha256 != before.sha256 }.map { (before, $0) }
        }
    }

    private func bleed(_ old: ImageEntry, _ new: ImageEntry) -> PictureChange.Bleed? {
        guard let former = base.colors[old.name], let colors = head.colors[new.name], let before = former.bleed,
            let after = colors.bleed, before != after,
            after != colors.backdrop || former.backdrop == colors.backdrop,
            let distance = ColorDistance.between(try? Color(css: before), try? Color(css: after))
        else { return nil }
        return PictureChange.Bleed(before: before, after: after, distance: distance)
    }

    private func distance(_ old: ImageEntry, _ new: ImageEntry) -> Double? {
        guard let before = base.colors[old.name]?.found, let after = head.colors[new.name]?.found else { return nil }
        return PaletteDistance.between(before.swatches, after.swatches).map(ColorDistance.rounded)
    }
}

extension PictureChange {
    var byteDifference: Int { (after?.byteCount ?? 0) - (before?.byteCount ?? 0) }

    /// The largest CIEDE2000 difference that a person can see.
    ///
    /// A detail counts with its difference of luma in percent, about that of two grays. If the pixels weren't compared,
    /// this is the palette difference of a replaced picture.
    private var visibleDifference: Double {
        if let local { return local.isVisible ? max(local.largest, (local.detail ?? 0) / 2.55) : 0 }
        return change == .replaced ? distance ?? 0 : 0
    }

    /// The order of what is equally bad: hardly anybody sees a banner that no carousel shows.
    private var group: Int { !isBanner ? 2 : isOffPages ? 1 : 0 }

    static func weighsMore(_ first: PictureChange, _ second: PictureChange) -> Bool {
        func ranks(_ change: PictureChange) -> (Int, Int, Int) {
            let kind = Change.allCases.firstIndex(of: change.change) ?? 0
            return (change.gravity?.rawValue ?? .max, change.group, kind)
        }
        let (one, other) = (ranks(first), ranks(second))
        if one != other { return one < other }
        return (second.visibleDifference, abs(second.byteDifference), first.name)
            < (first.visibleDifference, abs(first.byteDifference), second.name)
    }
}

extension ImageEntry {
    /// The contents of all variants, by which pictures are the same whatever the paths of their files.
    fileprivate var contents: [Content] {
        variants.map { Content(words: $0.slotWords, slot: $0.slot, sha256: $0.sha256, format: $0.format) }
    }

    fileprivate var folder: String? {
        variants.first.map { variant in
            String(variant.file.prefix(upTo: variant.file.lastIndex(of: "/") ?? variant.file.startIndex))
        }
    }

    fileprivate struct Content: Hashable {
        let words: String
        let slot: SlotEntry?
        let sha256: String
        let format: String
    }
}

extension CatalogManifest {
    /// The largest file of each picture with a file, by the picture's name; of several of one name, the first counts.
    var largestFiles: [String: ImageEntry.Variant] {
        Dictionary(images.map { ($0.name, $0.variants.largest) }) { first, _ in first }.compactMapValues(\.self)
    }
}

extension [ImageEntry.Variant] {
    /// The largest variant for light mode, or the largest of all if none is for light mode; nil without variants.
    var largest: ImageEntry.Variant? {
        let light = filter { $0.appearance == nil || $0.appearance == "any" || $0.appearance == "light" }
        return (light.isEmpty ? self : light).max { $0.pixelCount < $1.pixelCount }
    }
}

extension ImageEntry.Variant {
    /// The variant in words, such as `3x dark`; `any` if it applies where no other does.
    fileprivate var slotWords: String {
        let words = [
            scale.map { "\($0)x" }, idiom, appearance, displayGamut, slot?.locale, slot?.languageDirection,
            slot?.subtype,
            slot?.widthClass, slot?.heightClass,
        ].compactMap(\.self)
        return words.isEmpty ? "any" : words.joined(separator: " ")
    }
}
