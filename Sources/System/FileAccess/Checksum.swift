/// The first eight bytes of a SHA-256 digest: tells damaged bytes from whole ones; no protection against malice.
package struct Checksum {
    private var hasher = ContentHasher()

    package init() {}

    /// Adds bytes that come behind those before.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) { hasher.update(bytes) }

    /// The number of all bytes until now.
    package var value: UInt64 {
        var hasher = hasher
        return hasher.hash().prefix
    }
}

extension Checksum {
    /// The number of bytes that are in memory.
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = Checksum()
        sum.update(bytes)
        return sum.value
    }

    /// The number of the bytes of an array.
    package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

    /// The number of a file's content, and the stamp of the file when it was opened.
    ///
    /// - Throws: ``FileFailure`` where it cannot be read.
    package static func of(file path: String) throws(FileFailure) -> (sum: UInt64, stamp: FileStamp) {
        let digest = try ContentDigest.of(path, limit: .max)
        return (digest.hash.prefix, digest.stamp)
    }
}
