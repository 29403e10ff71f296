internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// What a run looked at, what it wrote and what it said: if none of the first two has changed since, the next run would
/// do and say the same.
///
/// The stamps of all files are in one array behind a header, and their paths, each ended by a zero, in one text, so
/// that they are compared where they lie: a record of 100,000 files is read in the time that reading its bytes takes.
struct RunRecord {
    /// What a run says when it is done.
    struct Report {
        var summary = ""
        var diagnostics: [Diagnostic] = []
        /// The most swatches that were wanted of a picture.
        var swatches = 0
        /// Whether placeholders were wanted.
        var placeholders = false
        /// What was written beside the manifest.
        var emitters: [EmitterRequest] = []
    }

    /// Where in the manifest stands what follows from the content of one picture and nothing else.
    struct EntryRanges: Equatable {
        var image: Range<Int>
        /// Nil for a picture without colors.
        var palette: Range<Int>?
    }

    /// A look with what is known of it.
    struct KnownLook {
        let look: FileTrace.Look
        /// The digest of the content, where that is known; of a folder the checksum of its names, of output
        /// that of the content.
        var hash: ContentHash?
        /// Where the picture's entries are, where it has entries of its own.
        var ranges: EntryRanges?
        /// True for what the run does not read but write.
        var isOutput = false
    }

    let bytes: [UInt8]
    let lookCount: Int
    let rangesOffset: Int
    let rangesCount: Int
    let digestsOffset: Int
    private let pathsOffset: Int
    private let tailOffset: Int

    /// Where a record begins; the digit is the version of its form.
    static let magic = Array("TNCRRUN5".utf8)
    static let headerSize = 8 + 32 + 8 + 4 + 4 + 4 + 4

    /// Inode, size and the two times; type, offset of the path and number of the digest; aspect, and whether settled.
    static let lookSize = 4 * 8 + 3 * 4 + 4

    /// The number of the look, the length of the image's entry and that of the palette's; where the two begin.
    static let rangesSize = 4 * 4 + 2 * 8

    /// Takes a record from its file's bytes.
    ///
    /// - Throws: ``DamagedCache`` where they are damaged or of another run.
    init(_ bytes: [UInt8], key: RunKey) throws(DamagedCache) {
        guard bytes.count >= Self.headerSize, bytes.starts(with: Self.magic),
            key.hash == bytes[8..<40].withUnsafeBytes(ContentHash.init)
        else { throw DamagedCache() }
        var reader = BinaryReader(bytes, at: 40)
        let checksum = try reader.number(UInt64.self)
        let sum = bytes.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[48...])) }
        guard sum == checksum else { throw DamagedCache() }
        lookCount = Int(try reader.number(UInt32.self))
        let digestCount = Int(try reader.number(UInt32.self))
        rangesCount = Int(try reader.number(UInt32.self))
        let pathsSize = Int(try reader.number(UInt32.self))
        _ = try reader.skip(lookCount * Self.lookSize)
        digestsOffset = try reader.skip(digestCount * 32)
        rangesOffset = try reader.skip(rangesCount * Self.rangesSize)
        pathsOffset = try reader.skip(pathsSize)
        tailOffset = reader.offset
        // The last path ends before what follows, for paths are read where they lie.
        guard pathsSize == 0 || bytes[tailOffset - 1] == 0 else { throw DamagedCache() }
        self.bytes = bytes
    }

    /// One look, as it is in the bytes.
    struct StoredLook {
        let stamp: FileStamp
        let path: Int
        /// The number of the digest, from 1; 0 for none.
        let digest: Int
        let aspect: FileTrace.Aspect
        let isSettled: Bool
        let isOutput: Bool

        init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
            func load<Number: FixedWidthInteger>(_ field: Int, _ type: Number.Type) -> Number {
                Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + field, as: Number.self))
            }
            stamp = FileStamp(
                kind: load(32, UInt32.self), inode: load(0, UInt64.self), size: load(8, Int64.self),
                modified: load(16, Int64.self), changed: load(24, Int64.self))
            path = Int(load(36, UInt32.self))
            digest = Int(load(40, UInt32.self))
            aspect = FileTrace.Aspect(rawValue: bytes[offset + 44]) ?? .content
            isSettled = bytes[offset + 45] == 1
            isOutput = bytes[offset + 46] == 1
        }
    }

    /// Something whose content may be another than the run saw.
    struct Suspect {
        let number: Int
        let path: String
        let isFolder: Bool
        let isOutput: Bool
        /// Whether the stamp is another.
        let isTouched: Bool
        /// What the content had, where that is known.
        let hash: ContentHash?
        /// The stamp that it has now.
        let stamp: FileStamp
    }

    /// So many files may have another stamp; where more have, a whole run is as good.
    private static let mostChanges = 64

    /// Compares the stamps of everything that was looked at with those of now.
    ///
    /// - Returns: what has another stamp, and what has the same one that proves nothing because it was young then; nil
    ///   where more has changed than the content of some files and folders.
    func suspects() -> [Suspect]? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let paths = base.advanced(by: pathsOffset).assumingMemoryBound(to: CChar.self)
            var suspects: [Suspect] = []
            var changes = 0
            var reader = StampReader()
            for number in 0..<lookCount {
                let look = StoredLook(bytes, at: Self.headerSize + number * Self.lookSize)
                guard look.path < tailOffset - pathsOffset else { return nil }
                let stamp = reader.stamp(of: paths + look.path)
                let agrees = look.stamp.agrees(with: stamp, in: look.aspect)
                if agrees && (look.isSettled || look.aspect != .content) { continue }
                changes += agrees ? 0 : 1
                guard look.aspect == .content, look.stamp.kind == stamp.kind, stamp.exists,
                    changes <= Self.mostChanges
                else { return nil }
                suspects.append(
                    Suspect(
                        number: number, path: path(look), isFolder: stamp.isFolder, isOutput: look.isOutput,
                        isTouched: !agrees, hash: digest(look), stamp: stamp))
            }
            return suspects
        }
    }

    /// The ranges of the entries of the file of a look; nil where it has none of its own.
    func ranges(ofLook number: Int) -> EntryRanges? {
        bytes.withUnsafeBytes { bytes in
            var (low, high) = (0, rangesCount)
            while low < high {
                let middle = (low + high) / 2
                let stored = StoredRanges(bytes, at: rangesOffset + middle * Self.rangesSize)
                if stored.look == number { return stored.ranges }
                if stored.look < number { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    /// The ranges of entries, as they are in the bytes.
    struct StoredRanges {
        let look: Int
        let ranges: EntryRanges

        init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
            func load<Number: FixedWidthInteger>(_ field: Int, _ type: Number.Type) -> Int {
                Int(
                    clamping: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + field, as: Number.self))
                )
            }
            // A range that no text can have is empty, as is one of no bytes.
            func range(_ start: Int, _ count: Int) -> Range<Int> {
                start >= 0 && start <= Int.max - count ? start..<start + count : 0..<0
            }
            look = load(0, UInt32.self)
            let palette = range(load(24, Int64.self), load(8, UInt32.self))
            ranges = EntryRanges(
                image: range(load(16, Int64.self), load(4, UInt32.self)), palette: palette.isEmpty ? nil : palette)
        }
    }

    /// The files whose content is known by its digest, those left out of whose stamps that cannot be said.
    func knownDigests() -> [String: (stamp: FileStamp, hash: ContentHash)] {
        var known: [String: (stamp: FileStamp, hash: ContentHash)] = [:]
        known.reserveCapacity(lookCount)
        bytes.withUnsafeBytes { bytes in
            for number in 0..<lookCount {
                let look = StoredLook(bytes, at: Self.headerSize + number * Self.lookSize)
                if look.isSettled, look.aspect == .content, let digest = digest(look) {
                    known[path(look)] = (look.stamp, digest)
                }
            }
        }
        return known
    }

    /// A file that the run wrote.
    struct Output {
        /// The number of the look at it.
        let number: Int
        let path: String
        let stamp: FileStamp
        let checksum: UInt64
    }

    /// The files that the run wrote.
    func outputs() -> [Output] {
        bytes.withUnsafeBytes { bytes in
            var outputs: [Output] = []
            // They come last.
            for number in (0..<lookCount).reversed() {
                let look = StoredLook(bytes, at: Self.headerSize + number * Self.lookSize)
                guard look.isOutput else { break }
                if look.aspect == .content, let hash = digest(look) {
                    outputs.append(
                        Output(number: number, path: path(look), stamp: look.stamp, checksum: hash.prefix))
                }
            }
            return outputs.reversed()
        }
    }

    /// The looks and digests.
    func looks() -> [KnownLook] {
        bytes.withUnsafeBytes { bytes in
            (0..<lookCount).map { number in
                let look = StoredLook(bytes, at: Self.headerSize + number * Self.lookSize)
                return KnownLook(
                    look: FileTrace.Look(path: path(look), aspect: look.aspect, stamp: look.stamp), hash: digest(look),
                    isOutput: look.isOutput)
            }
        }
    }

    /// What the run said.
    ///
    /// - Throws: ``DamagedCache`` where that cannot be read.
    func report() throws(DamagedCache) -> Report {
        var reader = BinaryReader(bytes, at: tailOffset)
        var report = Report()
        report.swatches = Int(try reader.number(UInt32.self))
        report.placeholders = try reader.number(UInt8.self) == 1
        report.emitters = try reader.emitterRequests()
        report.summary = try reader.text()
        report.diagnostics = try reader.list { (reader) throws(DamagedCache) in try reader.diagnostic() }
        return report
    }

    private func path(_ look: StoredLook) -> String {
        let start = min(pathsOffset + look.path, tailOffset)
        return String(decoding: bytes[start..<tailOffset].prefix { $0 != 0 }, as: UTF8.self)
    }

    private func digest(_ look: StoredLook) -> ContentHash? {
        guard look.digest > 0, digestsOffset + look.digest * 32 <= pathsOffset else { return nil }
        let start = digestsOffset + (look.digest - 1) * 32
        return bytes[start..<start + 32].withUnsafeBytes(ContentHash.init)
    }
}
