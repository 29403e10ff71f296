internal import AssetCatalog
internal import ColorScience

/// The colors of a color set, for comparison with other color sets.
///
/// Two instances are equal if their sets look the same on every display.
struct ColorValues: Hashable {
    /// The red, green, blue and alpha in sRGB, in steps of 1/255, of the color for each appearance and device (slot).
    ///
    /// A color outside sRGB has values beyond 0 … 255.
    private let values: [VariantSlot: [Int]]
    /// The color of each slot, without slots that repeat the color of the default appearance.
    @NotCompared private(set) var colors: [VariantSlot: Color]

    /// Creates the colors of a set; nil for a set without colors, with a system color, or of a token that is an alias.
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
        // An appearance that repeats the color of the default one adds nothing.
        let needed = bytes.filter { slot, value in
            var plain = slot
            plain.appearance = Appearance()
            return slot == plain || bytes[plain] != value
        }
        values = needed
        self.colors = colors.filter { needed[$0.key] != nil }
    }

    /// Returns the largest CIEDE2000 distance between two sets' colors in any slot; nil if slots or opacities differ.
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

    /// The CIE lightness of the color in the default appearance, 0 … 100.
    var lightness: Double {
        let plain = colors.min { ($0.key.appearance.name, $0.key.idiom) < ($1.key.appearance.name, $1.key.idiom) }
        return plain.map { Lab($0.value).lightness } ?? 0
    }
}
