/// XXH64 with the seed 0: tells damaged bytes from whole ones; no protection against malice.
///
/// Source: Yann Collet, *xxHash fast digest algorithm*, version 0.1.1, "XXH64 Algorithm Description"
/// (<https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>).
package struct Checksum {
    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )
    private static let stripeSize = 32

    /// Step 1: four accumulators.
    private var lanes = SIMD4<UInt64>(primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0)
    private var count = 0
    /// The bytes that don't fill a stripe yet.
    private var rest: [UInt8] = []

    /// The number of no bytes.
    package init() {}

    /// Adds bytes that come behind those before.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = Self.stripeSize - rest.count
            rest += bytes.prefix(missing)
            bytes = bytes.dropFirst(missing)
            guard rest.count == Self.stripeSize else { return }
            rest.withUnsafeBytes { add($0) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.count - bytes.count % Self.stripeSize
        add(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)))
        rest += bytes.dropFirst(whole)
    }

    /// The number of all bytes until now.
    package var value: UInt64 {
        // Steps 3 and 4: the accumulators in one, and the length.
        var sum = (count < Self.stripeSize ? Self.primes.4 : convergence) &+ UInt64(count)
        // Step 5: what is left, in words of 8 and 4 bytes, then byte by byte.
        rest.withUnsafeBytes { rest in
            var offset = 0
            while offset + 8 <= rest.count {
                let word = UInt64(littleEndian: rest.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                sum = Self.rotated(sum ^ Self.round(0, word), 27) &* Self.primes.0 &+ Self.primes.3
                offset += 8
            }
            if offset + 4 <= rest.count {
                let word = UInt64(UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
                sum = Self.rotated(sum ^ (word &* Self.primes.0), 23) &* Self.primes.1 &+ Self.primes.2
                offset += 4
            }
            for byte in rest[offset...] {
                sum = Self.rotated(sum ^ (UInt64(byte) &* Self.primes.4), 11) &* Self.primes.0
            }
        }
        // Step 6: every bit has a say in every other.
        sum = (sum ^ sum &>> 33) &* Self.primes.1
        sum = (sum ^ sum &>> 29) &* Self.primes.2
        return sum ^ sum &>> 32
    }

    /// Step 2: adds whole stripes.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        // Lane by lane: few processors multiply words of 64 bits side by side.
        var (first, second, third, fourth) = (lanes[0], lanes[1], lanes[2], lanes[3])
        func word(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        for stripe in 0..<bytes.count / Self.stripeSize {
            let offset = stripe &* Self.stripeSize
            first = Self.round(first, word(offset))
            second = Self.round(second, word(offset &+ 8))
            third = Self.round(third, word(offset &+ 16))
            fourth = Self.round(fourth, word(offset &+ 24))
        }
        lanes = SIMD4(first, second, third, fourth)
    }

    private var convergence: UInt64 {
        var sum =
            Self.rotated(lanes[0], 1) &+ Self.rotated(lanes[1], 7) &+ Self.rotated(lanes[2], 12)
            &+ Self.rotated(lanes[3], 18)
        for lane in 0..<4 { sum = (sum ^ Self.round(0, lanes[lane])) &* Self.primes.0 &+ Self.primes.3 }
        return sum
    }

    private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        rotated(sum &+ word &* primes.1, 31) &* primes.0
    }

    private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word &<< bits | word &>> (64 - bits) }
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
