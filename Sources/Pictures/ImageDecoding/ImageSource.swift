internal import CImageCodecs
internal import FileAccess
internal import PlatformC

package enum ImageSource: Sendable {
    case file(String)
    case bytes([UInt8])
    /// A regular file that is already open, so that the path isn't looked up again for each use.
    case openFile(OpenFile)

    /// A file that is opened once, and stays open as long as this object exists.
    package final class OpenFile: Sendable {
        let file: RegularFile
        /// The first bytes, which determine the format and are read only once.
        fileprivate let beginning: [UInt8]

        fileprivate init(_ path: String) throws(FileFailure) {
            let file = try RegularFile(path)
            beginning = try file.bytes(ImageFormat.prefixSize, at: 0)
            self.file = file
        }
    }

    package static func opening(_ path: String) throws(ImageDecodingError) -> ImageSource {
        do {
            return .openFile(try OpenFile(path))
        } catch {
            throw .unreadable(error.reason)
        }
    }

    /// Returns the first `count` bytes, or all bytes of a shorter file.
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

    /// Returns all bytes of the picture as a C stream, which the caller must close.
    ///
    /// Before, `check` receives the first `count` bytes, and throws an error to reject them.
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
            // Duplicated descriptors share their position in the file, so an earlier use may have moved it.
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

    /// Returns a reader with random access to the bytes, which reads them only when they are needed.
    func window() throws(ImageDecodingError) -> ByteWindow {
        switch self {
        case .file(let path): try Self.opening(path).window()
        case .openFile(let open): ByteWindow(open)
        case .bytes(let bytes): ByteWindow(bytes)
        }
    }
}
