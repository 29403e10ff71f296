internal import FileAccess

/// A reader with random access to the bytes of a picture file, for header readers that need only a few bytes.
final class ByteWindow {
    private enum Origin {
        case file(ImageSource.OpenFile)
        case bytes([UInt8])
    }

    private let origin: Origin
    let count: Int

    /// The bytes that were last read from the file, kept because most accesses are close to the previous access.
    private var block: [UInt8] = []
    private var blockStart = 0
    private static let blockSize = 4096

    init(_ open: ImageSource.OpenFile) {
        count = open.file.size
        origin = .file(open)
    }

    init(_ bytes: [UInt8]) {
        count = bytes.count
        origin = .bytes(bytes)
    }

    /// Returns up to `length` bytes from a byte offset on: fewer at the end of the file, and none beyond it.
    func bytes(_ offset: Int, _ length: Int) throws(ImageDecodingError) -> [UInt8] {
        guard offset >= 0, offset < count, length > 0 else { return [] }
        switch origin {
        case .bytes(let bytes):
            return Array(bytes[offset..<min(bytes.count, offset + min(length, bytes.count - offset))])
        case .file(let open):
            let wanted = min(length, count - offset)
            if offset < blockStart || offset + wanted > blockStart + block.count {
                blockStart = offset
                do {
                    block = try open.file.bytes(max(wanted, min(Self.blockSize, count - offset)), at: offset)
                } catch {
                    throw .unreadable(error.reason)
                }
            }
            let start = offset - blockStart
            return Array(block[start..<min(block.count, start + wanted)])
        }
    }
}
