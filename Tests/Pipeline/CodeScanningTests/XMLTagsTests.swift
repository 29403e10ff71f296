import Testing

@testable import CodeScanning

@Suite("XML")
struct XMLTagsTests {
    @Test(
        "References are replaced",
        arguments: [
            ("a &amp; b", "a & b"), ("&#65;&#x42;&apos;", "AB'"), ("&#x0010FFFF;&", "\u{10FFFF}&"),
            ("&none;;", "&none;;"),
            ("&&amp;\u{301}", "&&\u{301}"),
        ])
    func references(text: String, resolved: String) {
        #expect(XMLTags.resolved(text) == resolved)
    }

    @Test("A reference is looked for within twelve bytes, so that a text without one is not read again for each sign")
    func farReference() {
        let text = "&#x0000000041;"
        #expect(XMLTags.resolved(text) == text)
        let signs = String(repeating: "&", count: 50_000) + ";"
        #expect(XMLTags.resolved(signs) == signs)
    }
}
