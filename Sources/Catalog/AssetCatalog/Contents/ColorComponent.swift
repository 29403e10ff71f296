internal import ColorScience
package import Diagnostics

/// One component of a color, in the notation of the `Contents.json` that contains the component.
///
/// There are four notations, as 937 color variants in a survey of real catalogs show. Text with a decimal point (429
/// variants) is a fraction: `"0.5"`. Text such as `"0xFF"` (328) is a byte. Text without a decimal point (174) is also
/// a byte: `"1"` is 1/255. The rest (6) are JSON numbers without quotes: fractions, or bytes if above 1. Alpha in text
/// is read the same way: for an alpha of `"1"`, Apple's `assetutil` reports 0.0039 in a compiled catalog.
package struct ColorComponent: Sendable, Equatable {
    package enum Notation: Sendable, Equatable {
        case text(String)
        /// A JSON number without quotes, which Xcode never writes.
        case number(CatalogNumber)

        /// Returns the notation of a byte as Xcode writes it: `0x2F`.
        package static func byte(_ byte: UInt8) -> Notation {
            let digits = String(byte, radix: 16, uppercase: true)
            return .text("0x" + String(repeating: "0", count: 2 - digits.count) + digits)
        }

        /// Returns the notation of a fraction as Xcode writes it, with three decimals: `0.500`.
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

    /// Creates a component from a finite value as a fraction, with at least three decimals, and as many as it needs.
    package init(_ value: Double) {
        precondition(value.isFinite, "a color has no component \(value)")
        self.init(.text(Self.decimal(value)))
    }

    /// Returns the value of the component, 0 … 1 inside the gamut; nil if the notation is invalid.
    ///
    /// A JSON number above 1 counts as a byte, unless it is an alpha.
    package func value(isAlpha: Bool) -> Double? {
        switch notation {
        case .text(let text): Self.value(text)
        // Xcode never writes a number without quotes, so a person wrote it, and a value above 1 can only mean a byte.
        case .number(let number):
            number.value.isFinite ? (number.value > 1 && !isAlpha ? number.value / 255 : number.value) : nil
        }
    }

    /// The number in a text of digits only, such as `50`, which may be above 255; nil for any other notation.
    package var byte: Int? {
        guard case .text(let text) = notation, text.utf8.allSatisfy({ "0123456789".utf8.contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    private static func value(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.utf8.dropFirst(2)
            // `UInt8` also accepts a sign, which isn't valid in this notation.
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
        // Only numbers below 0.0001 or above 2⁵³ have an exponent, which every reader of decimal numbers accepts.
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return text }
        let digits = text.distance(from: point, to: text.endIndex) - 1
        return text + String(repeating: "0", count: max(0, 3 - digits))
    }
}
