package import ColorScience

extension Palette: Codable {
    /// Decodes a palette from an entry of `catalog.json`, or from the output of `tincture extract --format json`.
    ///
    /// - Throws: `DecodingError` if a color is missing or malformed, or if the picture is fully transparent.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: JSONKey.self)
        swatches = try object.decode([Swatch].self, forKey: "swatches")
        mean = try object.color("mean")
        backdrop = try object.color("backdrop")
        backdropDark = try object.colorIfPresent("backdropDark") ?? DarkAppearance.of(backdrop)
        backdropGradient = try object.decodeIfPresent([Stop].self, forKey: "backdropGradient")
        bleed = try object.color("bleed")
        bleedDark = try object.colorIfPresent("bleedDark") ?? DarkAppearance.of(bleed)
        bleedGradient = try object.decodeIfPresent(BleedGradient.self, forKey: "bleedGradient")
        isTwoSided = try object.decodeIfPresent(String.self, forKey: "sides") == Self.leftRight
        tint = try object.colorIfPresent("tint")
        tintDark = try object.colorIfPresent("tintDark")
        tintBlock = try object.colorIfPresent("tintBlock")
        tintBlockDark = try object.colorIfPresent("tintBlockDark")
        confidence =
            try object.decodeIfPresent(Confidence.self, forKey: "confidence") ?? Confidence(backdrop: 0, bleed: 0)
        candidates = try object.decodeIfPresent([ColorText].self, forKey: "candidates")?.map { $0.color } ?? []
        var (roles, edges): ([Role: SRGB8], [Side: SRGB8]) = ([:], [:])
        if object.contains("roles") {
            let members = try object.nestedContainer(keyedBy: JSONKey.self, forKey: "roles")
            for role in Role.allCases {
                if let color = try members.colorIfPresent(JSONKey(role.rawValue)) { roles[role] = color }
            }
        }
        if object.contains("edges") {
            let members = try object.nestedContainer(keyedBy: JSONKey.self, forKey: "edges")
            for side in Side.allCases {
                if let color = try members.colorIfPresent(JSONKey(side.rawValue)) { edges[side] = color }
            }
        }
        (self.roles, self.edges) = (roles, edges)
        if let text = try object.decodeIfPresent(String.self, forKey: "background") {
            background = text == "transparent" ? .transparent : .plain(try object.color("background"))
        } else {
            background = nil
        }
        let wide = try object.decodeIfPresent([WideColor].self, forKey: "displayP3") ?? []
        displayP3 = Dictionary(wide.map { ($0.color, $0.components) }) { first, _ in first }
    }

    /// Encodes the members that `tincture extract --format json` writes, in the same order.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: JSONKey.self)
        try object.encode(swatches, forKey: "swatches")
        try object.encode(mean, "mean")
        try object.encode(backdrop, "backdrop")
        try object.encode(backdropDark, "backdropDark")
        try object.encodeIfPresent(backdropGradient, forKey: "backdropGradient")
        try object.encode(bleed, "bleed")
        try object.encode(bleedDark, "bleedDark")
        try object.encodeIfPresent(bleedGradient, forKey: "bleedGradient")
        if isTwoSided { try object.encode(Self.leftRight, forKey: "sides") }
        try object.encode(tint, "tint")
        try object.encode(tintDark, "tintDark")
        try object.encode(tintBlock, "tintBlock")
        try object.encode(tintBlockDark, "tintBlockDark")
        try object.encode(confidence, forKey: "confidence")
        try object.encode(candidates.map { $0.hex }, forKey: "candidates")
        var members = object.nestedContainer(keyedBy: JSONKey.self, forKey: "roles")
        for role in Role.allCases { try members.encode(roles[role], JSONKey(role.rawValue)) }
        if !edges.isEmpty {
            members = object.nestedContainer(keyedBy: JSONKey.self, forKey: "edges")
            for side in Side.allCases { try members.encode(edges[side], JSONKey(side.rawValue)) }
        }
        switch background {
        case .transparent: try object.encode("transparent", forKey: "background")
        case .plain(let color): try object.encode(color, "background")
        case nil: break
        }
        var wide: [WideColor] = []
        for (color, components) in displayP3 {
            let index = wide.firstIndex { $0.color.hex > color.hex } ?? wide.count
            wide.insert(WideColor(color: color, components: components), at: index)
        }
        if !wide.isEmpty { try object.encode(wide, forKey: "displayP3") }
    }

    /// The value of `sides` for a picture whose left and right sides have different colors.
    private static let leftRight = "left-right"

    /// The Display P3 components of a color outside sRGB, and the nearest color in sRGB.
    private struct WideColor: Codable {
        let color: SRGB8
        let components: SIMD3<Double>

        init(color: SRGB8, components: SIMD3<Double>) { (self.color, self.components) = (color, components) }

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: JSONKey.self)
            color = try object.color("hex")
            components = try object.decode(SIMD3<Double>.self, forKey: "components")
        }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: JSONKey.self)
            try object.encode(color, "hex")
            try object.encode([components.x, components.y, components.z], forKey: "components")
        }
    }
}

extension Palette.Swatch: Codable {
    /// Decodes a swatch from `{"hex": "#RRGGBB", "weight": …, "title": …, "body": …}`.
    ///
    /// `weight` is the swatch's share of the picture. `title` and `body` are the colors of titles and other text on the
    /// swatch, each with its contrast. The members `role` and `displayP3` are optional.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: JSONKey.self)
        color = try object.color("hex")
        weight = try object.decode(Double.self, forKey: "weight")
        // Ignores unknown roles, which a newer version may have written.
        role = try object.decodeIfPresent(String.self, forKey: "role").flatMap(Palette.Role.init)
        let wide = try object.decodeIfPresent([Double].self, forKey: "displayP3")
        displayP3 = wide.flatMap { $0.count == 3 ? SIMD3($0[0], $0[1], $0[2]) : nil }
        title = try object.decode(Palette.TextColor.self, forKey: "title")
        body = try object.decode(Palette.TextColor.self, forKey: "body")
    }

    /// Encodes a swatch as `{"hex": "#RRGGBB", "weight": …, "title": …, "body": …}`.
    ///
    /// `weight` is the swatch's share of the picture. `title` and `body` are the colors of titles and other text on the
    /// swatch, each with its contrast. The members `role` and `displayP3` are added unless they are nil.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: JSONKey.self)
        try object.encode(color, "hex")
        try object.encode(weight, forKey: "weight")
        try object.encodeIfPresent(role?.rawValue, forKey: "role")
        try object.encodeIfPresent(displayP3.map { [$0.x, $0.y, $0.z] }, forKey: "displayP3")
        try object.encode(title, forKey: "title")
        try object.encode(body, forKey: "body")
    }
}

extension Palette.TextColor: Codable {
    /// Decodes a text color and its contrast with the swatch behind it from `{"hex": "#RRGGBBAA", "contrast": …}`.
    ///
    /// A color without alpha, `#RRGGBB`, is opaque.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: JSONKey.self)
        let text = try object.decode(String.self, forKey: "hex")
        guard let (color, alpha) = SRGB8.withAlpha(hex: text) else {
            throw DecodingError.dataCorruptedError(
                forKey: "hex", in: object, debugDescription: "the color isn't #RRGGBB or #RRGGBBAA")
        }
        self.init(
            color: color, opacity: Double(alpha) / 255, contrast: try object.decode(Double.self, forKey: "contrast"))
    }

    /// Encodes a text color and its contrast with the swatch behind it as `{"hex": "#RRGGBBAA", "contrast": …}`.
    ///
    /// An opaque color is written as `#RRGGBB`.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: JSONKey.self)
        try object.encode(color.hex(alpha: UInt8((opacity * 255).rounded())), forKey: "hex")
        try object.encode(contrast, forKey: "contrast")
    }
}

extension Palette.Stop: Codable {
    /// Decodes a color of a gradient and its location from `{"location": …, "hex": "#RRGGBB", "dark": "#RRGGBB"}`.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: JSONKey.self)
        self.init(
            location: try object.decode(Double.self, forKey: "location"), color: try object.color("hex"),
            dark: try object.color("dark"))
    }

    /// Encodes a color of a gradient and its location as `{"location": …, "hex": "#RRGGBB", "dark": "#RRGGBB"}`.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: JSONKey.self)
        try object.encode(location, forKey: "location")
        try object.encode(color, "hex")
        try object.encode(dark, "dark")
    }
}

extension Palette.BleedGradient: Codable {
    /// Decodes a gradient from an object such as `{"to": "right", "stops": […]}`; `to` is the side where it ends.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: JSONKey.self)
        self.init(
            end: try object.decode(Palette.Side.self, forKey: "to"),
            stops: try object.decode([Palette.Stop].self, forKey: "stops"))
    }

    /// Encodes a gradient and the side where it ends as `{"to": "right", "stops": […]}`.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: JSONKey.self)
        try object.encode(end, forKey: "to")
        try object.encode(stops, forKey: "stops")
    }
}

extension Palette.Confidence: Codable {
    /// Decodes the confidence in the backdrop and in the bleed from `{"backdrop": …, "bleed": …}`.
    ///
    /// The bleed is the color that continues the picture past its edges. Each confidence is 0 … 1.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: JSONKey.self)
        self.init(
            backdrop: try object.decode(Double.self, forKey: "backdrop"),
            bleed: try object.decode(Double.self, forKey: "bleed"))
    }

    /// Encodes the confidence in the backdrop and in the bleed as `{"backdrop": …, "bleed": …}`.
    ///
    /// The bleed is the color that continues the picture past its edges. Each confidence is 0 … 1.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: JSONKey.self)
        try object.encode(backdrop, forKey: "backdrop")
        try object.encode(bleed, forKey: "bleed")
    }
}

/// The name of a member of a JSON object; one type for all objects takes much less code than an enum for each.
struct JSONKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral: String) { stringValue = stringLiteral }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
}

package struct ColorText: Decodable {
    package let color: SRGB8

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let color = SRGB8(hex: try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "the color isn't #RRGGBB")
        }
        self.color = color
    }
}

// These functions aren't inlined, because they are called for each of a palette's many colors.
extension KeyedDecodingContainer<JSONKey> {
    @inline(never)
    func color(_ key: JSONKey) throws -> SRGB8 { try decode(ColorText.self, forKey: key).color }

    @inline(never)
    func colorIfPresent(_ key: JSONKey) throws -> SRGB8? { try decodeIfPresent(ColorText.self, forKey: key)?.color }
}

extension KeyedEncodingContainer<JSONKey> {
    @inline(never)
    fileprivate mutating func encode(_ color: SRGB8?, _ key: JSONKey) throws {
        try encodeIfPresent(color?.hex, forKey: key)
    }
}
