internal import FileAccess
#if canImport(CryptoKit)
    internal import CryptoKit
#else
    internal import CNettle
#endif

/// The SHA-256 digest of a file's content (FIPS 180-4).
enum ContentDigest {
    /// How much is read at a time.
    private static let chunkSize = 256 << 10

    /// The digest as 64 hexadecimal digits, and the number of bytes that it covers.
    static func sha256(of path: String) throws(FileFailure) -> (hex: String, byteCount: Int) {
        let file = try RegularFile(path)
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 16)
        defer { chunk.deallocate() }
        var hasher = Hasher()
        var byteCount = 0
        while true {
            let count = try file.read(into: chunk)
            if count == 0 { break }
            byteCount += count
            hasher.update(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        let digest = hasher.digest()
        return (hex(digest), byteCount)
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

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
