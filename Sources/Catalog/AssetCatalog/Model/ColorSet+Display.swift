package import ColorScience

/// The properties of a display that decide which variant of a color set the display shows.
package struct ColorDisplay: Sendable, Equatable {
    /// The appearance; without a luminosity, it is light mode.
    package var appearance = Appearance()
    /// The device, such as `ipad`; nil stands for any device that no variant of the color set names.
    package var idiom: String?
    /// Whether the display can show the colors of Display P3.
    package var isWide = false

    /// Returns all combinations of device, gamut, contrast and luminosity that the variants of the sets distinguish.
    ///
    /// The first one is the most general.
    package static func all(for sets: [ColorSet]) -> [ColorDisplay] {
        let slots = sets.flatMap { $0.variants.map(\.slot) }
        func words(_ word: (VariantSlot) -> String?, but plain: String? = nil) -> [String?] {
            [nil] + Set(slots.compactMap(word)).subtracting(plain.map { [$0] } ?? []).sorted()
        }
        let gamuts = slots.contains { $0.displayGamut == "display-P3" } ? [false, true] : [false]
        return words { $0.idiom == "universal" ? nil : $0.idiom }.flatMap { idiom in
            gamuts.flatMap { isWide in
                words(\.appearance.contrast).flatMap { contrast in
                    words(\.appearance.luminosity, but: "light").map { luminosity in
                        ColorDisplay(
                            appearance: Appearance(luminosity: luminosity, contrast: contrast), idiom: idiom,
                            isWide: isWide)
                    }
                }
            }
        }
    }
}

extension ColorSet {
    /// Returns the index in ``variants`` of the variant that a display shows; nil if none fits.
    ///
    /// If several fit, the device decides, then the luminosity, the contrast and the gamut. In a tie, the first one
    /// wins.
    package func variant(for display: ColorDisplay) -> Int? {
        var best: (number: Int, score: Int)?
        for (number, variant) in variants.enumerated() {
            guard let score = variant.slot.score(for: display), score > best?.score ?? -1 else { continue }
            best = (number, score)
        }
        return best?.number
    }
}

extension VariantSlot {
    /// Returns how well the slot fits a display, from 0 (general) to 15 (specific); nil if the slot is for another
    /// display.
    fileprivate func score(for display: ColorDisplay) -> Int? {
        var score = 0
        func fits(_ word: String?, _ wanted: String?, _ weight: Int) -> Bool {
            guard let word else { return true }
            score += weight
            return word == wanted
        }
        let fitsAll =
            fits(idiom == "universal" ? nil : idiom, display.idiom, 8)
            && fits(appearance.luminosity, display.appearance.luminosity ?? "light", 4)
            && fits(appearance.contrast, display.appearance.contrast, 2)
            // A wide-gamut display also shows the colors of sRGB.
            && fits(
                display.isWide && displayGamut == "sRGB" ? nil : displayGamut, display.isWide ? "display-P3" : "sRGB", 1
            )
        return fitsAll ? score : nil
    }
}

extension ColorVariant {
    /// The color of the variant; nil if the variant names a system color.
    package var color: Color? {
        if case .components(let space, let components) = value { space.color(components) } else { nil }
    }
}
