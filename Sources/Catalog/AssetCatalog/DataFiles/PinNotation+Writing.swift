internal import ColorScience
internal import Diagnostics
package import OrderedJSON

/// Why a pin is not written into a file, whose form is left alone.
package struct PinRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The values are all there, and the bytes around them are not understood well enough.
    package static let form = PinRefusal(
        "The page is written in a form that is left alone. Copy the line, and write it yourself.")
}

extension PinNotation {
    package var json: String {
        switch self {
        case .color(let color): "\"\(color.hex)\""
        case .reference(let reference): reference.point == nil ? "\"\(reference)\"" : "{\"at\": \(reference)}"
        }
    }

    /// The pin as a value of YAML, which can be inside of brackets.
    package var yaml: String {
        switch self {
        // Without quotes a number sign begins a comment.
        case .color(let color): "\"\(color.hex)\""
        case .reference(let reference): reference.point == nil ? "\(reference)" : "{at: \(reference)}"
        }
    }

    /// The pin that a value says in the notation of data files; nil for none.
    package static func read(_ node: JSONNode) -> PinNotation? { try? PageList.notation(node) }
}
