internal import ColorScience
internal import Diagnostics
package import OrderedJSON

/// The reason that a pin isn't written into a file, which is left unchanged.
package struct PinRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The values are all present, but the format around them isn't understood well enough.
    package static let form = PinRefusal(
        "The page is written in a way that Tincture cannot edit. Copy the line into the file yourself.")
}

extension PinNotation {
    package var json: String {
        switch self {
        case .color(let color): "\"\(color.hex)\""
        case .reference(let reference): reference.point == nil ? "\"\(reference)\"" : "{\"at\": \(reference)}"
        }
    }

    /// The pin as a YAML value that is valid inside brackets.
    package var yaml: String {
        switch self {
        // Without quotes, `#` would begin a comment.
        case .color(let color): "\"\(color.hex)\""
        case .reference(let reference): reference.point == nil ? "\(reference)" : "{at: \(reference)}"
        }
    }

    /// Returns the pin that a value contains in the notation of data files, or nil if there is none.
    package static func read(_ node: JSONNode) -> PinNotation? { try? PageList.notation(node) }
}
