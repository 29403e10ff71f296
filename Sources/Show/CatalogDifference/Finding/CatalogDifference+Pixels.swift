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
        _ base: ComparedCatalog, _ head: ComparedCatalog, jobs: Int
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

    private static func thumbnail(_ file: String, of side: ComparedCatalog) -> Diagnosed<PixelBuffer?> {
        let (size, label) = (LocalDifference.pixelCount, side.label)
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

    private mutating func findLikenesses(_ base: ComparedCatalog, _ head: ComparedCatalog, jobs: Int) async {
        // A removed or replaced picture may be back under another name, and with other bytes.
        let gone = Set(pictures.lazy.filter { [.removed, .replaced].contains($0.change) }.map(\.name))
        let candidates =
            Candidate.all(in: head.manifest, isFormer: false)
            + Candidate.all(in: base.manifest, isFormer: true).filter { gone.contains($0.name) }
        let added = pictures.indices.filter { [.added, .replaced].contains(pictures[$0].change) }.prefix(Self.mostAdded)
        let found = await inParallel(Array(added), width: jobs) { [pictures] index -> Candidate? in
            let name = pictures[index].name
            guard let own = candidates.first(where: { $0.name == name }), let facts = pictures[index].after
            else { return nil }
            // The palettes of a few pictures with about the same main color are compared first, then their pixels.
            let near = candidates.compactMap { other -> (distance: Double, other: Candidate)? in
                guard other.name != name, own.main.isWithin(32, of: other.main),
                    let distance = PaletteDistance.between(own.swatches, other.swatches),
                    distance < PaletteDistance.otherArt
                else { return nil }
                return (distance, other)
            }.sorted {
                // Of two equal pictures, the one that changed its name says more.
                ($0.distance, $0.other.isFormer ? 0 : 1, $0.other.name)
                    < ($1.distance, $1.other.isFormer ? 0 : 1, $1.other.name)
            }.prefix(3).map(\.other)
            guard !near.isEmpty, let drawn = Self.thumbnail(facts.file, of: head).value else { return nil }
            return near.first { other in
                guard let original = other.original,
                    let image = Self.thumbnail(original.file, of: other.isFormer ? base : head).value
                else { return false }
                return LocalDifference(image, drawn).map { $0.share <= Self.likeness } == true
            }
        }
        for (index, candidate) in zip(added, found) {
            guard let candidate, let original = candidate.original else { continue }
            pictures[index].looksLike = candidate.name
            pictures[index].original = original
            // A picture that another name has or had is a whole picture.
            pictures[index].local?.loss = nil
            pictures[index].likeness =
                candidate.isFormer
                ? .former : original.sha256 == pictures[index].after?.sha256 ? .identical : .similar
        }
    }

    private struct Candidate {
        let name: String
        let swatches: [SwatchEntry]
        let main: SRGB8
        let original: PictureChange.Original?
        let isFormer: Bool

        static func all(in manifest: CatalogManifest, isFormer: Bool) -> [Candidate] {
            let files = manifest.largestFiles
            return manifest.palettes.compactMap { palette in
                let swatches = palette.colors.swatches
                return swatches.first.flatMap { SRGB8(hex: $0.hex) }.map { main in
                    let original = files[palette.image].map {
                        PictureChange.Original(file: $0.file, sha256: $0.sha256, format: $0.format)
                    }
                    return Candidate(
                        name: palette.image, swatches: swatches, main: main, original: original, isFormer: isFormer)
                }
            }
        }
    }
}

extension PictureChange.Facts {
    fileprivate mutating func readQuality(on side: ComparedCatalog) {
        guard format == ImageFormat.jpeg.rawValue else { return }
        quality = side.path(file).flatMap(JPEGFrame.init)?.quality
    }
}
