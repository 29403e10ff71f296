#if canImport(CryptoKit)
    internal import CryptoKit
#else
    internal import CNettle
#endif

/// The SHA-256 digest of a file's content (FIPS 180-4).
package enum ContentDigest {
    /// How much is read at a time.
    private static let chunkSize = 256 << 10

    /// The digest of a file, how many bytes it covers, and the stamp of the file when it was opened.
    package static func of(_ path: String) throws(FileFailure) -> (hash: ContentHash, byteCount: Int, stamp: FileStamp)
    {
        let file = try RegularFile(path)
        let size = max(4096, min(file.size + 1, chunkSize))
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { chunk.deallocate() }
        var hasher = Hasher()
        var byteCount = 0
        while true {
            let count = try file.read(into: chunk)
            if count == 0 { break }
            byteCount += count
            hasher.update(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        return (hasher.digest().withUnsafeBytes(ContentHash.init), byteCount, file.stamp)
    }

    /// The digest of bytes.
    package static func of(_ bytes: [UInt8]) -> ContentHash {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.update($0) }
        return hasher.digest().withUnsafeBytes(ContentHash.init)
    }

    /// The 32 bytes of the digest of bytes.
    package static func digest(of bytes: [UInt8]) -> [UInt8] { of(bytes).withBytes(Array.init) }

    #if canImport(CryptoKit)
        private struct Hasher {
            var state = SHA256()
            mutating func update(_ bytes: UnsafeRawBufferPointer) { state.update(bufferPointer: bytes) }
            func digest() -> [UInt8] { Array(state.finalize()) }
        }
    #else
        private struct Hasher {
            var state = sha256_ctx()
            init() { nettle_sha256_init(&state) }
            mutating func update(_ bytes: UnsafeRawBufferPointer) {
                nettle_sha256_update(&state, bytes.count, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
            }
            mutating func digest() -> [UInt8] {
                var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
                tincture_sha256_digest(&state, &digest)
                return digest
            }
        }
    #endif
}
