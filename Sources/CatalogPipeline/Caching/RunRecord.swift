internal import Diagnostics
internal import FileAccess

/// What a run looked at, what it wrote and what it said: if none of the first two has changed since, the next run would
/// do and say the same.
///
/// The stamps of all files lie in one array behind a header, and their paths, each ended by a zero, in one text, so that
/// they are compared where they lie: a record of 100,000 files is read in the time that reading its bytes takes.
struct RunRecord {
    /// What a run says when it is done.
    struct Report {
        var summary = ""
        var diagnostics: [Diagnostic] = []
    }

    /// A look with what is known of it.
    struct KnownLook {
        let look: FileTrace.Look
        /// The digest of the content, where that is known.
        var hash: ContentHash?
        /// True for what the run does not read but write.
        var isOutput = false
    }

    private let bytes: [UInt8]
    private let lookCount: Int
    private let digestsOffset: Int
    private let pathsOffset: Int
    private let tailOffset: Int

    /// Where a record begins; the digit is the version of its form.
    private static let magic = Array("TNCRRUN1".utf8)
    private static let headerSize = 8 + 32 + 8 + 4 + 4 + 4

    /// Inode, size and the two times; type, place of the path and number of the digest; aspect, and whether settled.
    private static let lookSize = 4 * 8 + 3 * 4 + 4

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
        let pathsSize = Int(try reader.number(UInt32.self))
        _ = try reader.skip(lookCount * Self.lookSize)
        digestsOffset = try reader.skip(digestCount * 32)
        pathsOffset = try reader.skip(pathsSize)
        tailOffset = reader.offset
        self.bytes = bytes
    }

    /// One look, as it lies in the bytes.
    private struct StoredLook {
        let stamp: FileStamp
        let path: Int
        /// The number of the digest, from 1; 0 for none.
        let digest: Int
        let aspect: FileTrace.Aspect
        let isSettled: Bool
        let isOutput: Bool

        init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
            func load<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type) -> Number {
                Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + place, as: Number.self))
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

    /// What has become of what a run looked at.
    enum State {
        /// Nothing has changed, which the stamps alone prove.
        case current
        /// Nothing has changed; of some files that took reading, because they were changed just before the last look.
        case currentAfterReading
        /// Something has changed, or may have.
        case changed
    }

    /// Compares everything that was looked at with how it is now.
    func state() -> State {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return .changed }
            let paths = base.advanced(by: pathsOffset).assumingMemoryBound(to: CChar.self)
            var unsettled: [StoredLook] = []
            var reader = StampReader()
            for number in 0..<lookCount {
                let look = StoredLook(bytes, at: Self.headerSize + number * Self.lookSize)
                guard look.path < tailOffset - pathsOffset,
                    look.stamp.agrees(with: reader.stamp(of: paths + look.path), in: look.aspect)
                else { return .changed }
                if !look.isSettled && look.aspect == .content { unsettled.append(look) }
            }
            for look in unsettled {
                guard let digest = digest(look), let found = try? ContentDigest.of(path(look)), found.hash == digest,
                    found.stamp == look.stamp
                else { return .changed }
            }
            return unsettled.isEmpty ? .current : .currentAfterReading
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

    /// The looks and digests, to write the record anew.
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

extension RunRecord {
    /// The bytes of a record.
    ///
    /// - Parameters:
    ///   - looks: what was looked at.
    ///   - moment: when the first look was, or earlier.
    static func bytes(
        key: RunKey, looks: [KnownLook], moment: Int64, report: Report
    ) -> [UInt8] {
        var table = BinaryWriter()
        var digests = BinaryWriter()
        var digestCount: UInt32 = 0
        var paths = BinaryWriter()
        for known in looks {
            let look = known.look
            if let hash = known.hash {
                hash.withBytes { digests.write(raw: $0) }
                digestCount += 1
            }
            table.write(look.stamp.inode)
            table.write(look.stamp.size)
            table.write(look.stamp.modified)
            table.write(look.stamp.changed)
            table.write(look.stamp.kind)
            table.write(UInt32(paths.bytes.count))
            table.write(known.hash == nil ? 0 : digestCount)
            table.write(look.aspect.rawValue)
            table.write(UInt8(look.stamp.isSettled(at: moment) ? 1 : 0))
            table.write(UInt16(known.isOutput ? 1 : 0))
            paths.write(raw: look.path.utf8)
            paths.write(UInt8(0))
        }
        var body = BinaryWriter()
        body.write(UInt32(looks.count))
        body.write(digestCount)
        body.write(UInt32(paths.bytes.count))
        for part in [table, digests, paths] { body.write(raw: part.bytes) }
        body.write(report.summary)
        body.write(list: report.diagnostics) { $0.write($1) }
        var writer = BinaryWriter()
        writer.write(raw: magic)
        key.hash.withBytes { writer.write(raw: $0) }
        writer.write(Checksum.of(body.bytes))
        writer.write(raw: body.bytes)
        return writer.bytes
    }
}

extension BinaryWriter {
    fileprivate mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.severity.rawValue)
        write(diagnostic.rule.rawValue)
        write(diagnostic.path)
        for number in [diagnostic.line, diagnostic.column] { write(number) { $0.write(Int64($1)) } }
        write(diagnostic.message)
    }
}

extension BinaryReader {
    fileprivate mutating func diagnostic() throws(DamagedCache) -> Diagnostic {
        guard let severity = Diagnostic.Severity(rawValue: try text()), let rule = Rule(rawValue: try text()) else {
            throw DamagedCache()
        }
        let path = try text()
        let line = try optional { (reader) throws(DamagedCache) in Int(try reader.number(Int64.self)) }
        let column = try optional { (reader) throws(DamagedCache) in Int(try reader.number(Int64.self)) }
        return Diagnostic(severity, rule, at: path, line: line, column: column, try text())
    }
}
