import FileAccess
import Testing

@Suite("Checksums")
struct ChecksumTests {
    /// The bytes of the self test of xxHash (`tests/sanity_test.c` of <https://github.com/Cyan4973/xxHash>).
    private static let bytes: [UInt8] = {
        var state: UInt64 = 2_654_435_761
        return (0..<222).map { _ in
            defer { state = state &* 11_400_714_785_074_694_797 }
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }()

    @Test("They are those of XXH64's own self test")
    func vectors() {
        let expected: [(count: Int, sum: UInt64)] = [
            (0, 0xEF46_DB37_51D8_E999), (1, 0xE934_A84A_DB05_2768), (4, 0x9136_A0DC_A574_57EE),
            (14, 0x8282_DCC4_994E_35C8), (222, 0xB641_AE8C_B691_C174),
        ]
        for (count, sum) in expected { #expect(Checksum.of(Array(Self.bytes[..<count])) == sum, "\(count) bytes") }
        #expect(Checksum.of(Array("Nobody inspects the spammish repetition".utf8)) == 0xFBCE_A83C_8A37_8BF1)
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
