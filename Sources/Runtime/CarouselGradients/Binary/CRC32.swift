/// A checksum of the bytes added so far: CRC-32, the cyclic redundancy check of Ethernet, gzip and PNG.
///
/// Source: ISO/IEC 13239, section 4.2.5 (CRC-32): reflected, polynomial 0xEDB88320, initial value and result inverted.
package struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    private static let remainders: [UInt32] = [
        0x0000_0000, 0x1DB7_1064, 0x3B6E_20C8, 0x26D9_30AC, 0x76DC_4190, 0x6B6B_51F4, 0x4DB2_6158, 0x5005_713C,
        0xEDB8_8320, 0xF00F_9344, 0xD6D6_A3E8, 0xCB61_B38C, 0x9B64_C2B0, 0x86D3_D2D4, 0xA00A_E278, 0xBDBD_F21C,
    ]

    package init() {}

    package var value: UInt32 { ~state }

    package mutating func add(_ byte: UInt8) {
        state ^= UInt32(byte)
        state = state >> 4 ^ Self.remainders[Int(state & 15)]
        state = state >> 4 ^ Self.remainders[Int(state & 15)]
    }

    /// Adds the four bytes of a word, from the lowest byte to the highest.
    mutating func add(_ word: UInt32) {
        for shift in stride(from: UInt32(0), to: 32, by: 8) { add(UInt8(truncatingIfNeeded: word >> shift)) }
    }
}
