internal import ColorScience
internal import Diagnostics
package import OrderedJSON

/// The reason that a pin (a color chosen by hand) can't be written into a file; the file stays unchanged.
package struct PinRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The refusal of a file whose text can't be edited safely, although it could be read.
    package static let form = PinRefusal(
        "Tincture cannot edit this entry safely, so the file is unchanged. Write the color into the entry yourself.")
}

extension PinNotation {
    package var json: String {
        switch self {
        case .color(let color): "\"\(color.hex)\""
        case .reference(let reference): reference.point == nil ? "\"\(reference)\"" : "{\"at\": \(reference)}"
        }
    }

    /// The pin in YAML, in a form that is also valid inside a list in brackets.
    package var yaml: String {
        switch self {
        // Without quotes, the `#` of a color would begin a comment.
        case .color(let color): "\"\(color.hex)\""
        case .reference(let reference): reference.point == nil ? "\(reference)" : "{at: \(reference)}"
        }
    }

    /// Returns the pin in a JSON value of a data file; nil if the value isn't a valid pin.
    package static func read(_ node: JSONNode) -> PinNotation? { try? PageList.notation(node) }
}
