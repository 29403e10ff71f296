import Testing

@testable import ImageDecoding

@Suite("Extensions of pictures")
struct FileExtensionTests {
    @Test("An extension promises one format at most, in any case of its letters")
    func extensions() {
        let all = ImageFormat.allCases.flatMap { $0.definition.extensions + $0.definition.containerExtensions }
        #expect(all.count == ImageFormat.allExtensions.count && all.allSatisfy { $0 == $0.lowercased() })
        for format in ImageFormat.allCases {
            for name in format.definition.extensions {
                #expect(ImageFormat(fileExtension: name.uppercased()) == format)
            }
        }
        #expect(ImageFormat(fileExtension: "heif") == nil && ImageFormat(fileExtension: "") == nil)
    }
}
