package import ColorScience

extension Palette: Codable {
    private enum CodingKeys: String, CodingKey {
        case swatches, mean, backdrop, backdropDark, backdropGradient, bleed, bleedDark, bleedGradient, sides, tint,
            tintDark,
            tintBlock, tintBlockDark, confidence, candidates, roles, edges, background, displayP3
    }

    /// Decodes a palette of `catalog.json`, or the output of `tincture extract --format json`.
    ///
    /// - Throws: `DecodingError` if a color is missing or malformed, or if the picture is fully transparent.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        swatches = try object.decode([Swatch].self, forKey: .swatches)
        mean = try object.color(.mean)
        backdrop = try object.color(.backdrop)
        backdropDark = try object.colorIfPresent(.backdropDark) ?? DarkAppearance.of(backdrop)
        backdropGradient = try object.decodeIfPresent([Stop].self, forKey: .backdropGradient)
        bleed = try object.color(.bleed)
        bleedDark = try object.colorIfPresent(.bleedDark) ?? DarkAppearance.of(bleed)
        bleedGradient = try object.decodeIfPresent(BleedGradient.self, forKey: .bleedGradient)
        isTwoSided = try object.decodeIfPresent(String.self, forKey: .sides) == Self.leftRight
        tint = try object.colorIfPresent(.tint)
        tintDark = try object.colorIfPresent(.tintDark)
        tintBlock = try object.colorIfPresent(.tintBlock)
        tintBlockDark = try object.colorIfPresent(.tintBlockDark)
        confidence =
            try object.decodeIfPresent(Confidence.self, forKey: .confidence) ?? Confidence(backdrop: 0, bleed: 0)
        candidates = try object.decodeIfPresent([ColorText].self, forKey: .candidates)?.map { $0.color } ?? []
        roles = try Self.colors(in: object, .roles)
        edges = try Self.colors(in: object, .edges)
        if let text = try object.decodeIfPresent(String.self, forKey: .background) {
            background = text == "transparent" ? .transparent : .plain(try object.color(.background))
        } else {
            background = nil
        }
        let wide = try object.decodeIfPresent([WideColor].self, forKey: .displayP3) ?? []
        displayP3 = Dictionary(wide.map { ($0.color, $0.components) }) { first, _ in first }
    }

    /// Encodes the members of `tincture extract --format json`, in the same order.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(swatches, forKey: .swatches)
        try object.encode(mean.hex, forKey: .mean)
        try object.encode(backdrop.hex, forKey: .backdrop)
        try object.encode(backdropDark.hex, forKey: .backdropDark)
        try object.encodeIfPresent(backdropGradient, forKey: .backdropGradient)
        try object.encode(bleed.hex, forKey: .bleed)
        try object.encode(bleedDark.hex, forKey: .bleedDark)
        try object.encodeIfPresent(bleedGradient, forKey: .bleedGradient)
        if isTwoSided { try object.encode(Self.leftRight, forKey: .sides) }
        try object.encodeIfPresent(tint?.hex, forKey: .tint)
        try object.encodeIfPresent(tintDark?.hex, forKey: .tintDark)
        try object.encodeIfPresent(tintBlock?.hex, forKey: .tintBlock)
        try object.encodeIfPresent(tintBlockDark?.hex, forKey: .tintBlockDark)
        try object.encode(confidence, forKey: .confidence)
        try object.encode(candidates.map { $0.hex }, forKey: .candidates)
        try Self.encode(roles, into: &object, .roles)
        if !edges.isEmpty { try Self.encode(edges, into: &object, .edges) }
        switch background {
        case .transparent: try object.encode("transparent", forKey: .background)
        case .plain(let color): try object.encode(color.hex, forKey: .background)
        case nil: break
        }
        let wide = displayP3.map { WideColor(color: $0, components: $1) }
        if !wide.isEmpty { try object.encode(wide.sorted { $0.color.hex < $1.color.hex }, forKey: .displayP3) }
    }

    /// The value of `sides` for a picture whose left and right sides have different colors.
    private static let leftRight = "left-right"

    /// A color outside sRGB, with the nearest color in sRGB as its key.
    private struct WideColor: Codable {
        private enum CodingKeys: String, CodingKey { case hex, components }

        let color: SRGB8
        let components: SIMD3<Double>

        init(color: SRGB8, components: SIMD3<Double>) { (self.color, self.components) = (color, components) }

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: CodingKeys.self)
            color = try object.color(.hex)
            components = try object.decode(SIMD3<Double>.self, forKey: .components)
        }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(color.hex, forKey: .hex)
            try object.encode([components.x, components.y, components.z], forKey: .components)
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.stringValue = stringValue }
        var intValue: Int? { nil }
        init?(intValue: Int) { nil }
    }

    private static func colors<Key: Hashable & CaseIterable & RawRepresentable<String>>(
        in object: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
    ) throws -> [Key: SRGB8] {
        guard object.contains(key) else { return [:] }
        let members = try object.nestedContainer(keyedBy: Name.self, forKey: key)
        var colors: [Key: SRGB8] = [:]
        for key in Key.allCases { colors[key] = try members.colorIfPresent(Name(key.rawValue)) }
        return colors
    }

    private static func encode<Key: Hashable & CaseIterable & RawRepresentable<String>>(
        _ colors: [Key: SRGB8], into object: inout KeyedEncodingContainer<CodingKeys>, _ key: CodingKeys
    ) throws {
        var members = object.nestedContainer(keyedBy: Name.self, forKey: key)
        for key in Key.allCases { try members.encodeIfPresent(colors[key]?.hex, forKey: Name(key.rawValue)) }
    }
}

extension Palette.Swatch: Codable {
    private enum CodingKeys: String, CodingKey { case hex, weight, role, displayP3, title, body }

    /// Decodes `{"hex": "#RRGGBB", "weight": …, "title": …, "body": …}`, with optional members for the role and Display
    /// P3.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        color = try object.color(.hex)
        weight = try object.decode(Double.self, forKey: .weight)
        // Ignores unknown roles, which a newer version may have written.
        role = try object.decodeIfPresent(String.self, forKey: .role).flatMap(Palette.Role.init)
        let wide = try object.decodeIfPresent([Double].self, forKey: .displayP3)
        displayP3 = wide.flatMap { $0.count == 3 ? SIMD3($0) : nil }
        title = try object.decode(Palette.TextColor.self, forKey: .title)
        body = try object.decode(Palette.TextColor.self, forKey: .body)
    }

    /// Encodes `{"hex": "#RRGGBB", "weight": …, "title": …, "body": …}`, and the role and Display P3 if there are any.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(color.hex, forKey: .hex)
        try object.encode(weight, forKey: .weight)
        try object.encodeIfPresent(role?.rawValue, forKey: .role)
        try object.encodeIfPresent(displayP3.map { [$0.x, $0.y, $0.z] }, forKey: .displayP3)
        try object.encode(title, forKey: .title)
        try object.encode(body, forKey: .body)
    }
}

extension Palette.TextColor: Codable {
    private enum CodingKeys: String, CodingKey { case hex, contrast }

    /// Decodes `{"hex": "#RRGGBBAA", "contrast": …}`; the color is opaque if it has no alpha.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        let text = try object.decode(String.self, forKey: .hex)
        let (digits, alpha) =
            text.utf8.count == 9 ? (String(text.prefix(7)), UInt8(text.suffix(2), radix: 16)) : (text, 255)
        guard let color = SRGB8(hex: digits), let alpha else { throw object.malformed(.hex) }
        self.init(
            color: color, opacity: Double(alpha) / 255, contrast: try object.decode(Double.self, forKey: .contrast))
    }

    /// Encodes `{"hex": "#RRGGBBAA", "contrast": …}`, without the alpha if the color is opaque.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(color.hex(alpha: UInt8((opacity * 255).rounded())), forKey: .hex)
        try object.encode(contrast, forKey: .contrast)
    }
}

extension Palette.Stop: Codable {
    private enum CodingKeys: String, CodingKey { case location, hex, dark }

    /// Decodes `{"location": …, "hex": "#RRGGBB", "dark": "#RRGGBB"}`.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            location: try object.decode(Double.self, forKey: .location), color: try object.color(.hex),
            dark: try object.color(.dark))
    }

    /// Encodes `{"location": …, "hex": "#RRGGBB", "dark": "#RRGGBB"}`.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(location, forKey: .location)
        try object.encode(color.hex, forKey: .hex)
        try object.encode(dark.hex, forKey: .dark)
    }
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

extension KeyedDecodingContainer {
    func color(_ key: Key) throws -> SRGB8 { try decode(ColorText.self, forKey: key).color }

    func colorIfPresent(_ key: Key) throws -> SRGB8? { try decodeIfPresent(ColorText.self, forKey: key)?.color }

    fileprivate func malformed(_ key: Key) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: "the color isn't #RRGGBB")
    }
}
