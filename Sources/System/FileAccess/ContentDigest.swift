#if canImport(CryptoKit)
    internal import CryptoKit
#else
    internal import CCrypto
#endif

/// Functions that compute the SHA-256 digest (FIPS 180-4) of a file or of bytes in memory.
package enum ContentDigest {
    private static let chunkSize = 256 << 10

    /// Returns the SHA-256 digest and the size in bytes of a file's content, and the file's stamp.
    ///
    /// The stamp (kind, inode, size and times) is that of the moment at which the file was opened.
    ///
    /// - Parameter limit: the maximum size of the file, checked before any byte is read. The default, 4 GiB, is about
    ///   twice the size of the largest picture file that Tincture decodes by default (2 GiB plus 64 MiB).
    /// - Throws: ``FileFailure`` if the file can't be read or is larger than the limit.
    package static func of(
        _ path: String, limit: Int = 4 << 30
    ) throws(FileFailure) -> (hash: ContentHash, byteCount: Int, stamp: FileStamp) {
        let file = try RegularFile(path)
        guard file.size <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit)) }
        let size = max(4096, min(file.size + 1, chunkSize))
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { chunk.deallocate() }
        var hasher = ContentHasher()
        var byteCount = 0
        while true {
            let count = try file.read(into: chunk)
            if count == 0 { break }
            byteCount += count
            guard byteCount <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit)) }
            hasher.update(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        return (hasher.hash(), byteCount, file.stamp)
    }

    package static func of(_ bytes: [UInt8]) -> ContentHash { bytes.withUnsafeBytes { of($0) } }

    package static func of(_ bytes: UnsafeRawBufferPointer) -> ContentHash {
        var hasher = ContentHasher()
        hasher.update(bytes)
        return hasher.hash()
    }

    /// Returns the digest of bytes in memory, as 32 bytes.
    package static func digest(of bytes: [UInt8]) -> [UInt8] { of(bytes).withBytes(Array.init) }
}

/// A SHA-256 computation that takes its data in parts.
struct ContentHasher {
    #if canImport(CryptoKit)
        private var state = SHA256()
        mutating func update(_ bytes: UnsafeRawBufferPointer) { state.update(bufferPointer: bytes) }
        mutating func hash() -> ContentHash { Array(state.finalize()).withUnsafeBytes(ContentHash.init) }
    #else
        private var state = SHA256_CTX()
        // These functions can't fail: they always return 1 (openssl/crypto/sha/sha256.c).
        init() { SHA256_Init(&state) }
        mutating func update(_ bytes: UnsafeRawBufferPointer) { SHA256_Update(&state, bytes.baseAddress, bytes.count) }
        mutating func hash() -> ContentHash {
            var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
            SHA256_Final(&digest, &state)
            return digest.withUnsafeBytes(ContentHash.init)
        }
    #endif
}
