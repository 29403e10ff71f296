internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience
package import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CatalogDifference {
    /// Compares the pixels of changed pictures, and sorts ``pictures`` again with the measured differences.
    ///
    /// - Returns: a warning for each file that can't be read.
    package mutating func comparePixels(
        _ base: ComparedSide, _ head: ComparedSide, jobs: Int
    ) async -> [Diagnostic] {
        let changed = pictures.indices.filter { index in
            let picture = pictures[index]
            guard picture.change == .changed || picture.change == .replaced else { return false }
            return [picture.before, picture.after].allSatisfy { facts in
                facts.map { Thumbnail.canBeDrawn(from: $0.format) } == true
            } && picture.before?.sha256 != picture.after?.sha256
        }
        let found = await inParallel(changed, width: jobs) { [pictures] index -> Diagnosed<LocalDifference?> in
            guard let before = pictures[index].before, let after = pictures[index].after else { return Diagnosed(nil) }
            let (one, other) = (Self.thumbnail(before.file, of: base), Self.thumbnail(after.file, of: head))
            let findings = one.diagnostics + other.diagnostics
            guard let one = one.value, let other = other.value else { return Diagnosed(nil, findings) }
            return Diagnosed(LocalDifference(one, other), findings)
        }
        for (index, result) in zip(changed, found) {
            pictures[index].local = result.value
            // Strong compression changes the palette, but the picture is still the same.
            let isSame = result.value.map { $0.largest < PictureChange.otherArt } == true
            if isSame && pictures[index].change == .replaced { pictures[index].change = .changed }
        }
        await findLikenesses(base, head, jobs: jobs)
        pictures.sort(by: PictureChange.weighsMore)
        return found.flatMap(\.diagnostics).sorted()
    }

    /// Returns a picture in the size for a comparison; nil, with a warning, if its file can't be read.
    private static func thumbnail(_ file: String, of side: ComparedSide) -> Diagnosed<PixelBuffer?> {
        let (size, label) = (LocalDifference.pixelCount, side.catalog.label)
        guard let path = side.path(file) else {
            let reason =
                "the file is missing, or differs from the one that its manifest describes. Compile \(label) again."
            return Diagnosed(
                nil, [Diagnostic(.warning, "missing-file", at: file, "can't be compared: in \(label) \(reason)")])
        }
        do {
            return Diagnosed(try Thumbnail.read(path, maximumWidth: size, maximumHeight: size))
        } catch {
            return Diagnosed(
                nil, [Diagnostic(.warning, "unusable-image", at: file, "can't be compared: in \(label) it \(error).")])
        }
    }

    /// The maximum number of new and replaced pictures that are compared with the others of their catalog.
    private static let mostAdded = 64

    /// The maximum share of a picture that may look different from another picture that it looks like.
    private static let likeness = 0.05

    /// Sets ``PictureChange/looksLike`` of added and replaced pictures.
    private mutating func findLikenesses(_ base: ComparedSide, _ head: ComparedSide, jobs: Int) async {
        let manifest = head.catalog.manifest
        // A removed picture may be back under another name, and with other bytes.
        let removed = Set(pictures.lazy.filter { $0.change == .removed }.map(\.name))
        let former = base.catalog.manifest
        let palettes = (manifest.palettes + former.palettes.filter { removed.contains($0.image) }).compactMap {
            palette in
            palette.colors.swatches.first.flatMap { SRGB8(hex: $0.hex) }.map { (palette: palette, main: $0) }
        }
        let images = manifest.images + former.images.filter { removed.contains($0.name) }
        let files = Dictionary(images.map { ($0.name, $0.variants.largest?.file) }) { first, _ in first }
        let added = pictures.indices.filter { [.added, .replaced].contains(pictures[$0].change) }.prefix(Self.mostAdded)
        let found = await inParallel(Array(added), width: jobs) { [pictures] index -> String? in
            let name = pictures[index].name
            guard let own = palettes.first(where: { $0.palette.image == name }), let file = pictures[index].after?.file
            else { return nil }
            // The palettes of a few pictures with about the same main color are compared first, then their pixels.
            let near = palettes.compactMap { other -> (distance: Double, name: String)? in
                guard other.palette.image != name, own.main.isNear(other.main),
                    let distance = PaletteDistance.between(own.palette.colors.swatches, other.palette.colors.swatches),
                    distance < PaletteDistance.otherArt
                else { return nil }
                return (distance, other.palette.image)
            }.sorted { $0 < $1 }.prefix(3)
            guard !near.isEmpty, let drawn = Self.thumbnail(file, of: head).value else { return nil }
            return near.first { candidate in
                let side = removed.contains(candidate.name) ? base : head
                let other = files[candidate.name].flatMap(\.self).flatMap { Self.thumbnail($0, of: side).value }
                return other.flatMap { LocalDifference($0, drawn) }.map { $0.share <= Self.likeness } == true
            }?.name
        }
        for (index, name) in zip(added, found) { pictures[index].looksLike = name }
    }
}

extension SRGB8 {
    /// Whether no channel differs by more than an eighth of its range, a quick check before CIEDE2000.
    fileprivate func isNear(_ other: SRGB8) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0) - Int($1)) <= 32 }
    }
}
