package import ColorScience
internal import Diagnostics
package import PaletteExtraction

/// The part of its picture that a page is pinned to.
///
/// The color is computed again when the picture changes.
package enum PinReference: Sendable, Hashable {
    /// A swatch by its number in falling weight, from 1.
    case swatch(Int)
    case role(SwatchRole)
    /// The color around a point.
    case point(PicturePoint)

    /// A palette has no more swatches.
    fileprivate static let swatchNumbers = 1...16

    package static let roleWords = SwatchRole.allCases.map(\.rawValue)

    /// The number of the swatch; nil for another way.
    package var swatchNumber: Int? { if case .swatch(let number) = self { number } else { nil } }

    /// The word of the role; nil for another way.
    package var roleWord: String? { if case .role(let role) = self { role.rawValue } else { nil } }

    /// The point; nil for another way.
    package var point: PicturePoint? { if case .point(let point) = self { point } else { nil } }
}

extension PinReference: CustomStringConvertible {
    /// The reference as people write it: `swatch 2`, `vibrant`, `[0.1, 0.5]`.
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

    /// The pin that a text says.
    ///
    /// - Throws: ``WrittenColor/Failure`` for what is none, with the nearest word where one is misspelled.
    package static func read(_ text: String) throws(WrittenColor.Failure) -> PinNotation {
        if let role = SwatchRole(rawValue: text) { return .reference(.role(role)) }
        let parts = text.split(whereSeparator: \.isWhitespace)
        if parts.first == "swatch" {
            guard parts.count == 2, let number = Int(parts[1]), PinReference.swatchNumbers.contains(number) else {
                throw WrittenColor.Failure(
                    reason: "a swatch is named by its number, the largest first: \"swatch 1\" to \"swatch 16\".")
            }
            return .reference(.swatch(number))
        }
        do {
            return .color(try WrittenColor.opaque(text))
        } catch {
            // `vibrnt` is nearer to a role than to any color.
            let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter && $0.isASCII }
            let hint = isWord ? NearestWord.hint(for: text, among: PinReference.roleWords + ["swatch"]) : ""
            if hint.isEmpty { throw error }
            throw WrittenColor.Failure(reason: "\(text.quoted) is neither a color nor a role\(hint)")
        }
    }

}

extension PinReference {
    /// Returns the correct spelling of a key that pins don't have: `{swatch: 2}` is written `swatch 2`.
    ///
    /// - Parameter value: the text behind the key; nil for anything else.
    package static func meant(by key: String, _ value: String?) -> String? {
        switch key {
        case "swatch": "swatch \(value.flatMap { Int($0) }.flatMap { swatchNumbers.contains($0) ? $0 : nil } ?? 1)"
        case "role": value.flatMap { roleWords.contains($0) ? $0 : nil } ?? SwatchRole.vibrant.rawValue
        default: nil
        }
    }

    /// The point that two numbers say.
    ///
    /// - Throws: ``WrittenColor/Failure`` for what is no point of the picture.
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
