/// Escapes text that becomes part of an HTML page.
package enum MarkupText {
    /// Returns JSON with each `<` as `\u003C`, because `</script>` would end a script element, and `<!--` begin a
    /// comment.
    package static func inert(_ json: String) -> String {
        replacing(json) { $0 == UInt8(ascii: "<") ? "\\u003C" : nil }
    }

    /// Returns text with `&`, `<`, `>` and `"` escaped, for an element or an attribute in double quotes.
    package static func escaped(_ text: String) -> String {
        replacing(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            default: nil
            }
        }
    }

    /// Returns a text in which `form` replaces ASCII characters, unless it returns nil.
    ///
    /// Working byte by byte is safe, because in UTF-8 the bytes of other characters are never ASCII.
    private static func replacing(_ text: String, _ form: (UInt8) -> StaticString?) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if let form = form(byte) {
                form.withUTF8Buffer { result += $0 }
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
