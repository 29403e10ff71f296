internal import AssetCatalog
internal import ColorScience

/// The values of a color set, equal for sets that look equal on every display.
struct ColorValues: Hashable {
    /// The values by display, in steps of 8 bits: red, green, blue and alpha in sRGB, possibly outside its gamut.
    private let values: [VariantSlot: [Int]]
    /// The colors by their displays.
    let colors: [VariantSlot: Color]

    /// Creates the values of a set; nil if one is a system color, if there is none, and for an alias token.
    init?(_ set: ColorSet) {
        if set.variants.isEmpty || set.token?.isAlias == true { return nil }
        var colors: [VariantSlot: Color] = [:]
        for variant in set.variants {
            guard let color = variant.color else { return nil }
            if colors[variant.slot] == nil { colors[variant.slot] = color }
        }
        let bytes = colors.mapValues { color in
            let components = color.converted(to: .srgb).components
            return [components.x, components.y, components.z, color.alpha].map { Int(($0 * 255).rounded()) }
        }
        // An appearance that repeats the plain value adds nothing.
        let needed = bytes.filter { slot, value in
            var plain = slot
            plain.appearance = Appearance()
            return slot == plain || bytes[plain] != value
        }
        values = needed
        self.colors = colors.filter { needed[$0.key] != nil }
    }

    static func == (left: ColorValues, right: ColorValues) -> Bool { left.values == right.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Returns the largest difference of two sets in any appearance, CIEDE2000; nil if their appearances or opacities
    /// don't match.
    func distance(to other: ColorValues) -> Double? {
        guard colors.count == other.colors.count else { return nil }
        var largest = 0.0
        for (slot, color) in colors {
            guard let another = other.colors[slot], (color.alpha - another.alpha).magnitude < 0.5 / 255 else {
                return nil
            }
            largest = max(largest, ciede2000(color, another))
        }
        return largest
    }

    /// The CIE lightness of the plainest value, 0 … 100.
    var lightness: Double {
        let plain = colors.min { ($0.key.appearance.name, $0.key.idiom) < ($1.key.appearance.name, $1.key.idiom) }
        return plain.map { Lab($0.value).lightness } ?? 0
    }
}
