internal import AssetNaming
package import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// Design tokens: colours and gradients in the JSON of the W3C Design Tokens Community Group.
///
/// The dark appearance is a file of its own with the same tokens, as far as they differ: the format has no appearances.
/// Reference: *Design Tokens Format Module 2025.10* and *Color Module 2025.10*, designtokens.org.
package struct DesignTokensEmitter: Emitter {
    /// `tokens`.
    package static let name = "tokens"
    /// What it writes.
    package static let summary = "design tokens (W3C community group), light and dark"
    /// The name of the files.
    package static let options = [
        EmitterOption("file", .fileName, standard: "catalog", "the name of the files, without .tokens.json")
    ]

    private let file: String

    /// An emitter with its files.
    package init(_ options: EmitterOptions) { file = options["file"] }

    /// `NAME.tokens.json` and `NAME-dark.tokens.json`.
    package func emit(_ manifest: CatalogManifest) -> Emission {
        var register = NameRegister("design token")
        var (light, dark) = (TokenGroup(), TokenGroup())
        func add(
            _ path: [String], of subject: Subject, named name: String? = nil, _ lightToken: JSONNode?,
            _ darkToken: JSONNode?
        ) {
            let path = path.map(Self.tokenName)
            guard let token = lightToken ?? darkToken,
                register.claim(path.joined(separator: "."), for: subject, named: name)
            else { return }
            light.add(token, at: path[...])
            if let darkToken, darkToken != token { dark.add(darkToken, at: path[...]) }
        }
        for color in manifest.colors {
            let path = ["color"] + color.name.split(separator: "/").map(String.init)
            add(path, of: .color(color.name), color.lightColor.map(Self.token), color.darkColor.map(Self.token))
        }
        for picture in manifest.pictureColors {
            let path = ["palette"] + picture.image.split(separator: "/").map(String.init)
            for color in PictureColor.all(of: picture) {
                add(
                    path + [color.use], of: .image(picture.image), Self.token(Color(color.light)),
                    Self.token(Color(color.dark))
                )
            }
            if let hash = picture.found?.thumbhash {
                // The format has no type for it, and this place for what only some tools know.
                let extensions = JSONNode(members: [("tincture.thumbhash", JSONNode(.string(hash)))])
                light.add(extensions, at: (path.map(Self.tokenName) + ["$extensions"])[...])
            }
            // A token of a gradient has no direction: that of a bleed stands in the manifest.
            let gradients = [
                ("backdropGradient", picture.backdropGradient), ("bleedGradient", picture.bleedGradient?.stops),
            ]
            for case (let use, let stops?) in gradients {
                func token(_ hex: (BackdropStop) -> String) -> JSONNode {
                    Self.gradient(stops.map { (SRGB8(hex: hex($0)).map { Color($0) }, $0.location) })
                }
                add(path + [use], of: .image(picture.image), token(\.hex), token(\.dark))
            }
        }
        for gradient in manifest.gradients {
            let path = ["gradient"] + gradient.name.split(separator: "/").map(String.init)
            add(
                path, of: .gradient(gradient.name), Self.gradient(gradient.stops.map { ($0.lightColor, $0.location) }),
                Self.gradient(gradient.stops.map { ($0.darkColor ?? $0.lightColor, $0.location) }))
        }
        for carousel in manifest.carousels {
            for (index, page) in carousel.pages.enumerated() {
                func token(_ hex: String?) -> JSONNode? { hex.flatMap { SRGB8(hex: $0) }.map { Self.token(Color($0)) } }
                add(
                    ["carousel", carousel.name, "page \(index + 1)"],
                    of: .page(carousel: carousel.name, number: index, image: page.image),
                    named: "\(carousel.name), page \(index + 1)", token(page.backdrop), token(page.backdropDark))
            }
        }
        return Emission(
            files: [(file, light), (file + "-dark", dark)].map { name, group in
                let text = JSONWriter.text(group.node, layout: .pages) + "\n"
                return Emission.File(path: name + ".tokens.json", bytes: Array(text.utf8))
            }, findings: register.findings)
    }

    /// The name with what the format keeps for itself replaced: `$` at the beginning, and `{`, `}` and `.`.
    private static func tokenName(_ name: String) -> String {
        let name = String(name.map { "{}.".contains($0) ? "-" : $0 })
        return name.hasPrefix("$") ? "-" + name.dropFirst() : name
    }

    private static func token(_ color: Color) -> JSONNode {
        JSONNode(members: [("$type", JSONNode(.string("color"))), ("$value", value(color))])
    }

    private static func gradient(_ stops: [(color: Color?, location: Double)]) -> JSONNode {
        let stops = stops.compactMap { color, location in
            color.map { JSONNode(members: [("color", value($0)), ("position", number(location))]) }
        }
        return JSONNode(members: [("$type", JSONNode(.string("gradient"))), ("$value", JSONNode(.array(stops)))])
    }

    private static func value(_ color: Color) -> JSONNode {
        var components = color.components
        var members: [(String, JSONNode)] = [("colorSpace", JSONNode(.string(color.space.rawValue)))]
        if color.space == .srgb || color.space == .displayP3 {
            // The format allows 0 … 1 in these spaces.
            components.clamp(
                lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        }
        members.append(("components", JSONNode(.array((0..<3).map { number(components[$0]) }))))
        if color.alpha < 1 { members.append(("alpha", number(color.alpha))) }
        members.append(("hex", JSONNode(.string(SRGB8(color).hex.lowercased()))))
        return JSONNode(members: members)
    }

    private static func number(_ value: Double) -> JSONNode { JSONNode(.number(DecimalText.of(value, places: 6))) }
}

/// Tokens and groups, each under its name.
private struct TokenGroup {
    private var tokens: [(name: String, token: JSONNode)] = []
    private var groups: [(name: String, group: TokenGroup)] = []

    mutating func add(_ token: JSONNode, at path: ArraySlice<String>) {
        guard let name = path.first else { return }
        if path.count == 1 { return tokens.append((name, token)) }
        let index =
            groups.firstIndex { $0.name == name }
            ?? {
                groups.append((name, TokenGroup()))
                return groups.count - 1
            }()
        groups[index].group.add(token, at: path.dropFirst())
    }

    /// The group as JSON; a token that has the name of a group is the group's root token.
    var node: JSONNode {
        let plain = tokens.filter { token in !groups.contains { $0.name == token.name } }
        let inner = groups.map { name, group in
            var group = group
            if let root = tokens.first(where: { $0.name == name }) { group.tokens.insert(("$root", root.token), at: 0) }
            return (name, group.node)
        }
        return JSONNode(members: plain.map { ($0.name, $0.token) } + inner)
    }
}

extension JSONNode {
    fileprivate init(members: [(String, JSONNode)]) {
        self.init(.object(members.map { Member(name: $0.0, value: $0.1) }))
    }
}
