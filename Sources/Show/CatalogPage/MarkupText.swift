/// Text that is put into HTML.
package enum MarkupText {
    /// JSON for an element that is not run: it ends no element and begins no comment.
    ///
    /// Outside of strings JSON has no `<`.
    package static func inert(_ json: String) -> String { replacing(json) { $0 == "<" ? "\\u003C" : nil } }

    /// Text for an element or an attribute in double quotes.
    package static func escaped(_ text: String) -> String {
        replacing(text) { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: nil
            }
        }
    }

    private static func replacing(_ text: String, _ form: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if let form = form(scalar) { result += form } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
