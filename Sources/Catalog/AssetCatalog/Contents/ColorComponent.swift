internal import ColorScience
package import Diagnostics

/// One component of a color, in the notation that a color set has it in.
///
/// Of 937 color variants in real catalogs, 429 have text with a decimal point (a unit float), 328 `0xFF` (a byte), 174
/// integer text (a byte too: `"1"` is 1/255) and 6 JSON numbers. Alpha is read in the same way: `assetutil` reports
/// 0.0039 for an alpha of `"1"` in a compiled catalog.
package struct ColorComponent: Sendable, Hashable {
    /// The components as the file writes them.
    package enum Notation: Sendable, Hashable {
        /// Text, as Xcode writes it.
        case text(String)
        /// A bare JSON number, as a person writes it.
        case number(CatalogNumber)

        /// A byte as Xcode writes it: `0x2F`.
        package static func byte(_ byte: UInt8) -> Notation {
            let digits = String(byte, radix: 16, uppercase: true)
            return .text("0x" + String(repeating: "0", count: 2 - digits.count) + digits)
        }

        /// A fraction as Xcode writes it, with three decimals.
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

    /// A component by its value, as Xcode writes one: three digits behind the point, or as many more as it takes to
    /// read back the same.
    ///
    /// - Precondition: the value is finite.
    package init(_ value: Double) {
        precondition(value.isFinite, "a color has no component \(value)")
        self.init(.text(Self.decimal(value)))
    }

    /// The value, 0 … 1 for what is in the gamut, or nil for what is none of the notations.
    package func value(isAlpha: Bool) -> Double? {
        switch notation {
        case .text(let text): Self.value(text)
        // A bare number was typed by a person, not by Xcode: more than 1 can only be a byte.
        case .number(let number):
            number.value.isFinite ? (number.value > 1 && !isAlpha ? number.value / 255 : number.value) : nil
        }
    }

    /// The byte that integer text stands for; nil in the other notations.
    package var byte: Int? {
        guard case .text(let text) = notation, text.utf8.allSatisfy({ "0123456789".utf8.contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    private static func value(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.utf8.dropFirst(2)
            // `UInt8` takes a sign, which is no byte of a color.
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
        // Only below 0.0001 or beyond 2⁵³ does a number need an exponent, which every reader of a double takes.
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return text }
        let digits = text.distance(from: point, to: text.endIndex) - 1
        return text + String(repeating: "0", count: max(0, 3 - digits))
    }
}
