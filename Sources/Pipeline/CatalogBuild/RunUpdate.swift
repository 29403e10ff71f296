internal import CatalogCompiler
internal import CatalogManifest
internal import FileAccess
internal import PictureAnalysis

/// Brings an output up to date where nothing has changed since the last run but the content of pictures that decide
/// nothing but their own entries in the manifest.
///
/// Then nothing else is read or made: new entries are put into the places of the old ones, and what emitters write for
/// such a picture into the place of what they wrote for it before. Whatever does not fit into this, be it in doubt, is
/// left to a whole run.
struct RunUpdate {
    let record: RunRecord
    let cache: BuildCache
    let request: CompileRequest
    let output: String
    let way: OutputWay
    let observer: RunObserver

    /// What there is to say when the output is up to date.
    struct Result {
        var said: RunRecord.Report
        /// The record of what is so now; nil where the old one is as good.
        var bytes: [UInt8]?
        var written: [String] = []
    }

    /// Nil where a whole run is needed.
    ///
    /// - Throws: ``FileFailure`` where the output cannot be written.
    func run() throws -> Result? {
        let moment = cache.clock.now
        guard let suspects = record.suspects(), let said = try? record.report() else { return nil }
        if suspects.isEmpty { return Result(said: said) }
        guard isUnchanged(suspects.filter { $0.isFolder || $0.isOutput }) else { return nil }
        let files = suspects.filter { !$0.isFolder && !$0.isOutput }
        guard var edits = PictureEdits(of: said.emitters), let renewals = read(files, said, &edits) else { return nil }
        var result = Result(said: said)
        var all =
            suspects.filter { $0.isFolder || $0.isOutput }.map { RunRecord.Renewal(number: $0.number, stamp: $0.stamp) }
            + renewals
        let entries = edits.entries
        if !entries.isEmpty {
            guard let (written, outputs) = try write(edits, by: said.emitters.isEmpty ? nil : way) else { return nil }
            result.written = written
            all += outputs
        }
        result.bytes = record.bytes(renewing: all, moment: moment) { range in entries.moved(range) }
        return result
    }

    /// True where folders hold the same names, and files of the output the same content.
    private func isUnchanged(_ suspects: [RunRecord.Suspect]) -> Bool {
        suspects.allSatisfy { suspect in
            guard let hash = suspect.hash else { return false }
            if suspect.isFolder {
                return (try? Folder(suspect.path)).map { ContentHash(number: $0.checksum) == hash } ?? false
            }
            guard let found = try? Checksum.of(file: suspect.path) else { return false }
            return ContentHash(number: found.sum) == hash && found.stamp == suspect.stamp
        }
    }

    /// Looks at the content of pictures; nil where one is none, or decides more than its own entries.
    ///
    /// - Parameter edits: what is to be written is added here.
    private func read(
        _ files: [RunRecord.Suspect], _ said: RunRecord.Report, _ edits: inout PictureEdits
    ) -> [RunRecord.Renewal]? {
        var renewals: [RunRecord.Renewal] = []
        var edited: [(file: RunRecord.Suspect, ranges: RunRecord.EntryRanges)] = []
        for file in files {
            guard let hash = file.hash, let found = try? ContentDigest.of(file.path), found.stamp == file.stamp else {
                return nil
            }
            if found.hash == hash {
                renewals.append(RunRecord.Renewal(number: file.number, stamp: file.stamp))
            } else if let ranges = record.ranges(ofLook: file.number) {
                edited.append((file, ranges))
            } else {
                return nil
            }
        }
        let touched = Set(files.filter(\.isTouched).map(\.path)).subtracting(edited.map(\.file.path))
        if touched.count + edited.count > 0 { observer(.began(.pictures(touched.count + edited.count))) }
        for path in touched { observer(.hasRead(path, .recognized)) }
        if edited.isEmpty { return renewals }
        let path = FilePath.join(output, ManifestFile.name)
        guard let stamp = record.outputs().first(where: { $0.path == path })?.stamp else { return nil }
        var settings = request.settings
        settings.count = said.swatches
        settings.placeholders = said.placeholders ? true : nil
        let reader = CachingPictureReader(settings.reader(wantsDigest: true), PictureMemory(cache: cache.facts))
        defer { reader.finish() }
        for (file, ranges) in edited {
            observer(.reads(file.path))
            let (facts, digest, origin) = reader.facts(of: file.path)
            observer(.hasRead(file.path, origin))
            guard let digest, FileStamp(of: file.path) == file.stamp,
                let text = Self.part(ranges.image, of: path, stamp)
            else { return nil }
            let palette = ranges.palette.flatMap { Self.part($0, of: path, stamp) }
            guard Self.add(facts, at: ranges, text, oldPalette: palette, to: &edits) else { return nil }
            renewals.append(RunRecord.Renewal(number: file.number, stamp: file.stamp, hash: digest))
        }
        return renewals
    }

    /// Adds the new entries of a picture; false where more depends on what was found in it.
    ///
    /// - Parameters:
    ///   - text: the entry of the image until now.
    ///   - oldPalette: that of its palette.
    private static func add(
        _ facts: PictureFacts, at ranges: RunRecord.EntryRanges, _ text: [UInt8], oldPalette: [UInt8]?,
        to edits: inout PictureEdits
    ) -> Bool {
        guard facts.diagnostics.isEmpty, (facts.palette != nil) == (ranges.palette != nil),
            var entry = try? ManifestFile.image(text), entry.variants.count == 1, entry.variants[0].hasSize(of: facts)
        else { return false }
        entry.variants[0].take(facts)
        guard let image = try? ManifestWriter.text(of: entry) else { return false }
        edits.entries.add(Array(image.utf8), at: ranges.image)
        guard let range = ranges.palette, let palette = facts.palette else { return true }
        guard let old = oldPalette.flatMap({ try? ManifestFile.palette($0) }) else { return false }
        var colors = PaletteColors(palette)
        // Which kinds have placeholders is as it was.
        if old.colors.thumbhash != nil { colors.thumbhash = facts.thumbhash }
        let new = PaletteEntry(image: entry.name, colors: colors)
        guard old.pin == nil, let text = try? ManifestWriter.text(of: new) else { return false }
        edits.entries.add(Array(text.utf8), at: range)
        return edits.add(old, new)
    }

    /// A part of the manifest; nil where the file is not the one that has the stamp.
    private static func part(_ range: Range<Int>, of path: String, _ stamp: FileStamp) -> [UInt8]? {
        guard let file = try? RegularFile(path), file.stamp == stamp else { return nil }
        var bytes = [UInt8](repeating: 0, count: range.count)
        let count = bytes.withUnsafeMutableBytes { try? file.read(into: $0, at: range.lowerBound) }
        return count == range.count ? bytes : nil
    }

    /// Writes the files that have changed; nil where an old one is not what it was, or where it is in doubt what to
    /// replace in it.
    private func write(
        _ edits: PictureEdits, by way: OutputWay?
    ) throws -> (written: [String], renewals: [RunRecord.Renewal])? {
        var files: [OutputPlan.File] = []
        var (changed, kept): ([RunRecord.Output], [RunRecord.Output]) = ([], [])
        do {
            for file in record.outputs() {
                let path = FilePath.relative(file.path, to: output)
                let isManifest = path == ManifestFile.name
                guard let replacements = isManifest ? edits.entries : try edits.replacements(in: file, path) else {
                    return nil
                }
                if replacements.isEmpty {
                    kept.append(file)
                    continue
                }
                // A full run says what is in the way.
                if SymbolicLink.isLink(file.path) { return nil }
                changed.append(file)
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
            // The stamps of the old files say that the last run wrote them.
            let outcome = try OutputWriter.writing(
                OutputPlan(files: files), to: output, force: true, overwrites: true, by: way,
                keeping: kept.map { (FilePath.relative($0.path, to: output), $0.checksum) })
            let renewals = zip(changed, outcome.checksums).map { file, checksum in
                RunRecord.Renewal(
                    number: file.number, stamp: FileStamp(of: file.path), hash: ContentHash(number: checksum))
            }
            return (outcome.written, renewals)
        } catch is OutputChanged {
            return nil
        }
    }

    /// Another program has written the output meanwhile.
    struct OutputChanged: Error {}
}
