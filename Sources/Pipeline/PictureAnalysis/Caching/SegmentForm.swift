/// One kind of what the cache keeps in segments.
package struct SegmentForm: Sendable {
    let prefix: String
    /// The first eight bytes of its files.
    ///
    /// The last byte is the version of the entries' form.
    let magic: [UInt8]

    static let pictures = SegmentForm(prefix: "pictures-", magic: Array("TNCRPIC4".utf8))
    package static let code = SegmentForm(prefix: "code-", magic: Array("TNCRCOD2".utf8))

    static let all = [pictures, code]
}
