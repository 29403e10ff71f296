/// A number of 64 bits that tells damaged bytes from whole ones; no protection against malice.
///
/// Four lanes of multiply and rotate, each over every fourth word, with the constants and the last mix of xxHash64
/// (Yann Collet, <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>); not the same function.
package struct Checksum {
    private static let primes: (UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9
    )
    private static let blockSize = 32

    private var lanes = SIMD4<UInt64>(primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0)
    private var count = 0
    /// What does not fill a block yet.
    private var rest: [UInt8] = []

    /// The number of no bytes.
    package init() {}

    /// Adds bytes that come behind those before.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = Self.blockSize - rest.count
            rest += bytes.prefix(missing)
            bytes = bytes.dropFirst(missing)
            guard rest.count == Self.blockSize else { return }
            rest.withUnsafeBytes { add($0) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.count - bytes.count % Self.blockSize
        add(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)))
        rest += bytes.dropFirst(whole)
    }

    /// The number of all bytes until now.
    package var value: UInt64 {
        var sum = UInt64(count) &* Self.primes.2
        for lane in 0..<4 { sum = Self.mix(sum, lanes[lane]) }
        for byte in rest { sum = Self.mix(sum, UInt64(byte)) }
        sum = (sum ^ sum &>> 33) &* Self.primes.1
        sum = (sum ^ sum &>> 29) &* Self.primes.2
        return sum ^ sum &>> 32
    }

    /// Adds whole blocks.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var lanes = lanes
        for block in 0..<bytes.count / Self.blockSize {
            let word = bytes.loadUnaligned(fromByteOffset: block * Self.blockSize, as: SIMD4<UInt64>.self)
            lanes = lanes &+ word &* Self.primes.1
            lanes = (lanes &<< 31 | lanes &>> 33) &* Self.primes.0
        }
        self.lanes = lanes
    }

    private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let sum = sum ^ (word &* primes.1)
        return (sum &<< 27 | sum &>> 37) &* primes.0 &+ primes.2
    }
}

extension Checksum {
    /// The number of bytes that lie in memory.
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
        let file = try RegularFile(path)
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
        defer { chunk.deallocate() }
        var sum = Checksum()
        while true {
            let count = try file.read(into: chunk)
            if count == 0 { return (sum.value, file.stamp) }
            sum.update(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(chunk)[..<count]))
        }
    }
}
