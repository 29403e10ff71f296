#if canImport(CryptoKit)
    internal import CryptoKit
#else
    internal import CCrypto
#endif

/// Functions that compute the SHA-256 digest (FIPS 180-4) of a file or of bytes in memory.
package enum ContentDigest {
    private static let chunkSize = 256 << 10

    /// Returns the SHA-256 digest and the size of a file's content, and the file's stamp when it was opened.
    ///
    /// - Parameter limit: the maximum size of the file, checked before any byte is read. The default, 4 GiB, is about
    ///   twice the size of the largest picture file that Tincture decodes by default (2 GiB plus 64 MiB).
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

}

/// A SHA-256 computation that takes its data in parts.
package struct ContentHasher {
    #if canImport(CryptoKit)
        private var state = SHA256()
        package init() {}
        package mutating func update(_ bytes: UnsafeRawBufferPointer) { state.update(bufferPointer: bytes) }
        package mutating func hash() -> ContentHash { Array(state.finalize()).withUnsafeBytes(ContentHash.init) }
    #else
        private var state = SHA256_CTX()
        // These functions can't fail: they always return 1 (openssl/crypto/sha/sha256.c).
        package init() { SHA256_Init(&state) }
        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            SHA256_Update(&state, bytes.baseAddress, bytes.count)
        }
        package mutating func hash() -> ContentHash {
            var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
            SHA256_Final(&digest, &state)
            return digest.withUnsafeBytes(ContentHash.init)
        }
    #endif
}
