internal import AssetNaming
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// The design tokens of a manifest: all tokens for light mode, and the tokens that differ in dark mode.
struct DesignTokens {
    private(set) var light = TokenGroup()
    private(set) var dark = TokenGroup()
    private(set) var register = NameRegister("design token")

    mutating func add(_ color: ColorEntry) {
        // The name of a color from a token file may begin with the group `color` already.
        let names = Self.path(color.name)
        let path = color.file != nil && names.first == "color" ? names : ["color"] + names
        add(path, of: .color(color.name), color.lightColor.map(Self.token), color.darkColor.map(Self.token))
    }

    mutating func add(_ picture: PictureColors) {
        let path = ["palette"] + Self.path(picture.image)
        for color in PictureColor.all(of: picture) {
            add(
                path + [color.use], of: .image(picture.image), Self.token(Color(color.light)),
                Self.token(Color(color.dark)))
        }
        if let hash = picture.found?.thumbhash {
            // The format has no type for placeholders, but `$extensions` may contain data of tools.
            light.add(["tincture.thumbhash": .text(hash)], at: (path.map(Self.tokenName) + ["$extensions"])[...])
        }
        // A gradient token has no direction. The direction of a bleed is only in the manifest.
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

    mutating func add(_ gradient: GradientEntry) {
        add(
            ["gradient"] + Self.path(gradient.name), of: .gradient(gradient.name),
            Self.gradient(gradient.stops.map { ($0.lightColor, $0.location) }),
            Self.gradient(gradient.stops.map { ($0.darkColor ?? $0.lightColor, $0.location) }))
    }

    mutating func add(_ carousel: CarouselEntry) {
        for (index, page) in carousel.pages.enumerated() {
            func token(_ hex: String?) -> JSONNode? { hex.flatMap { SRGB8(hex: $0) }.map { Self.token(Color($0)) } }
            add(
                ["carousel", carousel.name, "page \(index + 1)"],
                of: .page(carousel: carousel.name, number: index, image: page.image),
                named: "\(carousel.name), page \(index + 1)", token(page.backdrop), token(page.backdropDark))
        }
    }

    private mutating func add(
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

    private static func path(_ name: String) -> [String] { name.split(separator: "/").map(String.init) }

    /// Returns the name with `-` in place of the characters that the format reserves.
    private static func tokenName(_ name: String) -> String {
        let name = String(name.map { "{}.".contains($0) ? "-" : $0 })
        return name.hasPrefix("$") ? "-" + name.dropFirst() : name
    }

    private static func token(_ color: Color) -> JSONNode {
        ["$type": "color", "$value": value(color)]
    }

    private static func gradient(_ stops: [(color: Color?, location: Double)]) -> JSONNode {
        let stops = stops.compactMap { color, location in
            color.map { ["color": value($0), "position": number(location)] as JSONNode }
        }
        return ["$type": "gradient", "$value": .list(stops)]
    }

    /// Returns the `$value` of a color; outside 0 … 1, which the format doesn't allow, that of the nearest sRGB color.
    private static func value(_ given: Color) -> JSONNode {
        let isWithin = given.components.min() >= 0 && given.components.max() <= 1
        let color = isWithin ? given : Color(.srgb, Color(SRGB8(given)).components, alpha: given.alpha)
        let components = color.components
        let value: JSONNode = [
            "colorSpace": .text(color.space.rawValue),
            "components": .list((0..<3).map { number(components[$0]) }),
        ]
        return value.with(color.alpha < 1 ? [("alpha", number(color.alpha))] : [])
            .with([("hex", .text(SRGB8(color).hex.lowercased()))])
    }

    private static func number(_ value: Double) -> JSONNode { JSONNode(.number(DecimalText.of(value, places: 6))) }
}

struct TokenGroup {
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

    /// The group as JSON; a token with the same name as an inner group becomes the `$root` token of that group.
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
