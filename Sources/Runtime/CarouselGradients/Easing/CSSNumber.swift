/// A reader of numbers in CSS notation (CSS Syntax Level 3, section 4.3.3).
enum CSSNumber {
    /// Returns the value of a text such as `-.5` or `1e-3`; nil if the text isn't a CSS number, or if its value is
    /// infinite.
    static func value(_ text: some StringProtocol) -> Double? {
        let bytes = Array(text.utf8)
        var at = 0
        func digits() -> Bool {
            let start = at
            while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
            return at > start
        }
        func take(_ characters: String) -> Bool {
            guard at < bytes.count, characters.utf8.contains(bytes[at]) else { return false }
            at += 1
            return true
        }
        _ = take("+-")
        let whole = digits()
        if take(".") {
            guard digits() else { return nil }
        } else if !whole {
            return nil
        }
        if take("eE") {
            _ = take("+-")
            guard digits() else { return nil }
        }
        guard at == bytes.count else { return nil }
        // `Double.init` needs a digit before the point, which CSS doesn't require.
        let sign = text.hasPrefix("-") ? "-" : ""
        let magnitude = text.drop { $0 == "+" || $0 == "-" }
        guard let value = Double(sign + (magnitude.hasPrefix(".") ? "0" : "") + magnitude), value.isFinite else {
            return nil
        }
        return value
    }
}
