package import ColorScience
internal import Diagnostics
package import PaletteExtraction

/// The part of a picture that its page's color is pinned to.
///
/// The color is recalculated when the picture changes.
package enum PinReference: Sendable, Hashable {
    /// A swatch by its number, counted from 1 in descending order of weight.
    case swatch(Int)
    case role(SwatchRole)
    /// The color around a point.
    case point(PicturePoint)

    /// The valid swatch numbers; a palette has at most 16 swatches.
    fileprivate static let swatchNumbers = 1...16

    package static let roleWords = SwatchRole.allCases.map(\.rawValue)

    /// The number of the swatch, or nil for any other kind of reference.
    package var swatchNumber: Int? { if case .swatch(let number) = self { number } else { nil } }

    /// The word of the role, or nil for any other kind of reference.
    package var roleWord: String? { if case .role(let role) = self { role.rawValue } else { nil } }

    /// The point, or nil for any other kind of reference.
    package var point: PicturePoint? { if case .point(let point) = self { point } else { nil } }
}

extension PinReference: CustomStringConvertible {
    /// The reference in written form: `swatch 2`, `vibrant`, `[0.1, 0.5]`.
    package var description: String {
        switch self {
        case .swatch(let number): "swatch \(number)"
        case .role(let role): role.rawValue
        case .point(let point): "[\(ShortNumber.text(point.x, places: 4)), \(ShortNumber.text(point.y, places: 4))]"
        }
    }
}

/// A pin as written: a color, or a reference to part of the picture.
package enum PinNotation: Sendable, Hashable {
    /// An opaque color.
    case color(SRGB8)
    case reference(PinReference)

    /// Returns the pin that a text represents.
    ///
    /// - Throws: ``WrittenColor/Failure`` if the text isn't a pin, with the nearest word if one is misspelled.
    package static func read(_ text: String) throws(WrittenColor.Failure) -> PinNotation {
        if let role = SwatchRole(rawValue: text) { return .reference(.role(role)) }
        let parts = text.split(whereSeparator: \.isWhitespace)
        if parts.first == "swatch" {
            guard parts.count == 2, let number = Int(parts[1]), PinReference.swatchNumbers.contains(number) else {
                throw WrittenColor.Failure(
                    reason: "write the number of the swatch, from \"swatch 1\", the largest, to \"swatch 16\".")
            }
            return .reference(.swatch(number))
        }
        do {
            return .color(try WrittenColor.opaque(text))
        } catch {
            // `vibrnt` is closer to a role than to any color.
            let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter && $0.isASCII }
            let hint = isWord ? NearestWord.hint(for: text, among: PinReference.roleWords + ["swatch"]) : ""
            if hint.isEmpty { throw error }
            throw WrittenColor.Failure(reason: "\(text.quoted) is neither a color nor a role\(hint)")
        }
    }

}

extension PinReference {
    /// Returns the correct spelling for a key that pins don't support: `{swatch: 2}` is written `swatch 2`.
    ///
    /// - Parameter value: the text after the key, or nil if the value isn't text.
    package static func meant(by key: String, _ value: String?) -> String? {
        switch key {
        case "swatch": "swatch \(value.flatMap { Int($0) }.flatMap { swatchNumbers.contains($0) ? $0 : nil } ?? 1)"
        case "role": value.flatMap { roleWords.contains($0) ? $0 : nil } ?? SwatchRole.vibrant.rawValue
        default: nil
        }
    }

    /// Creates a point from two numbers.
    ///
    /// - Throws: ``WrittenColor/Failure`` if the numbers aren't a point in the picture.
    package init(at numbers: [Double?]?) throws(WrittenColor.Failure) {
        guard let numbers, numbers.count == 2, let x = numbers[0], let y = numbers[1], (0...1).contains(x),
            (0...1).contains(y)
        else {
            throw WrittenColor.Failure(
                reason: "\"at\" needs two numbers from 0 to 1, from the left and from the top: [0.1, 0.5].")
        }
        self = .point(PicturePoint(x, y))
    }
}
