internal import CImageCodecs
internal import FileAccess
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Where the bytes of a picture come from.
public enum ImageSource: Sendable {
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
            let file = try opened(path)
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
            defer { buffer.deallocate() }
            do {
                var filled = 0
                while filled < count {
                    let read = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
                    if read == 0 { break }
                    filled += read
                }
                return Array(buffer[..<filled])
            } catch {
                throw .unreadable(error.reason)
            }
        }
    }

    /// The bytes as a C stream, which the reader that it is given to will close.
    func stream() throws(ImageDecodingError) -> UnsafeMutablePointer<FILE> {
        switch self {
        case .file(let path):
            let file = try opened(path)
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
            guard let stream = bytes.withUnsafeBytes({ tincture_memory_stream($0.baseAddress, $0.count) }) else {
                throw .unreadable(.system(errno))
            }
            return stream
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
