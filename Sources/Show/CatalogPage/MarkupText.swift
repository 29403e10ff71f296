/// Escapes text for HTML.
package enum MarkupText {
    /// Returns JSON that can be embedded in an HTML `script` element.
    ///
    /// Each `<` becomes `\u003C`, because `</script>` or `<!--` would end the element or begin a comment. Outside of
    /// strings, JSON never contains `<`.
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

    /// Replaces some ASCII characters of a text.
    ///
    /// The text is processed byte by byte, because no other character contains these bytes in UTF-8.
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
