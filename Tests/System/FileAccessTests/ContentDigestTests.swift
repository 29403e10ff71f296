import FileAccess
import Testing

@Suite("Digests")
struct ContentDigestTests {
    @Test("Their first eight bytes are those of the examples of FIPS 180-4, lowest first")
    func vectors() {
        #expect(ContentDigest.of([UInt8]()).prefix == 0x141C_FC98_42C4_B0E3)
        #expect(ContentDigest.of(Array("abc".utf8)).prefix == 0xEACF_018F_BF16_78BA)
    }
}
