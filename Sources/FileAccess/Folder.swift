#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Listing folders.
public enum Folder {
    /// The names in a folder, without `.` and `..`, in the order of their Unicode scalars: the same on every file system.
    ///
    /// - Throws: ``FileFailure`` where the folder cannot be listed, or holds a name that is not UTF-8.
    public static func names(in path: String) throws(FileFailure) -> [String] {
        guard let stream = opendir(path) else { throw FileFailure(path: path, errno: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw FileFailure(path: path, errno: errno) }
                break
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let name else { throw FileFailure(path: path, reason: .nameIsNotUTF8) }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    }
}
