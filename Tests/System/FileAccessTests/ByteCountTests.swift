import FileAccess
import Testing

@Suite("Numbers of bytes in messages")
struct ByteCountTests {
    @Test(
        "They are written as a person would",
        arguments: [
            (0, "0 bytes"), (1023, "1023 bytes"), (1024, "1 KiB"), (1536, "1.5 KiB"), (16590, "16.2 KiB"),
            (200_000, "195 KiB"), (64 << 20, "64 MiB"),
            (1 << 30, "1 GiB"), (3 << 29, "1.5 GiB"), (100 << 20, "100 MiB"),
        ] as [(Int, String)])
    func words(bytes: Int, words: String) { #expect(ByteCount.words(bytes) == words) }
}
