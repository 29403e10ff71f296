#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// What a folder holds.
public struct Folder: Sendable, Hashable {
    /// The names in it, without `.` and `..`, in the order of their Unicode scalars: the same on every file system.
    public let names: [String]
    /// The names that are not UTF-8, which no manifest could hold, with what could not be read replaced by U+FFFD.
    public let unusableNames: [String]

    /// Lists a folder.
    ///
    /// - Throws: ``FileFailure`` where it cannot be listed.
    public init(_ path: String) throws(FileFailure) {
        guard let stream = opendir(path) else {
            let code = errno
            FileTrace.note(path, .content, FileStamp(of: path))
            throw FileFailure(path: path, errno: code)
        }
        defer { closedir(stream) }
        var status = stat()
        let hasStatus = fstat(dirfd(stream), &status) == 0
        var names: [String] = []
        var unusableNames: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                let code = errno
                if code != 0 {
                    FileTrace.note(path, .content, FileStamp(status))
                    throw FileFailure(path: path, errno: code)
                }
                break
            }
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let bytes = bytes.prefix { $0 != 0 }
                if let name = String(validating: bytes, as: UTF8.self) {
                    if name != "." && name != ".." { names.append(name) }
                } else {
                    unusableNames.append(String(decoding: bytes, as: UTF8.self))
                }
            }
        }
        self.names = names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        self.unusableNames = unusableNames.sorted()
        if hasStatus { FileTrace.note(path, .content, FileStamp(status), names: checksum) }
    }

    /// A number that tells two lists of names apart.
    public var checksum: UInt64 {
        var bytes: [UInt8] = []
        for name in names + [""] + unusableNames { bytes += Array(name.utf8) + [0] }
        return Checksum.of(bytes)
    }

    /// The names in a folder, those that are not UTF-8 left out.
    public static func names(in path: String) throws(FileFailure) -> [String] { try Folder(path).names }
}
