/// The first eight bytes of a SHA-256 digest, enough to detect accidental damage but not an attack.
package struct Checksum {
    private var hasher = ContentHasher()

    package init() {}

    package mutating func update(_ bytes: UnsafeRawBufferPointer) { hasher.update(bytes) }

    /// The checksum of all bytes that were passed to ``update(_:)`` so far.
    package var value: UInt64 {
        var hasher = hasher
        return hasher.hash().prefix
    }
}

extension Checksum {
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = Checksum()
        sum.update(bytes)
        return sum.value
    }

    package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

    /// Returns the checksum of a file's content, and the file's stamp.
    ///
    /// The stamp (kind, inode, size and times) is that of the moment at which the file was opened.
    ///
    /// - Throws: ``FileFailure`` if the file can't be read.
    package static func of(file path: String) throws(FileFailure) -> (sum: UInt64, stamp: FileStamp) {
        let digest = try ContentDigest.of(path, limit: .max)
        return (digest.hash.prefix, digest.stamp)
    }
}
