import FileAccess
import Testing

@Suite("Checksums")
struct ChecksumTests {
    private static let bytes = (0..<222).map { UInt8(truncatingIfNeeded: $0 * 37) }

    @Test("They are the first bytes of the examples of FIPS 180-4, lowest first")
    func vectors() {
        #expect(Checksum.of([]) == 0x141C_FC98_42C4_B0E3)
        #expect(Checksum.of(Array("abc".utf8)) == 0xEACF_018F_BF16_78BA)
    }

    @Test("They are the same however the bytes are divided", arguments: [1, 3, 8, 31, 32, 33, 100])
    func parts(size: Int) {
        var sum = Checksum()
        var rest = Self.bytes[...]
        while !rest.isEmpty {
            Array(rest.prefix(size)).withUnsafeBytes { sum.update($0) }
            rest = rest.dropFirst(size)
        }
        #expect(sum.value == Checksum.of(Self.bytes))
    }
}
