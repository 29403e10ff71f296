internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience
package import Diagnostics
internal import FileAccess
internal import ImageDecoding

extension CatalogDifference {
    /// Compares the pixels of changed pictures, sorts the ``pictures`` again, and returns a warning for each unreadable
    /// file.
    package mutating func comparePixels(
        _ base: ComparedSide, _ head: ComparedSide, jobs: Int
    ) async -> [Diagnostic] {
        let changed = pictures.indices.filter { index in
            let picture = pictures[index]
            guard picture.change == .changed || picture.change == .replaced else { return false }
            return [picture.before, picture.after].allSatisfy { facts in
                facts.flatMap { ImageFormat(rawValue: $0.format) }?.isDecodable == true
            } && picture.before?.sha256 != picture.after?.sha256
        }
        for index in changed {
            pictures[index].before?.readQuality(on: base)
            pictures[index].after?.readQuality(on: head)
        }
        let found = await inParallel(changed, width: jobs) { [pictures] index -> Diagnosed<LocalDifference?> in
            guard let before = pictures[index].before, let after = pictures[index].after else { return Diagnosed(nil) }
            let (one, other) = (Self.thumbnail(before.file, of: base), Self.thumbnail(after.file, of: head))
            let findings = one.diagnostics + other.diagnostics
            guard let one = one.value, let other = other.value else { return Diagnosed(nil, findings) }
            let local = LocalDifference(
                one, other, isOverCompressed: pictures[index].lostQuality != nil,
                fileLength: pictures[index].length)
            return Diagnosed(local, findings)
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

    private static func thumbnail(_ file: String, of side: ComparedSide) -> Diagnosed<PixelBuffer?> {
        let (size, label) = (LocalDifference.pixelCount, side.catalog.label)
        guard let path = side.path(file) else {
            let reason =
                "the file is missing, or differs from the one that its manifest describes. Compile \(label) again."
            return Diagnosed(
                nil, [Diagnostic(.warning, "missing-file", at: file, "can't be compared: in \(label) \(reason)")])
        }
        do {
            return Diagnosed(try Thumbnail.read(.file(path), maximumWidth: size, maximumHeight: size))
        } catch {
            return Diagnosed(
                nil, [Diagnostic(.warning, "unusable-image", at: file, "can't be compared: in \(label) it \(error).")])
        }
    }

    /// The maximum number of new and replaced pictures that are compared with the others of their catalog.
    private static let mostAdded = 64

    /// The maximum share of a picture that may look different from another picture that it looks like.
    private static let likeness = 0.05

    private mutating func findLikenesses(_ base: ComparedSide, _ head: ComparedSide, jobs: Int) async {
        let manifest = head.catalog.manifest
        // A removed or replaced picture may be back under another name, and with other bytes.
        let gone = Set(pictures.lazy.filter { [.removed, .replaced].contains($0.change) }.map(\.name))
        let former = base.catalog.manifest
        let palettes =
            manifest.palettes.compactMap { Candidate($0, isFormer: false) }
            + former.palettes.filter { gone.contains($0.image) }.compactMap { Candidate($0, isFormer: true) }
        let files = [manifest, former].map { manifest in
            Dictionary(manifest.images.map { ($0.name, $0.variants.largest) }) { first, _ in first }
        }
        let added = pictures.indices.filter { [.added, .replaced].contains(pictures[$0].change) }.prefix(Self.mostAdded)
        let found = await inParallel(Array(added), width: jobs) { [pictures] index -> Candidate? in
            let name = pictures[index].name
            guard let own = palettes.first(where: { $0.palette.image == name }), let facts = pictures[index].after
            else { return nil }
            // The palettes of a few pictures with about the same main color are compared first, then their pixels.
            let near = palettes.compactMap { other -> (distance: Double, other: Candidate)? in
                guard other.palette.image != name, own.main.isWithin(32, of: other.main),
                    let distance = PaletteDistance.between(own.palette.colors.swatches, other.palette.colors.swatches),
                    distance < PaletteDistance.otherArt
                else { return nil }
                return (distance, other)
            }.sorted {
                // Of two equal pictures, the one that changed its name says more.
                ($0.distance, $0.other.isFormer ? 0 : 1, $0.other.palette.image)
                    < ($1.distance, $1.other.isFormer ? 0 : 1, $1.other.palette.image)
            }.prefix(3).map(\.other)
            guard !near.isEmpty, let drawn = Self.thumbnail(facts.file, of: head).value else { return nil }
            for var candidate in near {
                guard let other = files[candidate.isFormer ? 1 : 0][candidate.palette.image].flatMap(\.self) else {
                    continue
                }
                candidate.original = .init(file: other.file, sha256: other.sha256, format: other.format)
                let image = Self.thumbnail(other.file, of: candidate.isFormer ? base : head).value
                if image.flatMap({ LocalDifference($0, drawn) }).map({ $0.share <= Self.likeness }) == true {
                    return candidate
                }
            }
            return nil
        }
        for (index, candidate) in zip(added, found) {
            guard let candidate, let original = candidate.original else { continue }
            pictures[index].looksLike = candidate.palette.image
            pictures[index].original = original
            // A picture that another name has or had is a whole picture.
            pictures[index].local?.loss = nil
            pictures[index].likeness =
                candidate.isFormer
                ? .former : original.sha256 == pictures[index].after?.sha256 ? .identical : .similar
        }
    }

    private struct Candidate {
        let palette: PaletteEntry
        let main: SRGB8
        let isFormer: Bool
        var original: PictureChange.Original?

        init?(_ palette: PaletteEntry, isFormer: Bool) {
            guard let main = palette.colors.swatches.first.flatMap({ SRGB8(hex: $0.hex) }) else { return nil }
            (self.palette, self.main, self.isFormer) = (palette, main, isFormer)
        }
    }
}

extension PictureChange.Facts {
    fileprivate mutating func readQuality(on side: ComparedSide) {
        guard format == ImageFormat.jpeg.rawValue else { return }
        quality = side.path(file).flatMap(JPEGFrame.init)?.quality
    }
}
