internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The files that a run accessed and wrote, and its report.
///
/// If none of the files has changed, the next run would write the same files and report the same findings.
struct RunRecord {
    struct Report: Codable {
        var summary = ""
        var diagnostics: [Diagnostic] = []
        var swatches = 0
        var placeholders = false
        var emitters: [EmitterRequest] = []
    }

    struct EntryRanges: Equatable {
        var image: Range<Int>
        var palette: Range<Int>?
    }

    /// A path that the run accessed, with the stamp and the digest of the file at that path.
    struct KnownLook {
        let path: String
        let aspect: FileTrace.Aspect
        var stamp: FileStamp
        /// The digest of a source file, or the checksum of an output file or of the names in a folder; nil if unknown.
        var hash: ContentHash?
        /// The byte ranges of the picture's entries in the manifest; nil if it also affects other parts.
        var ranges: EntryRanges?
        var isOutput = false
    }

    var looks: [KnownLook]
    /// A time at or before the run's first file access, in nanoseconds since 1970.
    var moment: Int64
    let report: Report

    private static let magic = Array("TNCRRUN7".utf8)

    init(looks: [KnownLook], moment: Int64, report: Report) {
        (self.looks, self.moment, self.report) = (looks, moment, report)
    }

    /// Reads a record from the bytes of its file.
    ///
    /// - Throws: ``DamagedCache`` if the bytes are damaged or belong to a run with a different key.
    init(_ bytes: [UInt8], key: RunKey) throws(DamagedCache) {
        var reader = try BinaryReader(sealed: bytes, Self.magic)
        guard try reader.hash() == key.hash else { throw DamagedCache() }
        moment = try reader.number()
        // A negative time would overflow in later calculations. Only a forged record contains one.
        guard moment >= 0 else { throw DamagedCache() }
        looks = try reader.list { (reader) throws(DamagedCache) in try KnownLook(&reader) }
        report = try reader.json(Report.self)
    }

    func bytes(key: RunKey) throws -> [UInt8] {
        try BinaryWriter.sealed(Self.magic) { writer throws in
            writer.reserve(looks.count * 200)
            writer.write(key.hash)
            writer.write(moment)
            writer.write(list: looks) { $1.write(to: &$0) }
            try writer.write(json: report)
        }
    }

    /// A file whose content may have changed since the run.
    struct Suspect {
        let number: Int
        let stamp: FileStamp
        let isTouched: Bool
    }

    /// The maximum number of changed paths for an update; with more changed paths, a full run is as fast.
    private static let maxChanges = 64

    /// Returns the files and folders with a changed stamp (size, dates and inode), or with one that was too recent to
    /// prove that nothing has changed.
    ///
    /// Nil if a full run is needed, because too many paths or something other than content has changed.
    func suspects() -> [Suspect]? {
        var suspects: [Suspect] = []
        var changes = 0
        // Takes only two properties of each look, because there may be very many, and copying them takes long.
        for number in looks.indices {
            let (known, aspect) = (looks[number].stamp, looks[number].aspect)
            let stamp = FileStamp(of: looks[number].path)
            let agrees = known.agrees(with: stamp, in: aspect)
            if agrees && (aspect != .content || known.isSettled(at: moment)) { continue }
            changes += agrees ? 0 : 1
            guard aspect == .content, known.kind == stamp.kind, stamp.exists, changes <= Self.maxChanges
            else { return nil }
            suspects.append(Suspect(number: number, stamp: stamp, isTouched: !agrees))
        }
        return suspects
    }

    /// The digests of files by path, without files whose stamp was too recent to prove that the content is the same.
    var knownDigests: [String: (stamp: FileStamp, hash: ContentHash)] {
        var known: [String: (stamp: FileStamp, hash: ContentHash)] = [:]
        for look in looks where look.aspect == .content && look.stamp.isSettled(at: moment) {
            if let hash = look.hash { known[look.path] = (look.stamp, hash) }
        }
        return known
    }

    var outputs: [Int] { looks.indices.filter { looks[$0].isOutput && looks[$0].aspect == .content } }
}

extension RunRecord.KnownLook {
    fileprivate init(_ reader: inout BinaryReader) throws(DamagedCache) {
        path = try reader.text()
        guard let aspect = FileTrace.Aspect(rawValue: try reader.number()) else { throw DamagedCache() }
        self.aspect = aspect
        isOutput = try reader.number(UInt8.self) == 1
        stamp = FileStamp(
            kind: try reader.number(), inode: try reader.number(), size: try reader.number(),
            modified: try reader.number(), changed: try reader.number())
        hash = try reader.optional { (reader) throws(DamagedCache) in try reader.hash() }
        ranges = try reader.optional { (reader) throws(DamagedCache) in
            RunRecord.EntryRanges(
                image: try reader.range(),
                palette: try reader.optional { (reader) throws(DamagedCache) in try reader.range() })
        }
    }

    fileprivate func write(to writer: inout BinaryWriter) {
        writer.write(path)
        writer.write(aspect.rawValue)
        writer.write(UInt8(isOutput ? 1 : 0))
        writer.write(stamp.kind)
        writer.write(stamp.inode)
        for number in [stamp.size, stamp.modified, stamp.changed] { writer.write(number) }
        writer.write(hash) { $0.write($1) }
        writer.write(ranges) { writer, ranges in
            writer.write(ranges.image)
            writer.write(ranges.palette) { $0.write($1) }
        }
    }
}

extension BinaryWriter {
    fileprivate mutating func write(_ range: Range<Int>) {
        write(Int64(range.lowerBound))
        write(UInt32(range.count))
    }

    mutating func write(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        write(list: try encoder.encode(value)) { $0.write($1) }
    }
}

extension BinaryReader {
    fileprivate mutating func range() throws(DamagedCache) -> Range<Int> {
        let (start, count) = (Int(try number(Int64.self)), Int(try number(UInt32.self)))
        guard start >= 0, start <= Int.max - count else { throw DamagedCache() }
        return start..<start + count
    }

    mutating func json<Value: Decodable>(_ type: Value.Type) throws(DamagedCache) -> Value {
        let bytes = try list { (reader) throws(DamagedCache) in try reader.number(UInt8.self) }
        guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { throw DamagedCache() }
        return value
    }
}
