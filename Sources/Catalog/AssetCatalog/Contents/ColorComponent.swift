internal import ColorScience
package import Diagnostics

/// One component of a color, in the notation of its color set.
///
/// Among 937 color variants in real catalogs, 429 use text with a decimal point (a unit float) and 328 use `0xFF` (a
/// byte). Another 174 use integer text (also a byte: `"1"` is 1/255), and 6 use JSON numbers. Alpha is read the same
/// way: for an alpha of `"1"`, `assetutil` reports 0.0039 in a compiled catalog.
package struct ColorComponent: Sendable, Hashable {
    /// A component as written in the file.
    package enum Notation: Sendable, Hashable {
        /// Text, as Xcode writes it.
        case text(String)
        /// A bare JSON number, as a person writes it.
        case number(CatalogNumber)

        /// Returns a byte as Xcode writes it: `0x2F`.
        package static func byte(_ byte: UInt8) -> Notation {
            let digits = String(byte, radix: 16, uppercase: true)
            return .text("0x" + String(repeating: "0", count: 2 - digits.count) + digits)
        }

        /// Returns a fraction as Xcode writes it, with three decimals.
        package static func decimals(_ value: Double) -> Notation {
            let text = DecimalText.of(value.magnitude, places: 3, keepsZeros: true)
            return .text(value < 0 && text != "0.000" ? "-" + text : text)
        }
    }

    package let notation: Notation
    @NotCompared package private(set) var place: TextPosition

    package init(_ notation: Notation, place: TextPosition = .start) {
        self.notation = notation
        self.place = place
    }

    /// Creates a component from a value, written as Xcode does.
    ///
    /// The text has three decimals, or as many more as needed to read back the same.
    ///
    /// - Precondition: the value is finite.
    package init(_ value: Double) {
        precondition(value.isFinite, "a color has no component \(value)")
        self.init(.text(Self.decimal(value)))
    }

    /// Returns the value, or nil if the notation isn't recognized.
    ///
    /// Values inside the gamut are 0 … 1.
    package func value(isAlpha: Bool) -> Double? {
        switch notation {
        case .text(let text): Self.value(text)
        // A bare number was typed by a person, not by Xcode, so a value above 1 can only be a byte.
        case .number(let number):
            number.value.isFinite ? (number.value > 1 && !isAlpha ? number.value / 255 : number.value) : nil
        }
    }

    /// The byte that integer text represents, or nil for other notations.
    package var byte: Int? {
        guard case .text(let text) = notation, text.utf8.allSatisfy({ "0123456789".utf8.contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    private static func value(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.utf8.dropFirst(2)
            // `UInt8` accepts a sign, which isn't valid in a color byte.
            guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.-+eE".utf8.contains($0) }), let number = Double(text),
            number.isFinite
        else { return nil }
        let isInteger = text.utf8.allSatisfy { "0123456789".utf8.contains($0) }
        return isInteger ? number / 255 : number
    }

    private static func decimal(_ value: Double) -> String {
        let text = value.description
        // Only numbers below 0.0001 or above 2⁵³ need an exponent, which every parser of doubles accepts.
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return text }
        let digits = text.distance(from: point, to: text.endIndex) - 1
        return text + String(repeating: "0", count: max(0, 3 - digits))
    }
}
