internal import CatalogPreview
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
        for (index, result) in zip(changed, found) { pictures[index].local = result.value }
        pictures.sort(by: PictureChange.weighsMore)
        return found.flatMap(\.diagnostics).sorted()
    }
}
