internal import CatalogCompiler
internal import CatalogManifest
internal import FileAccess
internal import PictureAnalysis

/// An update of the output without a full run, which is possible if only independent pictures have changed.
///
/// The content of such a picture affects only its own entries in the manifest and its own texts in the files of
/// emitters, which the update replaces.
struct RunUpdate {
    let record: RunRecord
    let cache: BuildCache
    let request: CompileRequest
    let output: String
    let writer: WriterIdentity
    let observer: RunObserver

    struct Result {
        var record: RunRecord?
        var written: [String] = []
    }

    /// Runs the update; returns nil if a full run is needed.
    func run() throws -> Result? {
        let moment = cache.facts.clock.now
        guard let suspects = record.suspects() else { return nil }
        if suspects.isEmpty { return Result() }
        func isPicture(_ suspect: RunRecord.Suspect) -> Bool {
            !suspect.stamp.isFolder && !record.looks[suspect.number].isOutput
        }
        guard suspects.allSatisfy({ isPicture($0) || isUnchanged($0) }),
            var edits = PictureEdits(of: record.report.emitters)
        else { return nil }
        var renewed = record
        renewed.moment = moment
        for suspect in suspects { renewed.looks[suspect.number].stamp = suspect.stamp }
        guard read(suspects.filter(isPicture), &edits, &renewed) else { return nil }
        if edits.entries.isEmpty { return Result(record: renewed) }
        guard let written = try write(edits, &renewed) else { return nil }
        for number in renewed.looks.indices {
            guard let ranges = renewed.looks[number].ranges else { continue }
            renewed.looks[number].ranges = RunRecord.EntryRanges(
                image: edits.entries.moved(ranges.image), palette: ranges.palette.map(edits.entries.moved))
        }
        return Result(record: renewed, written: written)
    }

    /// Returns whether a folder contains the same names as in the last run, or an output file has the same content.
    private func isUnchanged(_ suspect: RunRecord.Suspect) -> Bool {
        let look = record.looks[suspect.number]
        guard let hash = look.hash else { return false }
        if suspect.stamp.isFolder {
            return (try? Folder(look.path)).map { ContentHash(number: $0.checksum) == hash } ?? false
        }
        guard let found = try? ContentDigest.of(look.path, limit: .max) else { return false }
        return ContentHash(number: found.hash.prefix) == hash && found.stamp == suspect.stamp
    }

    /// Reads the pictures that may have changed, and adds their new entries and digests.
    ///
    /// - Returns: false if a changed file isn't an independent picture, or if a file changes during reading.
    private func read(
        _ suspects: [RunRecord.Suspect], _ edits: inout PictureEdits, _ renewed: inout RunRecord
    ) -> Bool {
        var touched: Set<String> = []
        var edited: [(suspect: RunRecord.Suspect, path: String, ranges: RunRecord.EntryRanges)] = []
        for suspect in suspects {
            let look = record.looks[suspect.number]
            guard let hash = look.hash, let found = try? ContentDigest.of(look.path), found.stamp == suspect.stamp
            else { return false }
            if found.hash == hash {
                if suspect.isTouched { touched.insert(look.path) }
                continue
            }
            guard let ranges = look.ranges else { return false }
            edited.append((suspect, look.path, ranges))
        }
        if touched.count + edited.count > 0 { observer(.began(.pictures(touched.count + edited.count))) }
        for path in touched { observer(.hasRead(path, .recognized)) }
        if edited.isEmpty { return true }
        let path = FilePath.join(output, ManifestFile.name)
        guard let stamp = record.looks.last(where: { $0.isOutput && $0.path == path })?.stamp else { return false }
        var settings = request.settings
        settings.count = record.report.swatches
        settings.placeholders = record.report.placeholders ? true : nil
        let reader = CachingPictureReader(settings.reader, PictureMemory(cache: cache.facts))
        defer { reader.finish() }
        for (suspect, file, ranges) in edited {
            observer(.reads(file))
            let (facts, digest, origin) = reader.facts(of: file)
            observer(.hasRead(file, origin))
            guard let digest, FileStamp(of: file) == suspect.stamp, let text = Self.part(ranges.image, of: path, stamp)
            else { return false }
            let palette = ranges.palette.flatMap { Self.part($0, of: path, stamp) }
            guard Self.add(facts, at: ranges, text, oldPalette: palette, to: &edits) else { return false }
            renewed.looks[suspect.number].hash = digest
        }
        return true
    }

    /// Adds the replacements for a changed picture, given the bytes of its old entries in the manifest; returns false
    /// if the change also affects other entries.
    private static func add(
        _ facts: PictureFacts, at ranges: RunRecord.EntryRanges, _ text: [UInt8], oldPalette: [UInt8]?,
        to edits: inout PictureEdits
    ) -> Bool {
        guard facts.diagnostics.isEmpty, (facts.palette != nil) == (ranges.palette != nil),
            var entry = ManifestFile.entry(text, ImageEntry.self), entry.variants.count == 1,
            entry.variants[0].hasSize(of: facts)
        else { return false }
        entry.variants[0].take(facts)
        guard let image = try? ManifestWriter.text(of: entry) else { return false }
        edits.entries.add(Array(image.utf8), at: ranges.image)
        guard let range = ranges.palette, let palette = facts.palette else { return true }
        guard let old = oldPalette.flatMap({ ManifestFile.entry($0, PaletteEntry.self) }) else { return false }
        var colors = PaletteColors(palette)
        // The configuration hasn't changed, so the picture has a placeholder if its old entry has one.
        if old.colors.thumbhash != nil { colors.thumbhash = facts.thumbhash }
        let new = PaletteEntry(image: entry.name, colors: colors)
        guard old.pin == nil, let text = try? ManifestWriter.text(of: new) else { return false }
        edits.entries.add(Array(text.utf8), at: range)
        return edits.add(old, new)
    }

    /// Returns the bytes in a range of the manifest; nil if the manifest's file doesn't have the recorded stamp.
    private static func part(_ range: Range<Int>, of path: String, _ stamp: FileStamp) -> [UInt8]? {
        guard let file = try? RegularFile(path), file.stamp == stamp,
            range.upperBound <= file.size, let bytes = try? file.bytes(range.count, at: range.lowerBound),
            bytes.count == range.count
        else { return nil }
        return bytes
    }

    /// Writes the changed output files, records their new stamps and checksums, and returns their paths; nil if an
    /// output file has changed since the last run, or if a replacement is ambiguous.
    private func write(_ edits: PictureEdits, _ renewed: inout RunRecord) throws -> [String]? {
        var files: [OutputPlan.File] = []
        var changed: [Int] = []
        var kept: [(path: String, checksum: UInt64)] = []
        do {
            for number in record.outputs {
                let file = record.looks[number]
                let path = FilePath.relative(file.path, to: output)
                let isManifest = path == ManifestFile.name
                guard let replacements = isManifest ? edits.entries : try edits.replacements(in: file, path) else {
                    return nil
                }
                if replacements.isEmpty {
                    kept.append((path, file.hash?.prefix ?? 0))
                    continue
                }
                // Output isn't written through a link. A full run reports it.
                if SymbolicLink.isLink(file.path) { return nil }
                changed.append(number)
                let size = replacements.size(of: Int(file.stamp.size))
                files.append(
                    OutputPlan.File(path: path, size: size) { sink in
                        guard let old = try? RegularFile(file.path), old.stamp == file.stamp else {
                            throw OutputChanged()
                        }
                        try replacements.write(old, to: sink)
                    })
            }
            guard edits.paths.isSubset(of: files.map(\.path)) else { return nil }
            observer(.began(.writing))
            // The files may be overwritten, because their stamps prove that the last run wrote them.
            let outcome = try OutputWriter.write(
                OutputPlan(files: files), to: output, force: true, overwrites: true,
                by: record.report.emitters.isEmpty ? nil : writer, keeping: kept)
            for (number, checksum) in zip(changed, outcome.checksums) {
                renewed.looks[number].stamp = FileStamp(of: record.looks[number].path)
                renewed.looks[number].hash = ContentHash(number: checksum)
            }
            return outcome.written
        } catch is OutputChanged {
            return nil
        }
    }

    struct OutputChanged: Error {}
}
