internal import OrderedJSON

/// One component of a colour, in the notations that Xcode writes.
///
/// Of 937 colour variants in real catalogs, 429 have text with a decimal point (a unit float), 328 `0xFF` (a byte), 174
/// integer text (a byte too: `"1"` is 1/255) and 6 JSON numbers. Alpha is a unit float also where it is written `1`.
enum ColorComponent {
    /// The value, 0 … 1 for what lies in the gamut, or nil for what is none of the notations.
    static func value(_ node: JSONNode, isAlpha: Bool) -> Double? {
        switch node.content {
        case .string(let text): value(text, isAlpha: isAlpha)
        // A bare number was typed by a person, not by Xcode: more than 1 can only be a byte.
        case .number(let digits): Double(digits).map { $0 > 1 && !isAlpha ? $0 / 255 : $0 }
        default: nil
        }
    }

    private static func value(_ text: String, isAlpha: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.-+eE".utf8.contains($0) }), let number = Double(text),
            number.isFinite
        else { return nil }
        let isInteger = text.utf8.allSatisfy { "0123456789".utf8.contains($0) }
        return isInteger && !isAlpha ? number / 255 : number
    }
}
