internal import AssetNaming
internal import CatalogManifest
internal import ColorScience

struct ColorItem: Encodable, Equatable, Sendable {
    struct Variant: Encodable, Equatable, Sendable {
        /// The appearance, device and gamut, in words.
        var label: String
        /// The sRGB value; absent for a system color, as is `value`.
        var hex: String?
        var value: String?
        /// The name of a system color; for another color, its CSS notation, or else the name of its color space.
        var detail: String
    }

    var name: String
    var symbol: String?
    var css: String
    var file: String?
    var variants: [Variant]
    var uses: CodeUses?
    var findings: [Int]

    init(_ color: ColorEntry, file: String?, uses: CodeUses?, findings: [Int]) {
        name = color.name
        symbol = CodeNames.symbol(color.name, .color)
        css = "var(--color-\(PlainName.of(color.name)))"
        variants = color.variants.map(Self.variant)
        (self.file, self.uses, self.findings) = (file, uses, findings)
    }

    private static func variant(_ variant: ColorEntry.Variant) -> Variant {
        let words = [variant.appearance, variant.idiom, variant.displayGamut].compactMap(\.self)
        let space = variant.colorSpace.flatMap(CatalogColorSpace.init)
        let value = space.flatMap { space in variant.components.flatMap { space.color($0) } }?.css()
        return Variant(
            label: words.joined(separator: " · "), hex: variant.code, value: value ?? variant.code,
            detail: variant.reference ?? value ?? variant.colorSpace ?? "")
    }
}
