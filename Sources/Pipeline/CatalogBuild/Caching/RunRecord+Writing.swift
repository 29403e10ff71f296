internal import FileAccess
internal import PictureAnalysis

extension RunRecord {
    /// The bytes of a record.
    ///
    /// - Parameters:
    ///   - looks: what was looked at; gone through twice, so that it need not be in memory in this form.
    ///   - moment: when the first look was, or earlier.
    static func bytes(
        key: RunKey, looks: some Collection<KnownLook>, moment: Int64, report: Report
    ) -> [UInt8] {
        var digestCount: UInt32 = 0
        var entryCount = 0
        var pathsSize = 0
        for known in looks {
            digestCount += known.hash == nil ? 0 : 1
            entryCount += known.ranges == nil ? 0 : 1
            pathsSize += known.look.path.utf8.count + 1
        }
        // Three parts grow beside the first, and come behind it in the end.
        var (digests, entries, paths) = (BinaryWriter(), BinaryWriter(), BinaryWriter())
        digests.reserve(Int(digestCount) * 32)
        entries.reserve(entryCount * rangesSize)
        paths.reserve(pathsSize)
        var writer = BinaryWriter()
        writer.reserve(
            headerSize + looks.count * lookSize + Int(digestCount) * 32 + entryCount * rangesSize + pathsSize + 65_536)
        writer.write(raw: magic)
        key.hash.withBytes { writer.write(raw: $0) }
        writer.write(UInt64(0))
        writer.write(UInt32(looks.count))
        writer.write(digestCount)
        writer.write(UInt32(entryCount))
        writer.write(UInt32(pathsSize))
        for (number, known) in looks.enumerated() {
            let look = known.look
            known.hash?.withBytes { digests.write(raw: $0) }
            if let ranges = known.ranges {
                entries.write(UInt32(number))
                entries.write(UInt32(ranges.image.count))
                entries.write(UInt32(ranges.palette?.count ?? 0))
                entries.write(UInt32(0))
                entries.write(Int64(ranges.image.lowerBound))
                entries.write(Int64(ranges.palette?.lowerBound ?? 0))
            }
            writer.write(look.stamp.inode)
            writer.write(look.stamp.size)
            writer.write(look.stamp.modified)
            writer.write(look.stamp.changed)
            writer.write(look.stamp.kind)
            writer.write(UInt32(paths.bytes.count))
            writer.write(known.hash == nil ? 0 : UInt32(digests.bytes.count / 32))
            writer.write(look.aspect.rawValue)
            writer.write(UInt8(look.stamp.isSettled(at: moment) ? 1 : 0))
            writer.write(UInt16(known.isOutput ? 1 : 0))
            paths.write(raw: look.path.utf8)
            paths.write(UInt8(0))
        }
        for part in [digests, entries, paths] { writer.write(raw: part.bytes) }
        writer.write(UInt32(report.swatches))
        writer.write(UInt8(report.placeholders ? 1 : 0))
        writer.write(report.emitters)
        writer.write(report.summary)
        writer.write(list: report.diagnostics) { $0.write($1) }
        seal(&writer.bytes)
        return writer.bytes
    }

    /// Puts the checksum of what is behind it into its place.
    private static func seal(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { bytes in
            let sum = Checksum.of(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[48...]))
            bytes.storeBytes(of: sum.littleEndian, toByteOffset: 40, as: UInt64.self)
        }
    }

    /// What is new about a look.
    struct Renewal {
        let number: Int
        let stamp: FileStamp
        /// The digest, where there was one before.
        var hash: ContentHash?
    }

    /// The bytes of the record with other stamps, and with the ranges of entries moved.
    ///
    /// - Parameters:
    ///   - moment: when the new stamps were read, or earlier; all others were found to be the same since.
    ///   - move: gives the range that an entry has now.
    func bytes(renewing renewals: [Renewal], moment: Int64, move: (Range<Int>) -> Range<Int>) -> [UInt8] {
        var copy = bytes
        copy.withUnsafeMutableBytes { copy in
            func store(_ number: some FixedWidthInteger, at offset: Int) {
                withUnsafeBytes(of: number.littleEndian) { bytes in
                    UnsafeMutableRawBufferPointer(rebasing: copy[offset..<offset + bytes.count]).copyMemory(from: bytes)
                }
            }
            for renewal in renewals {
                let offset = Self.headerSize + renewal.number * Self.lookSize
                store(renewal.stamp.inode, at: offset)
                store(renewal.stamp.size, at: offset + 8)
                store(renewal.stamp.modified, at: offset + 16)
                store(renewal.stamp.changed, at: offset + 24)
                let digest = StoredLook(UnsafeRawBufferPointer(copy), at: offset).digest
                if let hash = renewal.hash, digest > 0 {
                    let start = digestsOffset + (digest - 1) * 32
                    hash.withBytes {
                        UnsafeMutableRawBufferPointer(rebasing: copy[start..<start + 32]).copyMemory(from: $0)
                    }
                }
            }
            for number in 0..<lookCount {
                let offset = Self.headerSize + number * Self.lookSize
                let look = StoredLook(UnsafeRawBufferPointer(copy), at: offset)
                copy[offset + 45] = look.stamp.isSettled(at: moment) ? 1 : 0
            }
            for number in 0..<rangesCount {
                let offset = rangesOffset + number * Self.rangesSize
                let ranges = StoredRanges(UnsafeRawBufferPointer(copy), at: offset).ranges
                let (image, palette) = (move(ranges.image), ranges.palette.map(move))
                store(UInt32(image.count), at: offset + 4)
                store(UInt32(palette?.count ?? 0), at: offset + 8)
                store(Int64(image.lowerBound), at: offset + 16)
                store(Int64(palette?.lowerBound ?? 0), at: offset + 24)
            }
        }
        Self.seal(&copy)
        return copy
    }
}
