package import ColorScience
internal import Diagnostics
package import PaletteExtraction

/// A part of a picture whose color a person chose for a page.
///
/// Unlike a fixed color, the color is computed again when the picture changes.
package enum PinReference: Sendable, Equatable {
    /// A swatch of the picture's palette, by its number; swatch 1 has the largest share of the picture.
    case swatch(Int)
    case role(SwatchRole)
    /// The color around a point of the picture.
    case point(PicturePoint)

    /// The swatch numbers that a pin may name, because a palette has at most 16 swatches.
    fileprivate static let swatchNumbers = 1...16

    package static let roleWords = SwatchRole.allCases.map(\.rawValue)

    package var swatchNumber: Int? { if case .swatch(let number) = self { number } else { nil } }

    package var roleWord: String? { if case .role(let role) = self { role.rawValue } else { nil } }

    package var point: PicturePoint? { if case .point(let point) = self { point } else { nil } }

    /// Returns the correct notation of a swatch or role that a person wrote as an object such as `{swatch: 2}`.
    ///
    /// Without a valid value, the result is an example. It is nil if the key is neither `swatch` nor `role`.
    package static func meant(by key: String, _ value: String?) -> String? {
        switch key {
        case "swatch": "swatch \(value.flatMap { Int($0) }.flatMap { swatchNumbers.contains($0) ? $0 : nil } ?? 1)"
        case "role": value.flatMap { roleWords.contains($0) ? $0 : nil } ?? SwatchRole.vibrant.rawValue
        default: nil
        }
    }

    /// Creates a reference to a point from its distances from the left and the top, 0 … 1.
    ///
    /// - Throws: ``WrittenColor/Failure`` if the numbers aren't a point in the picture.
    package init(at numbers: [Double?]?) throws(WrittenColor.Failure) {
        guard let numbers, numbers.count == 2, let x = numbers[0], let y = numbers[1], (0...1).contains(x),
            (0...1).contains(y)
        else {
            throw WrittenColor.Failure(
                reason: "\"at\" needs two numbers from 0 to 1, the distances from the left and the top: [0.1, 0.5].")
        }
        self = .point(PicturePoint(x, y))
    }
}

extension PinReference: CustomStringConvertible {
    /// The part as text: a swatch (`swatch 2`), a role (`vibrant`) or a point (`[0.1, 0.5]`).
    package var description: String {
        switch self {
        case .swatch(let number): "swatch \(number)"
        case .role(let role): role.rawValue
        case .point(let point): "[\(ShortNumber.text(point.x, places: 4)), \(ShortNumber.text(point.y, places: 4))]"
        }
    }
}

/// A pin, the backdrop that a person chose: fixed colors, or the part of the picture whose color is used.
package enum PinNotation: Sendable, Equatable {
    case color(SRGB8)
    /// Two or more colors of a vertical gradient, from top to bottom.
    case gradient([SRGB8])
    case reference(PinReference)

    /// Reads a pin from a text, such as `#FE9A3B`, `vibrant` or `swatch 2`.
    ///
    /// - Throws: ``WrittenColor/Failure`` if the text isn't a pin; the error suggests a correction.
    package static func read(_ text: String) throws(WrittenColor.Failure) -> PinNotation {
        if let role = SwatchRole(rawValue: text) { return .reference(.role(role)) }
        let parts = text.split(whereSeparator: \.isWhitespace)
        if parts.first == "swatch" {
            guard parts.count == 2, let number = Int(parts[1]), PinReference.swatchNumbers.contains(number) else {
                throw WrittenColor.Failure(
                    reason:
                        "write \"swatch\" and its number, 1 to 16, such as \"swatch 1\" for the swatch of the largest area."
                )
            }
            return .reference(.swatch(number))
        }
        do {
            return .color(try WrittenColor.opaque(text))
        } catch {
            // `vibrnt` is a misspelled role, not a misspelled color.
            let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter && $0.isASCII }
            let hint = isWord ? NearestWord.hint(for: text, among: PinReference.roleWords + ["swatch"]) : ""
            if hint.isEmpty { throw error }
            throw WrittenColor.Failure(
                reason: "\(text.quoted) is neither a color nor the name of a palette color\(hint)")
        }
    }
}
