/// One kind of what the cache keeps in segments.
package struct SegmentForm: Sendable {
    /// The prefix of its file names.
    let prefix: String
    /// The first eight bytes of its files.
    ///
    /// The last byte is the version of the entries' form.
    let magic: [UInt8]

    /// The form of facts about pictures.
    static let pictures = SegmentForm(prefix: "pictures-", magic: Array("TNCRPIC3".utf8))
    /// The form of facts about code.
    package static let code = SegmentForm(prefix: "code-", magic: Array("TNCRCOD1".utf8))

    /// All kinds.
    static let all = [pictures, code]
}
