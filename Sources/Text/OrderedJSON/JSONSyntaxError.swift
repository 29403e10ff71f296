package import Diagnostics

/// The reason why a text isn't JSON, and the location of the mistake.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        case empty
        case unexpectedEnd
        /// Something else was expected, such as `a value` or `":"`.
        case expected(String)
        /// A number that RFC 8259 doesn't allow, such as `01` or `.5`.
        case malformedNumber
        /// A backslash without a valid escape sequence, or with only half of a surrogate pair.
        case malformedEscape
        case controlCharacter
        case notUTF8
        case excessiveMarks
        case tooDeep
        /// The text has more values than the given limit.
        case tooManyValues(Int)
        case trailingText
    }

    package let reason: Reason
    package let place: TextPosition
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The error in words that follow the name of the file in a message, such as `is empty`.
    package var description: String {
        switch reason {
        case .empty: "is empty"
        case .unexpectedEnd: "ends in the middle of a value"
        case .expected(let what): "is not valid JSON: expected \(what) here"
        case .malformedNumber: "is not valid JSON: malformed number"
        case .malformedEscape: "is not valid JSON: a string has a malformed escape after \\"
        case .controlCharacter: "is not valid JSON: a string contains a control character; escape it, as in \\n"
        case .notUTF8: "is not UTF-8"
        case .excessiveMarks: "has a string with more than 30 combining marks in a row; remove some of them"
        case .tooDeep: "is nested deeper than \(JSONParser.maximumDepth) levels"
        case .tooManyValues(let limit): "has more than \(limit) values"
        case .trailingText: "is not valid JSON: text after the end of the value"
        }
    }
}
