/// PNGs of any size whose pixels are all zero: small files that say they are large.
package enum BlankPNG {
    /// The bytes of such a file.
    ///
    /// - Parameters:
    ///   - depth: bits a channel.
    ///   - colorType: 0 for gray, 2 for RGB, 6 for RGBA.
    ///   - profile: an ICC profile, if any, of less than 64 KiB.
    package static func bytes(
        width: Int, height: Int, depth: Int = 8, colorType: Int = 6, isInterlaced: Bool = false, profile: [UInt8]? = nil
    ) -> [UInt8] {
        let bits = depth * (colorType == 0 ? 1 : colorType == 2 ? 3 : 4)
        func size(_ columns: Int, _ rows: Int) -> Int { columns == 0 ? 0 : rows * (1 + (columns * bits + 7) / 8) }
        // The passes of Adam7 (PNG, section 8.2): where each begins, and its steps.
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        let count =
            isInterlaced
            ? passes.reduce(0) { sum, pass in
                sum + size((width - pass.0 + pass.2 - 1) / pass.2, (height - pass.1 + pass.3 - 1) / pass.3)
            } : size(width, height)
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = big(width) + big(height) + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        return start + chunk("IHDR", header) + (profile.map { chunk("iCCP", [0x70, 0, 0] + stored($0)) } ?? [])
            + chunk("IDAT", deflatedZeros(count)) + chunk("IEND", [])
    }

    /// A zlib stream of zeros: one block with a code of its own (RFC 1951, section 3.2.7), in which 258 bytes take two
    /// bits.
    private static func deflatedZeros(_ count: Int) -> [UInt8] {
        var bits = Bits()
        // The last block, dynamic; 286 codes of literals and lengths, one of distances, 18 of code lengths.
        bits.number(1, 1)
        bits.number(2, 2)
        bits.number(29, 5)
        bits.number(0, 5)
        bits.number(14, 4)
        // In the format's order of code lengths: 18 ("zeros") has one bit, 2 and 1 have two.
        for length in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] { bits.number(length, 3) }
        func zeros(_ count: Int) {
            bits.number(0, 1)
            bits.number(count - 11, 7)
        }
        // The literal 0 and the end have codes of two bits, the length 258 and the distance 1 codes of one.
        bits.code("11")
        zeros(138)
        zeros(117)
        bits.code("11")
        zeros(28)
        bits.code("10")
        bits.code("10")
        bits.code("10")
        bits.zeros((count - 1) / 258 * 2)
        for _ in 0..<(count - 1) % 258 { bits.code("10") }
        bits.code("11")
        return [0x78, 0xDA] + bits.bytes + big((count % 65_521) << 16 | 1)
    }

    /// Bits as deflate has them: a byte's lowest first.
    private struct Bits {
        var bytes: [UInt8] = []
        private var count = 0

        mutating func number(_ value: Int, _ length: Int) {
            for bit in 0..<length {
                if count % 8 == 0 { bytes.append(0) }
                bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(count % 8)
                count += 1
            }
        }

        mutating func code(_ digits: String) { for digit in digits { number(digit == "1" ? 1 : 0, 1) } }

        mutating func zeros(_ length: Int) {
            count += length
            bytes += repeatElement(0, count: (count + 7) / 8 - bytes.count)
        }
    }

    /// A zlib stream of bytes as they are.
    package static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let size = UInt16(bytes.count)
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        // In steps: one sum of all takes the type checker seconds.
        var stream: [UInt8] = [0x78, 0xDA, 1]
        for part in [size, ~size] { stream += [UInt8(part & 255), UInt8(part >> 8)] }
        return stream + bytes + big(high << 16 | low)
    }

    /// A chunk with its length and its checksum.
    package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return big(data.count) + content + big(Int(crc(content)))
    }

    /// The checksum of PNG (section D.1).
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = ~UInt32(0)
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        return ~crc
    }

    private static func big(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
    }
}
