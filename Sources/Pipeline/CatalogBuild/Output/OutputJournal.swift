internal import PictureAnalysis

/// What is still to be done in an output folder once all new files are staged, in order.
///
/// Each step may be done again: who finds a journal carries it out from the start.
struct OutputJournal: Equatable {
    enum Step: Equatable {
        /// The staged file of a number takes its place.
        case place(staged: Int, path: String)
        /// A file that is not made any more goes, as long as it has the content of this checksum.
        case remove(path: String, checksum: UInt64)
        /// A folder that we made goes, as long as it is empty.
        case removeFolder(path: String)
    }

    var steps: [Step]
    /// The inode of the hidden subfolder that the journal is in: it is of no use in a copy of the folder, nor does it
    /// obey anyone who cannot write into this one.
    var owner: UInt64 = 0

    private static let magic = Array("TNCRJNL3".utf8)

    /// A journal by its steps.
    init(steps: [Step] = []) { self.steps = steps }

    /// Takes a journal from its file's bytes.
    ///
    /// - Throws: ``DamagedCache`` where it is not complete.
    init(_ bytes: [UInt8]) throws(DamagedCache) {
        var reader = try BinaryReader(sealed: bytes, Self.magic)
        owner = try reader.number(UInt64.self)
        steps = try reader.list { (reader) throws(DamagedCache) in
            let (kind, number) = (try reader.number(UInt8.self), try reader.number(UInt64.self))
            let path = try reader.text()
            guard OutputFolder.isInside(path) else { throw DamagedCache() }
            switch kind {
            case 0: return .place(staged: Int(truncatingIfNeeded: number), path: path)
            case 1: return .remove(path: path, checksum: number)
            case 2: return .removeFolder(path: path)
            default: throw DamagedCache()
            }
        }
    }

    var bytes: [UInt8] {
        BinaryWriter.sealed(Self.magic) { writer in
            writer.write(owner)
            writer.write(list: steps) { writer, step in
                let (kind, number, path): (UInt8, UInt64, String) =
                    switch step {
                    case .place(let staged, let path): (0, UInt64(staged), path)
                    case .remove(let path, let checksum): (1, checksum, path)
                    case .removeFolder(let path): (2, 0, path)
                    }
                writer.write(kind)
                writer.write(number)
                writer.write(path)
            }
        }
    }
}
