import ImageDecoding
import Testing

@Suite("Files that a build looks at")
struct InputFileTests {
    @Test("The plugin's extensions of pictures are those of the library")
    func pictureExtensions() { #expect(InputFile.pictureExtensions == ImageFormat.allExtensions) }
}
