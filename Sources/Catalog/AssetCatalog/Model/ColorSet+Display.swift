package import ColorScience

/// A kind of display for which a color set is resolved.
package struct ColorDisplay: Sendable, Hashable {
    /// The appearance; light if it has no luminosity.
    package var appearance = Appearance()
    /// The device, or nil for one without its own variants.
    package var idiom: String?
    /// Whether the display shows Display P3.
    package var isWide = false

    /// Returns all combinations of device, gamut, contrast and luminosity in some sets, starting with the plainest.
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
    /// Returns the index in ``variants`` of the variant that a display shows, or nil if none fits.
    ///
    /// If several fit, a match of the device counts most, then the luminosity, the contrast and the gamut. Among
    /// equal matches, the first variant is used.
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
    /// Returns how well the slot fits a display, or nil if it is for a different one.
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
            // A wide-gamut display also shows colors of a narrow gamut.
            && fits(
                display.isWide && displayGamut == "sRGB" ? nil : displayGamut, display.isWide ? "display-P3" : "sRGB", 1
            )
        return fitsAll ? score : nil
    }
}

extension ColorVariant {
    /// The color, or nil for a system color.
    package var color: Color? {
        if case .components(let space, let components) = value { space.color(components) } else { nil }
    }
}
