internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// The color of a design token, converted for use in a color set.
///
/// Reference: *Design Tokens Color Module 2025.10*, designtokens.org. In earlier drafts, the value is a string in any
/// CSS notation.
struct TokenColor {
    /// The color for a color set, in sRGB or Display P3.
    let value: ColorVariant.Value
    /// The color as the token writes it.
    let color: Color
    /// Whether the color is outside Display P3, so that ``value`` is the nearest color inside.
    let isOutside: Bool

    struct Failure: Error {
        let reason: String
        let place: TextPosition?
    }

    /// Returns the part of a token's value to which a reference leads; nil if it leads nowhere.
    typealias Lookup = (TokenReference) -> JSONNode?

    init(_ node: JSONNode, lookup: Lookup = { _ in nil }) throws(Failure) {
        switch node.content {
        case .string(let text):
            do throws(WrittenColor.Failure) {
                self.init(try WrittenColor.color(text))
            } catch {
                guard let color = Self.color(withAlpha: text) else {
                    throw Failure(reason: "\(text.quoted) is not a color: \(error.reason)", place: node.place)
                }
                self.init(color)
            }
        case .object: self.init(try Self.color(ofObject: node, lookup))
        default:
            throw Failure(
                reason: "is \(node.kindInWords); expected an object with \"colorSpace\" and \"components\".",
                place: node.place)
        }
    }

    private static func color(ofObject node: JSONNode, _ lookup: Lookup) throws(Failure) -> Color {
        func resolved(_ node: JSONNode) -> JSONNode {
            guard node.members != nil, let reference = TokenReference(node) else { return node }
            return lookup(reference) ?? node
        }
        guard let spaceNode = node["colorSpace"], let name = spaceNode.string else {
            throw Failure(
                reason: "has no \"colorSpace\": expected a word such as \"srgb\".",
                place: (node["colorSpace"] ?? node).place)
        }
        let (space, wide) = (ColorSpace(rawValue: name), WideRGBSpace(rawValue: name))
        guard space != nil || wide != nil, space != .displayP3Linear else {
            let names =
                ColorSpace.allCases.filter { $0 != .displayP3Linear }.map(\.rawValue)
                + WideRGBSpace.allCases.map(\.rawValue)
            throw Failure(
                reason: "has the unknown color space \(name.quoted)" + NearestWord.hintOrList(for: name, among: names),
                place: spaceNode.place)
        }
        guard let list = node["components"], let elements = list.elements, elements.count == 3 else {
            throw Failure(reason: "needs three \"components\".", place: (node["components"] ?? node).place)
        }
        var components: [Double] = []
        for element in elements.map(resolved) {
            guard let component = element.string == "none" ? 0 : element.number, component.isFinite,
                component.magnitude <= 1e6
            else {
                throw Failure(
                    reason: "has a component that is \(element.kindInWords); expected a number or \"none\".",
                    place: element.place)
            }
            components.append(component)
        }
        var alpha = 1.0
        if let node = node["alpha"].map(resolved) {
            guard let number = node.string == "none" ? 0 : node.number, (0...1).contains(number) else {
                throw Failure(reason: "has an \"alpha\" that is not a number from 0 to 1.", place: node.place)
            }
            alpha = number
        }
        let values = Components(components[0], components[1], components[2])
        if let space { return Color(space, values, alpha: alpha) }
        return wide?.color(values, alpha: alpha) ?? Color(.srgb, values, alpha: alpha)
    }

    /// Returns the color of a text such as `rgba(#FF0000, 0.5)`; nil for any other text.
    ///
    /// Tokens Studio and Sass use this notation to give a color another alpha.
    private static func color(withAlpha text: String) -> Color? {
        guard let open = text.firstIndex(of: "("), text.last == ")", let comma = text.lastIndex(of: ","), open < comma,
            ["rgb", "rgba", "hsl", "hsla"].contains(text[..<open].lowercased()),
            let color = try? Color(css: String(text[text.index(after: open)..<comma])),
            // Only the CSS parser knows both forms of alpha, a number and a percentage.
            let alpha = try? Color(css: "rgb(0 0 0 / \(text[text.index(after: comma)...])").alpha
        else { return nil }
        return Color(color.space, color.components, alpha: alpha, missing: color.missing)
    }

    /// Converts a color in any color space to sRGB or Display P3.
    init(_ given: Color) {
        let isWritten = given.space == .srgb || given.space == .displayP3
        let gamut: Gamut = given.space != .displayP3 && given.isInSRGB ? .srgb : .displayP3
        let color = given.converted(to: gamut.space)
        isOutside = !color.isInside(gamut)
        let fitting = isOutside ? color.mapped(into: gamut) : color
        // Converted components are rounded to six decimals, which is finer than 16 bits.
        let components = [fitting.components.x, fitting.components.y, fitting.components.z].map { component in
            let clamped = min(max(component, 0), 1)
            return isWritten ? clamped : (clamped * 1e6).rounded() / 1e6
        }
        value = .components(gamut == .srgb ? .srgb : .displayP3, components + [min(max(given.alpha, 0), 1)])
        self.color = given
    }
}
