internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// The changes that Tokens Studio makes to the colors of tokens: lighter, darker, mixed, or with another alpha.
///
/// The formulas are those of the color modifiers in tokens-studio/sd-transforms.
enum TokenModification {
    /// Returns the color after a change, which the member `modify` of the token's extensions describes.
    static func color(
        _ color: Color, after node: JSONNode, in context: TokenCollection.Context
    ) throws(TokenColor.Failure) -> Color {
        func text(_ key: String) throws(TokenColor.Failure) -> String {
            let value = node[key].flatMap { context.text(of: $0) }
            guard let value else {
                throw .init(reason: "has a modifier without a \(key.quoted).", place: (node[key] ?? node).place)
            }
            return value
        }
        let written = try text("value")
        guard let number = Double(written), number.isFinite else {
            throw .init(
                reason: "has a modifier with the value \(written.quoted), which is not a number.", place: node.place)
        }
        let amount = min(max(number, 0), 1)
        let kind = try text("type")
        if kind == "alpha" { return Color(color.space, color.components, alpha: amount) }
        let names: [String: ColorSpace] = ["lch": .lch, "srgb": .srgb, "p3": .displayP3, "hsl": .hsl]
        let named = try text("space")
        guard let space = names[named] else {
            throw .init(
                reason: "has a color modifier (lighten, …) in the unknown color space \(named.quoted).",
                place: node.place)
        }
        let given = color.converted(to: space)
        func changed(_ change: (Components) -> Components) -> Color {
            Color(space, change(given.components), alpha: given.alpha)
        }
        switch (kind, space) {
        case ("lighten", .lch):
            return changed { Components($0.x + (100 - $0.x) * amount, $0.y * (1 - amount), $0.z) }
        case ("darken", .lch): return changed { Components($0.x * (1 - amount), $0.y * (1 - amount), $0.z) }
        case ("lighten", .hsl): return changed { Components($0.x, $0.y, $0.z + (100 - $0.z) * amount) }
        case ("darken", .hsl): return changed { Components($0.x, $0.y, $0.z * (1 - amount)) }
        case ("lighten", _):
            return changed {
                Components($0.x + (1 - $0.x) * amount, $0.y + (1 - $0.y) * amount, $0.z + (1 - $0.z) * amount)
            }
        case ("darken", _): return changed { Components($0.x * (1 - amount), $0.y * (1 - amount), $0.z * (1 - amount)) }
        case ("mix", _):
            let other = try TokenColor(.text(try text("color"))).color
            return Interpolation(space: space).color(from: color, to: other, progress: amount)
        default: throw .init(reason: "has the unknown modifier \(kind.quoted).", place: node.place)
        }
    }
}
