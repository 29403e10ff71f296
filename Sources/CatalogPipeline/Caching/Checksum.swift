/// A number of 64 bits that tells damaged bytes from whole ones; no protection against malice.
///
/// Four lanes of multiply and rotate, each over every fourth word, with the constants and the last mix of xxHash64
/// (Yann Collet, <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>); not the same function.
enum Checksum {
    private static let primes: (UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9
    )

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var lanes = SIMD4<UInt64>(primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0)
        let blocks = bytes.count / 32
        for block in 0..<blocks {
            let word = bytes.loadUnaligned(fromByteOffset: block * 32, as: SIMD4<UInt64>.self)
            lanes = lanes &+ word &* primes.1
            lanes = (lanes &<< 31 | lanes &>> 33) &* primes.0
        }
        var sum = UInt64(bytes.count) &* primes.2
        for lane in 0..<4 { sum = mix(sum, lanes[lane]) }
        for byte in bytes[(blocks * 32)...] { sum = mix(sum, UInt64(byte)) }
        sum = (sum ^ sum &>> 33) &* primes.1
        sum = (sum ^ sum &>> 29) &* primes.2
        return sum ^ sum &>> 32
    }

    private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let sum = sum ^ (word &* primes.1)
        return (sum &<< 27 | sum &>> 37) &* primes.0 &+ primes.2
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable { of(UnsafeRawBufferPointer($0)) } ?? of(Array(bytes))
    }
}
