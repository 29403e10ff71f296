internal import Foundation

/// PNGs of any size whose pixels are all zero: small files that say they are large.
public enum BlankPNG {
    /// The bytes of such a file, deflated by gzip.
    ///
    /// - Parameters:
    ///   - depth: bits a channel.
    ///   - colorType: 0 for grey, 2 for RGB, 6 for RGBA.
    public static func bytes(
        width: Int, height: Int, depth: Int = 8, colorType: Int = 6, isInterlaced: Bool = false
    ) throws -> [UInt8] {
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
        return try start + chunk("IHDR", header) + chunk("IDAT", deflatedZeros(count)) + chunk("IEND", [])
    }

    /// A zlib stream of zeros: gzip's without its header and trailer, and Adler's sum of zeros.
    private static func deflatedZeros(_ count: Int) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "head -c \(count) /dev/zero | gzip -9n"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let gzip = Array(pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return [0x78, 0xDA] + gzip[10..<gzip.count - 8] + big(count % 65_521 << 16 | 1)
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return big(data.count) + content + big(Int(crc(content)))
    }

    /// The checksum of PNG (section D.1).
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
    }

    private static func big(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
    }
}
