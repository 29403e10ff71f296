internal import CatalogCompiler
internal import CatalogManifest
internal import FileAccess
internal import PictureAnalysis

/// Brings an output up to date where nothing has changed since the last run but the content of pictures that decide nothing
/// but their own entries in the manifest.
///
/// Then nothing else is read or made: new entries are put into the places of the old ones. Whatever does not fit into this,
/// be it in doubt, is left to a whole run.
struct RunUpdate {
    let record: RunRecord
    let cache: BuildCache
    let request: CompileRequest
    let output: String
    let observer: RunObserver

    /// What there is to say when the output is up to date.
    struct Result {
        var said: RunRecord.Report
        /// The record of what is so now; nil where the old one is as good.
        var bytes: [UInt8]?
        var written: [String] = []
    }

    /// New text for a part of the manifest.
    private struct Replacement {
        let place: Range<Int>
        let text: [UInt8]
    }

    /// Nil where a whole run is needed.
    ///
    /// - Throws: ``FileFailure`` where the output cannot be written.
    func run() throws -> Result? {
        let moment = FileStamp.now
        guard let suspects = record.suspects(), let said = try? record.report() else { return nil }
        if suspects.isEmpty { return Result(said: said) }
        guard isUnchanged(suspects.filter { $0.isFolder || $0.isOutput }) else { return nil }
        let files = suspects.filter { !$0.isFolder && !$0.isOutput }
        guard let (renewals, replacements) = read(files, said) else { return nil }
        var result = Result(said: said)
        var all =
            suspects.filter { $0.isFolder || $0.isOutput }.map { RunRecord.Renewal(number: $0.number, stamp: $0.stamp) }
            + renewals
        if !replacements.isEmpty {
            guard let (written, manifest) = try write(replacements) else { return nil }
            result.written = written
            all.append(manifest)
        }
        result.bytes = record.bytes(renewing: all, moment: moment) { place in Self.moved(place, replacements) }
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
    private func read(
        _ files: [RunRecord.Suspect], _ said: RunRecord.Report
    ) -> (renewals: [RunRecord.Renewal], replacements: [Replacement])? {
        var renewals: [RunRecord.Renewal] = []
        var edited: [(file: RunRecord.Suspect, places: RunRecord.EntryPlaces)] = []
        for file in files {
            guard let hash = file.hash, let found = try? ContentDigest.of(file.path), found.stamp == file.stamp else {
                return nil
            }
            if found.hash == hash {
                renewals.append(RunRecord.Renewal(number: file.number, stamp: file.stamp))
            } else if let places = record.places(ofLook: file.number) {
                edited.append((file, places))
            } else {
                return nil
            }
        }
        let touched = Set(files.filter(\.isTouched).map(\.path)).subtracting(edited.map(\.file.path))
        if touched.count + edited.count > 0 { observer(.began(.pictures(touched.count + edited.count))) }
        for path in touched { observer(.hasRead(path, .recognized)) }
        if edited.isEmpty { return (renewals, []) }
        let path = FilePath.join(output, ManifestFile.name)
        guard let stamp = record.output(at: path)?.stamp else { return nil }
        var settings = request.settings
        settings.count = said.swatches
        settings.placeholders = said.placeholders ? true : nil
        let reader = RememberingReader(settings.reader(wantsDigest: true), PictureMemory(cache: cache.facts))
        defer { reader.finish() }
        var replacements: [Replacement] = []
        for (file, places) in edited {
            observer(.reads(file.path))
            let (facts, digest, origin) = reader.facts(of: file.path)
            observer(.hasRead(file.path, origin))
            guard let digest, FileStamp(of: file.path) == file.stamp,
                let text = Self.part(places.image, of: path, stamp)
            else { return nil }
            let palette = places.palette.flatMap { Self.part($0, of: path, stamp) }
            guard let new = Self.replacements(places, facts, text, oldPalette: palette) else { return nil }
            replacements += new
            renewals.append(RunRecord.Renewal(number: file.number, stamp: file.stamp, hash: digest))
        }
        return (renewals, replacements.sorted { $0.place.lowerBound < $1.place.lowerBound })
    }

    /// The new entries of a picture; nil where more depends on what was found in it.
    ///
    /// - Parameters:
    ///   - text: the entry of the image until now.
    ///   - oldPalette: that of its palette.
    private static func replacements(
        _ places: RunRecord.EntryPlaces, _ facts: PictureFacts, _ text: [UInt8], oldPalette: [UInt8]?
    ) -> [Replacement]? {
        guard facts.findings.isEmpty, (facts.palette != nil) == (places.palette != nil),
            var entry = try? ManifestFile.image(text), entry.variants.count == 1, entry.variants[0].hasSize(of: facts)
        else { return nil }
        entry.variants[0].take(facts)
        guard let image = try? ManifestWriter.text(of: entry) else { return nil }
        var new = [Replacement(place: places.image, text: Array(image.utf8))]
        if let place = places.palette, let palette = facts.palette {
            var colors = PaletteColors(palette)
            // Which kinds have placeholders is as it was.
            if let old = oldPalette.flatMap({ try? ManifestFile.palette($0) }), old.colors.thumbhash != nil {
                colors.thumbhash = facts.thumbhash
            }
            let entry = PaletteEntry(image: entry.name, colors: colors)
            guard let text = try? ManifestWriter.text(of: entry) else { return nil }
            new.append(Replacement(place: place, text: Array(text.utf8)))
        }
        return new
    }

    /// A part of the manifest; nil where the file is not the one that has the stamp.
    private static func part(_ place: Range<Int>, of path: String, _ stamp: FileStamp) -> [UInt8]? {
        guard let file = try? RegularFile(path), file.stamp == stamp else { return nil }
        var bytes = [UInt8](repeating: 0, count: place.count)
        let count = bytes.withUnsafeMutableBytes { try? file.read(into: $0, at: place.lowerBound) }
        return count == place.count ? bytes : nil
    }

    /// Writes the manifest with new parts; nil where the old one is not what it was.
    private func write(_ replacements: [Replacement]) throws -> (written: [String], renewal: RunRecord.Renewal)? {
        let path = FilePath.join(output, ManifestFile.name)
        guard let manifest = record.output(at: path) else { return nil }
        let file = OutputPlan.File(path: ManifestFile.name) { sink in
            let old = try RegularFile(path)
            guard old.stamp == manifest.stamp else { throw OutputChanged() }
            var end = 0
            for replacement in replacements {
                try old.copy(end..<replacement.place.lowerBound, to: sink)
                try replacement.text.withUnsafeBytes(sink)
                end = replacement.place.upperBound
            }
            try old.copy(end..<old.size, to: sink)
        }
        observer(.began(.writing))
        do {
            let outcome = try OutputWriter.writing(OutputPlan(files: [file]), to: output, force: true)
            let renewal = RunRecord.Renewal(
                number: manifest.number, stamp: FileStamp(of: path), hash: ContentHash(number: outcome.checksums[0]))
            return (outcome.written, renewal)
        } catch is OutputChanged {
            return nil
        }
    }

    /// Somebody else has written the output meanwhile.
    private struct OutputChanged: Error {}

    /// Where a part of the old manifest stands in the new one.
    private static func moved(_ place: Range<Int>, _ replacements: [Replacement]) -> Range<Int> {
        var offset = 0
        var count = place.count
        for replacement in replacements {
            if replacement.place.lowerBound > place.lowerBound { break }
            if replacement.place == place {
                count = replacement.text.count
            } else {
                offset += replacement.text.count - replacement.place.count
            }
        }
        return place.lowerBound + offset..<place.lowerBound + offset + count
    }
}

extension RegularFile {
    /// Gives on a part of the file.
    fileprivate borrowing func copy(_ range: Range<Int>, to sink: OutputPlan.Sink) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
        defer { buffer.deallocate() }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(range.upperBound - offset))
            let count = try read(into: part, at: offset)
            guard count > 0 else { throw FileFailure(path: ManifestFile.name, reason: .missing) }
            try sink(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(part)[..<count]))
            offset += count
        }
    }
}
