internal import CImageCodecs
internal import FileAccess
internal import PlatformC

/// The source of a picture's bytes.
package enum ImageSource: Sendable {
    case file(String)
    /// The bytes themselves.
    case bytes([UInt8])
    /// A regular file that is open: whoever looks at it several times need not find it each time.
    case openFile(OpenFile)

    /// A file that stays open as long as someone has it.
    package final class OpenFile: Sendable {
        let file: RegularFile
        /// The first bytes, which tell the format: read once, however often someone asks.
        fileprivate let beginning: [UInt8]

        fileprivate init(_ path: String) throws(FileFailure) {
            let file = try RegularFile(path)
            beginning = try file.bytes(ImageFormat.prefixSize, at: 0)
            self.file = file
        }
    }

    /// Opens a regular file.
    ///
    /// - Throws: ``ImageDecodingError`` where it cannot be read.
    package static func opening(_ path: String) throws(ImageDecodingError) -> ImageSource {
        do {
            return .openFile(try OpenFile(path))
        } catch {
            throw .unreadable(error.reason)
        }
    }

    /// The first bytes, as many as there are up to a count.
    func prefix(_ count: Int) throws(ImageDecodingError) -> [UInt8] {
        switch self {
        case .bytes(let bytes): return Array(bytes.prefix(count))
        case .file(let path): return try Self.opening(path).prefix(count)
        case .openFile(let open):
            if count <= ImageFormat.prefixSize { return Array(open.beginning.prefix(count)) }
            do {
                return try open.file.bytes(count, at: 0)
            } catch {
                throw .unreadable(error.reason)
            }
        }
    }

    /// The bytes as a C stream for a reader that will close it, if that takes what they begin with.
    ///
    /// - Parameters:
    ///   - count: how many of the first bytes are looked at, or as many as there are.
    ///   - limit: the most bytes that a file may have.
    ///   - check: looks at them, in the same file that the stream is of; what it throws leaves nothing open.
    func stream(
        prefixed count: Int, limit: Int = .max, _ check: ([UInt8]) throws(ImageDecodingError) -> Void
    ) throws(ImageDecodingError) -> UnsafeMutablePointer<FILE> {
        switch self {
        case .file(let path): return try Self.opening(path).stream(prefixed: count, limit: limit, check)
        case .openFile(let open):
            guard open.file.size <= limit else { throw .unreadable(.tooLarge(limit)) }
            try check(try prefix(count))
            let descriptor: Int32
            do {
                descriptor = try open.file.duplicatedDescriptor()
            } catch {
                throw .unreadable(error.reason)
            }
            // Streams of one open file have one place in it.
            lseek(descriptor, 0, SEEK_SET)
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
        case .file(let path): try Self.opening(path).window()
        case .openFile(let open): ByteWindow(open)
        case .bytes(let bytes): ByteWindow(bytes)
        }
    }
}
