internal import AssetNaming
package import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// Design tokens: colors and gradients in the JSON of the W3C Design Tokens Community Group.
///
/// The dark appearance is a file of its own with the same tokens, as far as they differ, and a resolver document says
/// how the two belong together. Reference: *Design Tokens Format Module 2025.10*, *Color Module 2025.10* and *Resolver
/// Module 2025.10*, designtokens.org.
package struct DesignTokensEmitter: Emitter {
    /// `tokens`.
    package static let name = "tokens"
    /// What it writes.
    package static let summary = "design tokens (W3C community group), light and dark, with their resolver"
    /// The name of the files.
    package static let options = [
        EmitterOption(
            "file", .fileName, standard: "catalog", "the name of the files, without .tokens.json or .resolver.json")
    ]

    private let file: String

    /// An emitter with its files.
    package init(_ options: EmitterOptions) { file = options["file"] }

    /// `NAME.tokens.json`, `NAME-dark.tokens.json` and `NAME.resolver.json`.
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
                let extensions = JSONNode.object([("tincture.thumbhash", JSONNode(.string(hash)))])
                light.add(extensions, at: (path.map(Self.tokenName) + ["$extensions"])[...])
            }
            // A token of a gradient has no direction: that of a bleed is in the manifest.
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
        let files = [
            (file + ".tokens.json", light.node), (file + "-dark.tokens.json", dark.node),
            (file + ".resolver.json", resolver),
        ].map { path, node in
            Emission.File(path: path, bytes: Array((JSONWriter.text(node, layout: .pages) + "\n").utf8))
        }
        return Emission(files: files, findings: register.findings)
    }

    /// The light tokens, and over them, where the appearance is dark, the dark ones.
    private var resolver: JSONNode {
        // A reference is the address of a file, in which some characters have another meaning.
        func reference(_ name: String) -> JSONNode { .object([("$ref", .text(Self.address(name)))]) }
        let appearance = JSONNode.object([
            ("description", .text("Whether the system is light or dark.")),
            (
                "contexts",
                .object([("light", .list([])), ("dark", .list([reference(file + "-dark.tokens.json")]))])
            ),
            ("default", .text("light")),
        ])
        return .object([
            ("name", .text(file)), ("version", .text("2025.10")),
            ("sets", .object([("catalog", .object([("sources", .list([reference(file + ".tokens.json")]))]))])),
            ("modifiers", .object([("appearance", appearance)])),
            (
                "resolutionOrder",
                .list(["#/sets/catalog", "#/modifiers/appearance"].map { .object([("$ref", .text($0))]) })
            ),
        ])
    }

    /// A name as a relative address: everything but unreserved characters in percent notation (RFC 3986, section 2.3).
    private static func address(_ name: String) -> String {
        name.utf8.reduce(into: "") { text, byte in
            let isPlain =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~".utf8.contains(byte)
            text +=
                isPlain
                ? String(UnicodeScalar(byte)) : "%" + String(UInt32(byte) + 256, radix: 16, uppercase: true).dropFirst()
        }
    }

    /// The name with what the format keeps for itself replaced: `$` at the beginning, and `{`, `}` and `.`.
    private static func tokenName(_ name: String) -> String {
        let name = String(name.map { "{}.".contains($0) ? "-" : $0 })
        return name.hasPrefix("$") ? "-" + name.dropFirst() : name
    }

    private static func token(_ color: Color) -> JSONNode {
        JSONNode.object([("$type", JSONNode(.string("color"))), ("$value", value(color))])
    }

    private static func gradient(_ stops: [(color: Color?, location: Double)]) -> JSONNode {
        let stops = stops.compactMap { color, location in
            color.map { JSONNode.object([("color", value($0)), ("position", number(location))]) }
        }
        return JSONNode.object([("$type", JSONNode(.string("gradient"))), ("$value", JSONNode(.array(stops)))])
    }

    /// The format allows 0 … 1 in the spaces of red, green and blue: what is outside is the nearest color of sRGB, as
    /// the hex code.
    private static func value(_ given: Color) -> JSONNode {
        let isWithin = given.components.min() >= 0 && given.components.max() <= 1
        let color = isWithin ? given : Color(.srgb, Color(SRGB8(given)).components, alpha: given.alpha)
        let components = color.components
        var members: [(String, JSONNode)] = [("colorSpace", JSONNode(.string(color.space.rawValue)))]
        members.append(("components", JSONNode(.array((0..<3).map { number(components[$0]) }))))
        if color.alpha < 1 { members.append(("alpha", number(color.alpha))) }
        members.append(("hex", JSONNode(.string(SRGB8(color).hex.lowercased()))))
        return JSONNode.object(members)
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
        return JSONNode.object(plain.map { ($0.name, $0.token) } + inner)
    }
}
