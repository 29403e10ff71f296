internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience

enum WebValue {
    /// Returns the code of a color for light and dark mode; nil for a system color.
    static func color(_ entry: ColorEntry) -> String? {
        guard let light = entry.lightColor ?? entry.darkColor else { return nil }
        return pair(light.plainCSS, (entry.darkColor ?? light).plainCSS)
    }

    static func gradient(_ entry: GradientEntry) -> String {
        let stops = entry.stops.map { stop in
            let light = stop.lightColor?.plainCSS ?? stop.hex
            return self.stop(stop.location, light, stop.darkColor?.plainCSS ?? light)
        }
        func point(_ point: [Double]) -> String { list([point.first ?? 0, point.last ?? 0].map(number)) }
        return object([("start", point(entry.start)), ("end", point(entry.end)), ("stops", list(stops))])
    }

    static func picture(_ picture: PictureColors) -> String {
        var members = PictureColor.all(of: picture).map { ($0.use, pair($0.light.hex, $0.dark.hex)) }
        if let stops = picture.backdropGradient { members.append(("backdropGradient", list(stops.map(stop)))) }
        if let bleed = picture.bleedGradient {
            members.append(
                ("bleedGradient", object([("to", string(bleed.to.rawValue)), ("stops", list(bleed.stops.map(stop)))])))
        }
        if let hash = picture.found?.thumbhash { members.append(("thumbhash", string(hash))) }
        return object(members)
    }

    static func product(_ product: ProductEntry) -> String {
        object(
            [("image", product.image), ("name", product.name), ("price", product.price)].compactMap { name, value in
                value.map { (name, string($0)) }
            })
    }

    static func carousel(_ carousel: CarouselEntry, _ tables: CarouselEntry.Tables) -> String {
        var members = [
            ("name", string(carousel.name)), ("style", string(carousel.style)), ("wraps", "\(carousel.wraps)"),
        ]
        members += carousel.lengths.map { ($0.label, number($0.points)) }
        if let overlay = carousel.contrast?.overlay { members.append(("overlay", string(overlay))) }
        if let foreground = carousel.foreground { members.append(("foreground", string(foreground))) }
        let pages = zip(carousel.pages, zip(tables.light.pages, tables.dark.pages)).map { page, colors in
            let text = TextColors(page)
            var members = [
                ("image", string(page.image)), ("backdrop", pair(colors.0.hex, colors.1.hex)),
                ("isPinned", "\(page.source == .pinned)"),
            ]
            if !text.areas.isEmpty {
                members.append(
                    ("texts", object(text.areas.map { (string($0.name), pair($0.light.hex, $0.dark.hex)) })))
            }
            if let scrim = text.scrim { members.append(("scrim", pair(scrim.light.plainCSS, scrim.dark.plainCSS))) }
            return object(members)
        }
        members += [
            ("pages", lines(pages)), ("light", self.tables(tables.light, tables.gradients?.light)),
            ("dark", self.tables(tables.dark, tables.gradients?.dark)),
        ]
        let text = members.map { "    \($0): \($1),\n" }.joined()
        return "new Carousel({\n\(text)  })"
    }

    private static func tables(_ flat: GradientTable, _ gradient: BackdropTable?) -> String {
        var members = [("flat", track(flat))]
        if let gradient {
            members.append(("heights", list(gradient.locations.map(number))))
            members.append(("tracks", list(gradient.tracks.map(track))))
        }
        return "{\n" + members.map { "      \($0): \($1),\n" }.joined() + "    }"
    }

    private static func track(_ table: GradientTable) -> String {
        list(CodeText.stops(table).map { list($0.map { "0x" + $0 }) })
    }

    private static func pair(_ light: String, _ dark: String) -> String {
        object([("light", string(light)), ("dark", string(dark))])
    }

    private static func stop(_ stop: BackdropStop) -> String { self.stop(stop.location, stop.hex, stop.dark) }

    private static func stop(_ location: Double, _ light: String, _ dark: String) -> String {
        object([("location", number(location)), ("light", string(light)), ("dark", string(dark))])
    }

    private static func string(_ text: String) -> String { WebModule.string(text) }
    private static func number(_ value: Double) -> String { DecimalText.of(value, places: 9) }
    private static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }
    private static func lines(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n" + elements.map { "      \($0),\n" }.joined() + "    ]"
    }
    private static func object(_ members: [(String, String)]) -> String {
        members.isEmpty ? "{}" : "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
    }
}
