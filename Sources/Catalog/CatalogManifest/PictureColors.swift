/// The colors of a picture: the colors found in the picture, and the color that a person chose.
package struct PictureColors: Sendable, Hashable {
    package let image: String
    package let pin: PinEntry?
    /// The colors found in the picture; nil if the picture is fully transparent or wasn't decoded.
    package let found: PaletteColors?

    package init(image: String, pin: PinEntry?, found: PaletteColors?) {
        (self.image, self.pin, self.found) = (image, pin, found)
    }

    /// The color behind the picture in light mode: the pin, or else the color found in the picture.
    package var backdrop: String? { pin?.color ?? found?.backdrop }

    package var backdropDark: String? { pin == nil ? found?.backdropDark : pin?.dark }

    /// The vertical gradient behind the picture; nil if none was found or chosen.
    ///
    /// A pin of a single color keeps the stops that were found, but each stop gets that color.
    package var backdropGradient: [BackdropStop]? {
        guard let pin else { return found?.backdropGradient }
        return pin.gradient
            ?? found?.backdropGradient?.map {
                BackdropStop(location: $0.location, hex: pin.color, dark: pin.dark ?? pin.color)
            }
    }

    /// The color that continues the picture past its edges in light mode: the pin, or else the bleed that was found.
    package var bleed: String? { pin?.color ?? found?.bleed }

    package var bleedDark: String? { pin == nil ? found?.bleedDark : pin?.dark }

    /// The gradient that continues the picture past its edges; nil if a person chose the backdrop.
    package var bleedGradient: BleedGradientEntry? { pin == nil ? found?.bleedGradient : nil }

    /// Words such as `pinned to swatch 2; found #C98B5A` about the backdrop; nil if no person chose a backdrop.
    package var pinWords: String? {
        guard let pin else { return nil }
        let words = pin.gradient == nil ? PinReferenceEntry.words(pin.reference) : "pinned gradient"
        return words + (found?.backdrop.map { "; found \($0)" } ?? "")
    }
}

extension CatalogManifest {
    /// The colors of every picture with a palette or a pin (a color that a person chose), sorted by picture name.
    package var pictureColors: [PictureColors] {
        let found = palettes.map { PictureColors(image: $0.image, pin: $0.pin, found: $0.colors) }
        var known = Set(palettes.map(\.image))
        let others = images.filter { $0.pin != nil && known.insert($0.name).inserted }
        if others.isEmpty { return found }
        return (found + others.map { PictureColors(image: $0.name, pin: $0.pin, found: nil) })
            .sorted { $0.image < $1.image }
    }
}
