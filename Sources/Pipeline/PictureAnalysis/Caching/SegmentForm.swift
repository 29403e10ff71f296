/// A kind of cache file: one with facts about pictures, or one with facts about code.
package struct SegmentForm: Sendable {
    let prefix: String
    /// The first eight bytes of a file of this kind; the last of these bytes is the version of the format.
    let magic: [UInt8]

    static let pictures = SegmentForm(prefix: "pictures-", magic: Array("TNCRPIC5".utf8))
    package static let code = SegmentForm(prefix: "code-", magic: Array("TNCRCOD2".utf8))

    static let all = [pictures, code]
}
