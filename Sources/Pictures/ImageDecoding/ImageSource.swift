internal import CImageCodecs
internal import FileAccess
internal import PlatformC

/// Where the bytes of a picture come from.
package enum ImageSource: Sendable {
    /// A regular file, by its path.
    case file(String)
    /// The bytes themselves.
    case bytes([UInt8])

    /// The first bytes, as many as there are up to a count.
    func prefix(_ count: Int) throws(ImageDecodingError) -> [UInt8] {
        switch self {
        case .bytes(let bytes):
            return Array(bytes.prefix(count))
        case .file(let path):
            return try Self.prefix(count, of: try opened(path))
        }
    }

    /// The first bytes of an open file, whose position stays where it is.
    private static func prefix(_ count: Int, of file: borrowing RegularFile) throws(ImageDecodingError) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { buffer.deallocate() }
        do {
            var filled = 0
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
                let read = try file.read(into: rest, at: filled)
                if read == 0 { break }
                filled += read
            }
            return Array(buffer[..<filled])
        } catch {
            throw .unreadable(error.reason)
        }
    }

    /// The bytes as a C stream for a reader that will close it, if that takes what they begin with.
    ///
    /// - Parameters:
    ///   - count: how many of the first bytes are looked at, or as many as there are.
    ///   - check: looks at them, in the same file that the stream is of; what it throws leaves nothing open.
    func stream(
        prefixed count: Int, _ check: ([UInt8]) throws(ImageDecodingError) -> Void
    ) throws(ImageDecodingError) -> UnsafeMutablePointer<FILE> {
        switch self {
        case .file(let path):
            let file = try opened(path)
            try check(try Self.prefix(count, of: file))
            let descriptor: Int32
            do {
                descriptor = try file.duplicatedDescriptor()
            } catch {
                throw .unreadable(error.reason)
            }
            guard let stream = fdopen(descriptor, "rb") else {
                let code = errno
                close(descriptor)
                throw .unreadable(.system(code))
            }
            return stream
        case .bytes(let bytes):
            try check(Array(bytes.prefix(count)))
            guard let stream = bytes.withUnsafeBytes({ tincture_memory_stream($0.baseAddress, $0.count) }) else {
                throw .unreadable(.system(errno))
            }
            return stream
        }
    }

    /// The bytes by their place, read as they are asked for.
    func window() throws(ImageDecodingError) -> ByteWindow {
        switch self {
        case .file(let path): ByteWindow(try opened(path))
        case .bytes(let bytes): ByteWindow(bytes)
        }
    }

    private func opened(_ path: String) throws(ImageDecodingError) -> RegularFile {
        do {
            return try RegularFile(path)
        } catch {
            throw .unreadable(error.reason)
        }
    }
}
