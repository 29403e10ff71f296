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
            let size = LocalDifference.pixelCount
            var findings: [Diagnostic] = []
            let sides = [(before.file, base), (after.file, head)].map { file, side in
                guard let path = side.path(file) else {
                    findings.append(
                        Diagnostic(
                            .warning, "missing-file", at: file,
                            "can't be compared: in \(side.catalog.label) the file is missing, or differs from the one that its manifest "
                                + "describes. Compile \(side.catalog.label) again."
                        ))
                    return nil as PixelBuffer?
                }
                do {
                    return try Thumbnail.read(path, maximumWidth: size, maximumHeight: size)
                } catch {
                    findings.append(
                        Diagnostic(
                            .warning, "unusable-image", at: file,
                            "can't be compared: in \(side.catalog.label) it \(error)."))
                    return nil
                }
            }
            guard let one = sides[0], let other = sides[1] else { return Diagnosed(nil, findings) }
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

    /// The maximum number of added pictures that are compared with the others of their catalog.
    private static let mostAdded = 64

    /// The maximum share of a picture that may look different from another picture that it looks like.
    private static let likeness = 0.05

    /// Sets ``PictureChange/looksLike`` of added pictures.
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
        @Sendable func drawing(_ file: String, _ side: ComparedSide) -> PixelBuffer? {
            let size = LocalDifference.pixelCount
            return side.path(file).flatMap { try? Thumbnail.read($0, maximumWidth: size, maximumHeight: size) }
        }
        let added = pictures.indices.filter { pictures[$0].change == .added }.prefix(Self.mostAdded)
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
            guard !near.isEmpty, let drawn = drawing(file, head) else { return nil }
            return near.first { candidate in
                let side = removed.contains(candidate.name) ? base : head
                let other = files[candidate.name].flatMap(\.self).flatMap { drawing($0, side) }
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
