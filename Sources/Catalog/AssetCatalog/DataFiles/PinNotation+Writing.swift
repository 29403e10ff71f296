internal import ColorScience
internal import Diagnostics
package import OrderedJSON

/// The reason that a pin (a color chosen by hand) or a name can't be written into a file, which stays unchanged.
package struct PinRefusal: Error, Sendable, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The error for a file that Tincture can read, but whose text it can't edit safely.
    package static let form = PinRefusal(
        "Tincture cannot edit this entry safely, so the file is unchanged. Edit the entry yourself.")
}

extension PinNotation {
    package var json: String {
        switch self {
        case .color(let color): "\"\(color.hex)\""
        case .gradient(let colors): Self.list(of: colors)
        case .reference(let reference): reference.point == nil ? "\"\(reference)\"" : "{\"at\": \(reference)}"
        }
    }

    /// The pin as YAML, in a form that is also valid inside a list in brackets.
    package var yaml: String {
        switch self {
        // Without quotes, the `#` of a color would begin a comment.
        case .color(let color): "\"\(color.hex)\""
        case .gradient(let colors): Self.list(of: colors)
        case .reference(let reference): reference.point == nil ? "\(reference)" : "{at: \(reference)}"
        }
    }

    private static func list(of colors: [SRGB8]) -> String {
        "[\(colors.map { "\"\($0.hex)\"" }.joined(separator: ", "))]"
    }

    /// Reads a pin from a JSON value as in a data file, or a gradient from an array; nil if the value isn't valid.
    package static func read(_ node: JSONNode) -> PinNotation? {
        guard let elements = node.elements else { return try? PageList.notation(node) }
        let colors = elements.compactMap { $0.string.flatMap { SRGB8(hex: $0) } }
        return colors.count > 1 && colors.count == elements.count ? .gradient(colors) : nil
    }
}
