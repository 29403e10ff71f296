internal import ColorScience
internal import OrderedJSON

/// The meaning of every member of the manifest, by the type that has it.
enum MemberNotes {
    static let all: [String: [String: MemberNote]] = [
        "CatalogManifest": [
            "$schema": MemberNote("The address of this schema, for editors."),
            "schemaVersion": MemberNote(
                "The version of the form; another number means that keys changed their meaning.",
                .constant(.integer(CatalogManifest.currentSchemaVersion))),
            "images": MemberNote("The pictures, sorted by name."),
            "colors": MemberNote("The named colors, sorted by name."),
            "products": MemberNote("The products, in the order of their list."),
            "palettes": MemberNote("The colors of each picture, sorted by the name of the picture."),
            "gradients": MemberNote("The static gradients, sorted by name."),
            "carousels": MemberNote("The carousels, sorted by name."),
            "otherSets": MemberNote("Sets that hold neither pictures for code nor colors, sorted by name."),
        ],
        "ImageEntry": pin.merging([
            "name": MemberNote("The full name.", .name),
            "kind": MemberNote("What the image is for."),
            "isTemplate": MemberNote(
                "Present and true where the app tints the image, so that only its alpha counts.", .constant(.flag(true))
            ),
            "properties": MemberNote("The properties of the set; absent where it has none."),
            "variants": MemberNote("The files."),
        ]) { $1 },
        "ImageEntry.Variant": slot.merging([
            "file": MemberNote("The file, relative to the folder of the configuration.", .name),
            "resizing": MemberNote("How the image stretches; absent where it is scaled as a whole."),
            "pixelWidth": MemberNote(
                "The width of the upright picture in pixels; absent where the file does not say.", .range(1)),
            "pixelHeight": MemberNote(
                "The height of the upright picture in pixels; absent where the file does not say.", .range(1)),
            "pointWidth": MemberNote("The width in points of a picture without pixels, such as a PDF.", .length),
            "pointHeight": MemberNote("The height in points of a picture without pixels, such as a PDF.", .length),
            "format": MemberNote("The format of the content, whatever the name of the file says.", .name),
            "colorProfile": MemberNote("The name of the color profile; absent where the file has none."),
            "hasAlpha": MemberNote("Whether the picture can be transparent; absent where the file does not say."),
            "pixels": MemberNote(
                "Present where the build that wrote this has no decoder of the format, so that the picture has no palette."
            ),
            "byteCount": MemberNote("The size of the file in bytes.", .range(0)),
            "sha256": MemberNote("The SHA-256 digest of the file.", .pattern("^[0-9a-f]{64}$")),
        ]) { $1 },
        "ColorEntry": [
            "name": MemberNote("The full name.", .name),
            "properties": MemberNote("The properties of the set; absent where it has none."),
            "variants": MemberNote("The values."),
        ],
        "ColorEntry.Variant": conditions.merging([
            "appearance": MemberNote("The appearance; `any` for the one that serves all others.", .name),
            "colorSpace": MemberNote(
                "The color space of the components.",
                .words([
                    "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
                ])),
            "components": MemberNote("The components in the color space, 0 … 1, alpha last.", .count(2, 4)),
            "hex": MemberNote("The sRGB value without alpha.", .hex),
            "platform": MemberNote("The platform of a system color."),
            "reference": MemberNote("The name of a system color."),
        ]) { $1 },
        "ProductEntry": [
            "image": MemberNote("The name of the picture.", .name),
            "name": MemberNote("The name of the product; absent where the list does not say."),
            "price": MemberNote("The price, as the list writes it; absent where the list does not say."),
        ],
        "PaletteEntry": pin.merging([
            "image": MemberNote("The name of the picture.", .name),
            "swatches": MemberNote("The colors, in falling weight; none for a fully transparent picture."),
            "mean": MemberNote("The alpha-weighted mean of the gamma-encoded sRGB values.", .hex),
            "backdrop": MemberNote("The color to show behind the picture, as found; a pin wins over it.", .hex),
            "backdropDark": MemberNote("The backdrop in the dark appearance.", .hex),
            "backdropGradient": MemberNote(
                "A vertical gradient for behind the picture, from the top; absent for a picture of one color.",
                .count(2)),
            "bleed": MemberNote("The color that continues the picture past its edges.", .hex),
            "bleedDark": MemberNote("The bleed in the dark appearance.", .hex),
            "bleedGradient": MemberNote(
                "What continues the picture where two opposite sides differ; absent where they do not."),
            "tint": MemberNote(
                "A proposal for behind a product that is cut out or on white: the hue of its mean, no color of the picture.",
                .hex),
            "tintDark": MemberNote("The tint in the dark appearance.", .hex),
            "confidence": MemberNote("How sure the backdrop and the bleed are."),
            "candidates": MemberNote(
                "The colors to choose the backdrop from, the likeliest first.", .count(1), each: .hex),
            "roles": MemberNote("The color of each role that has one."),
            "edges": MemberNote("The color of each side of the border that is not transparent."),
            "background": MemberNote(
                "The plain surrounding of the subject: `#RRGGBB`, or `transparent`.",
                .pattern("^(#[0-9A-F]{6}|transparent)$")),
            "thumbhash": MemberNote(
                "A ThumbHash in Base64, shown until the picture has loaded; only for the kinds that `placeholders` names."
            ),
        ]) { $1 },
        "SwatchEntry": [
            "hex": MemberNote("The color.", .hex),
            "weight": MemberNote("The share of the opaque pixels, weighted by alpha.", .unit),
            "role": MemberNote(
                "What the color is good for; absent where it has no special use.",
                .words(roles)),
            "displayP3": MemberNote("The Display P3 components of a color outside sRGB.", .count(3, 3), each: .unit),
            "title": MemberNote("A color for titles on the swatch: a contrast of at least 3."),
            "body": MemberNote("A color for body text on the swatch: a contrast of at least 4.5."),
        ],
        "SwatchEntry.Text": [
            "hex": MemberNote("White or black with its opacity.", .hexWithAlpha),
            "contrast": MemberNote("The WCAG 2 contrast on the swatch.", .range(3, 21)),
        ],
        "BackdropStop": [
            "location": MemberNote("The distance from the top.", .unit),
            "hex": MemberNote("The color.", .hex),
            "dark": MemberNote("The color in the dark appearance.", .hex),
        ],
        "BleedGradientEntry": [
            "to": MemberNote("The side at which the gradient ends."),
            "stops": MemberNote("The color of the opposite side, and that of this one.", .count(2)),
        ],
        "PinReferenceEntry": [
            "swatch": MemberNote("The number of a swatch in falling weight, counted from 1.", .range(1, 16)),
            "role": MemberNote("The role of a color.", .words(roles)),
            "at": MemberNote(
                "A point of the upright picture: from the left and from the top.", .count(2, 2), each: .unit),
        ],
        "ConfidenceEntry": [
            "backdrop": MemberNote(
                "The backdrop's lead in score over the second candidate, or its share of a plain border, or of the outline of a cut-out that it sets off.",
                .unit),
            "bleed": MemberNote("The bleed's lead in the share of the border.", .unit),
        ],
        "RoleEntries": [
            "background": MemberNote("The plain white background behind the subject.", .hex),
            "dominant": MemberNote("The color with the largest share.", .hex),
            "vibrant": MemberNote("A strong color, neither light nor dark.", .hex),
            "lightVibrant": MemberNote("A strong light color.", .hex),
            "darkVibrant": MemberNote("A strong dark color.", .hex),
            "muted": MemberNote("A soft color, neither light nor dark.", .hex),
            "lightMuted": MemberNote("A soft light color.", .hex),
            "darkMuted": MemberNote("A soft dark color.", .hex),
            "edge": MemberNote("The color of the border.", .hex),
        ],
        "EdgeEntries": [
            "top": MemberNote("The top side.", .hex),
            "bottom": MemberNote("The bottom side.", .hex),
            "left": MemberNote("The left side.", .hex),
            "right": MemberNote("The right side.", .hex),
        ],
        "GradientEntry": [
            "name": MemberNote("The name.", .name),
            "start": MemberNote(
                "The unit point at which the gradient starts: x and y from the top left.", .count(2, 2)),
            "end": MemberNote("The unit point at which the gradient ends: x and y from the top left.", .count(2, 2)),
            "stops": MemberNote("The colors, in rising location.", .count(2)),
        ],
        "GradientEntry.Stop": [
            "color": MemberNote("The name of the color set, or the color as the configuration writes it."),
            "hex": MemberNote("The sRGB value without alpha.", .hex),
            "alpha": MemberNote("The alpha; absent where the color is opaque.", .unit),
            "dark": MemberNote("The sRGB value in the dark appearance; absent where nothing differs there.", .hex),
            "darkAlpha": MemberNote("The alpha in the dark appearance; absent where the color is opaque there.", .unit),
            "location": MemberNote("The position between start and end.", .unit),
        ],
        "CarouselEntry": [
            "name": MemberNote("The name.", .name),
            "backdrops": MemberNote(
                "`bleed` where pages without a pin continue their pictures; absent where they have the backdrop.",
                .constant(.text("bleed"))),
            "style": MemberNote("How the carousel moves.", .words(["page", "paged", "snap", "deck"])),
            "wraps": MemberNote("Whether the first page follows the last one."),
            "interpolation": MemberNote(
                "The color space in which colors are blended.", .words(ColorSpace.forInterpolation.map(\.rawValue))),
            "hue": MemberNote(
                "The way around the hue circle, for spaces with a hue.",
                .words(HueInterpolation.allCases.map(\.rawValue))),
            "easing": MemberNote("The CSS easing function of the blend; absent for `linear`.", .name),
            "spacing": MemberNote("The space between two cards of a `snap` carousel, in points.", .range(0)),
            "padding": MemberNote(
                "The space beside the front card of a `snap` carousel, both sides together, in points.", .range(0)),
            "threshold": MemberNote("How far a card of a `deck` must be dragged before it leaves, in points.", .length),
            "foreground": MemberNote("The picture drawn over the backdrop.", .name),
            "contrast": MemberNote("The worst contrast of the overlay; present where the configuration names one."),
            "contrastDark": MemberNote("The worst contrast in the dark appearance, where no backdrop is changed."),
            "pages": MemberNote("The pages in their order."),
            "transitions": MemberNote("The transitions, in the order of the page at which they start."),
            "tracks": MemberNote("For vertical gradients: the transitions at each height.", .count(2)),
            "dark": MemberNote("The tables of the dark appearance."),
            "offsets": MemberNote("The offset tables that the configuration asks for."),
        ],
        "CarouselEntry.Dark": [
            "transitions": MemberNote("The transitions, in the order of the page at which they start."),
            "tracks": MemberNote("For vertical gradients: the transitions at each height.", .count(2)),
        ],
        "CarouselEntry.Dark.Transition": transition,
        "CarouselEntry.Dark.Track": [
            "location": MemberNote("The distance from the top.", .unit),
            "transitions": MemberNote("The transitions at this height."),
        ],
        "CarouselEntry.Page": [
            "image": MemberNote("The name of the picture.", .name),
            "backdrop": MemberNote("The color behind the page.", .hex),
            "backdropDark": MemberNote("The color in the dark appearance.", .hex),
            "backdropGradient": MemberNote(
                "The colors of a vertical gradient, from the top; absent for a plain backdrop.", .count(2)),
            "unadjusted": MemberNote("The color before contrast changed it; absent where it was not changed.", .hex),
            "source": MemberNote("`pinned` where a person chose the color, `extracted` where it was found."),
            "pinnedBy": MemberNote("The part of the picture that the pin names; absent where the pin is a color."),
            "confidence": MemberNote("How sure the color is; absent where a person chose it.", .unit),
            "nearestSwatch": MemberNote("The swatch nearest to a pin; a large distance suggests an outdated pin."),
        ],
        "CarouselEntry.Page.NearestSwatch": [
            "hex": MemberNote("The swatch.", .hex),
            "distance": MemberNote("The difference from the pin, in CIEDE2000.", .range(0)),
        ],
        "CarouselEntry.Transition": transition.merging([
            "samples": MemberNote("The colors at evenly spaced progress, both ends included.", .count(2), each: .hex)
        ]) { $1 },
        "CarouselEntry.Transition.Stop": [
            "progress": MemberNote("The progress.", .unit),
            "hex": MemberNote("The color.", .hex),
        ],
        "CarouselEntry.Contrast": [
            "overlay": MemberNote("The color on the backdrop.", .hex),
            "worst": MemberNote("The lowest WCAG 2 contrast over all offsets.", .range(1, 21)),
            "position": MemberNote("Where it occurs, in pages from the first.", .range(0)),
            "required": MemberNote("The contrast that the configuration asks for.", .range(1, 21)),
        ],
        "CarouselEntry.Track": [
            "location": MemberNote("The distance from the top.", .unit),
            "transitions": MemberNote("The transitions at this height."),
        ],
        "CarouselEntry.Offsets": [
            "width": MemberNote("The screen width in points; absent for a deck, where it does not matter.", .length),
            "pitch": MemberNote("The distance from page to page, in points.", .length),
            "step": MemberNote("The distance from one color to the next, in points.", .length),
            "colors": MemberNote("The colors from the first page at rest to the last one.", .count(1), each: .hex),
        ],
        "OtherSetEntry": [
            "name": MemberNote("The full name.", .name),
            "type": MemberNote("The extension of the folder, such as `appiconset`.", .name),
            "files": MemberNote("The files, relative to the folder of the configuration."),
            "properties": MemberNote("The properties of the set; absent where it has none."),
            "members": MemberNote("The entries of the set, such as the icons of an app icon set."),
        ],
        "OtherSetEntry.Member": slot.merging([
            "file": MemberNote("The file or folder in the set; absent for an empty slot.", .name),
            "typeIdentifier": MemberNote("The type of a data item, such as `public.json`."),
        ]) { $1 },
        "PropertiesEntry": [
            "renderingIntent": MemberNote("How the app draws the image.", .words(["original", "template"])),
            "preservesVectorRepresentation": MemberNote("Whether a PDF or SVG stays a vector in the app."),
            "compression": MemberNote("How the catalog compiler packs the files, such as `lossless`."),
            "autoScaling": MemberNote("Whether watchOS scales the picture, such as `auto`."),
            "localizable": MemberNote("Whether the set has variants by language."),
            "onDemandResourceTags": MemberNote("The tags of on-demand resources."),
        ],
        "ResizingEntry": [
            "mode": MemberNote(
                "Which parts keep their size.", .words(["9-part", "3-part-horizontal", "3-part-vertical"])),
            "capInsets": MemberNote("The ends that keep their size, in pixels; 0 where the set does not say."),
            "centerMode": MemberNote("How the middle fills its space.", .words(["tile", "stretch", "fill"])),
            "centerWidth": MemberNote("The width of the middle in pixels."),
            "centerHeight": MemberNote("The height of the middle in pixels."),
        ],
        "ResizingEntry.CapInsets": [
            "top": MemberNote("From the top."), "left": MemberNote("From the left."),
            "bottom": MemberNote("From the bottom."), "right": MemberNote("From the right."),
        ],
        "SlotEntry": [
            "colorSpace": MemberNote("The color space of a texture or data item."),
            "languageDirection": MemberNote("`left-to-right` or `right-to-left`."),
            "locale": MemberNote("The language, such as `fr`."),
            "memory": MemberNote("The least memory of the device, such as `2GB`."),
            "graphicsFeatureSet": MemberNote("The least graphics hardware of the device, such as `metal2v2`."),
            "widthClass": MemberNote("`compact` or `regular`."),
            "heightClass": MemberNote("`compact` or `regular`."),
            "subtype": MemberNote("The model among the devices of an idiom, such as `38mm`."),
            "screenWidth": MemberNote("The width of a watch's screen, such as `<=145`."),
            "platform": MemberNote("The platform of an icon with a single size, such as `ios`."),
            "size": MemberNote("The size of an icon in points, such as `83.5x83.5`."),
            "role": MemberNote("The role of an icon or asset, such as `top-shelf-image`."),
            "extent": MemberNote("The part of the screen of a launch image, such as `full-screen`."),
            "orientation": MemberNote("`portrait` or `landscape`."),
            "minimumSystemVersion": MemberNote("The first version of the system, such as `8.0`."),
            "cubeFace": MemberNote("The side of a cube texture, such as `x+`."),
            "mipmapLevel": MemberNote("The level of a texture, such as `base`."),
        ],
    ]

    /// What holds between the members of a type.
    static let relations: [String: [(String, JSONNode)]] = [
        "ColorEntry.Variant": [
            (
                "oneOf",
                .list(
                    [["colorSpace", "components", "hex"], ["platform", "reference"]].map {
                        .object([("required", .words($0))])
                    })
            )
        ],
        "PinReferenceEntry": [
            ("oneOf", .list(["swatch", "role", "at"].map { .object([("required", .words([$0]))]) }))
        ],
    ]

    private static let roles = [
        "background", "dominant", "vibrant", "lightVibrant", "darkVibrant", "muted", "lightMuted", "darkMuted", "edge",
    ]

    private static let pin = [
        "pinned": MemberNote("The backdrop that a person chose; it wins over the one that was found.", .hex),
        "pinnedDark": MemberNote("The pinned backdrop in the dark appearance.", .hex),
        "pinnedGradient": MemberNote("The colors of a pinned vertical gradient, from the top.", .count(2)),
        "pinnedBy": MemberNote(
            "The part of the picture that the pin names; absent where the person chose the color itself."),
    ]

    /// What the transitions of both appearances have.
    private static let transition = [
        "from": MemberNote("The page at progress 0, counted from 0.", .range(0)),
        "to": MemberNote("The page at progress 1, counted from 0.", .range(0)),
        "stops": MemberNote(
            "The fewest stops whose linear sRGB interpolation stays within the tolerance of the true curve.",
            .count(2)),
        "maximumError": MemberNote(
            "The largest difference of the stops from the true curve, in CIEDE2000.", .range(0)),
    ]

    /// What a file or value is for.
    private static let conditions = [
        "idiom": MemberNote("The device; absent for every device."),
        "appearance": MemberNote("The appearance; absent for any."),
        "displayGamut": MemberNote("`sRGB` or `display-P3`; absent for any."),
        "slot": MemberNote("Further conditions; absent where there are none."),
    ]

    private static let slot = conditions.merging([
        "scale": MemberNote("Pixels per point; absent for a file that serves every scale.", .range(1, 3))
    ]) { $1 }
}
