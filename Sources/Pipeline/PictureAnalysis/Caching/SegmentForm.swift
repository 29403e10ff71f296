/// One kind of what the cache keeps in segments.
package struct SegmentForm: Sendable {
    /// What the names of its files begin with.
    let prefix: String
    /// What its files begin with: eight bytes, of which the last is the version of the form of the entries.
    let magic: [UInt8]

    /// What was found in pictures.
    static let pictures = SegmentForm(prefix: "pictures-", magic: Array("TNCRPIC3".utf8))
    /// What was found in code.
    package static let code = SegmentForm(prefix: "code-", magic: Array("TNCRCOD1".utf8))

    /// All kinds.
    static let all = [pictures, code]
}
