/// A text in which a test has marked the place where a finding is expected.
package struct MarkedText: Sendable {
    /// The text without the mark.
    package let text: String
    /// The line of the mark, from 1.
    package let line: Int
    /// The column of the mark in bytes, from 1.
    package let column: Int

    /// Takes out the first `¶`; without one the place is 0:0.
    package init(_ marked: String) {
        guard let mark = marked.firstIndex(of: "¶") else {
            (text, line, column) = (marked, 0, 0)
            return
        }
        let before = marked[..<mark]
        text = String(before + marked[marked.index(after: mark)...])
        line = before.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        column = before.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    }
}
