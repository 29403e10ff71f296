package import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// A renderer of pictures, colors, gradients and carousels as lines of text for a terminal, with names escaped.
package struct TerminalPreview: Sendable {
    let depth: ColorDepth
    let width: Int
    /// The number of columns after which a line is cut; nil for a file or pipe, whose lines aren't cut.
    let limit: Int?
    let pictures: PictureProtocol

    /// Creates a renderer of at least 20 columns.
    package init(depth: ColorDepth, width: Int, isTerminal: Bool = true, pictures: PictureProtocol = .none) {
        self.depth = depth
        self.width = max(20, width)
        limit = isTerminal ? max(20, width) : nil
        self.pictures = depth == .plain ? .none : pictures
    }

    package func text(_ item: PreviewItem) -> String {
        switch item {
        case .picture(let picture): text(picture)
        case .color(let color): text(color)
        case .gradient(let gradient): text(gradient)
        case .carousel(let carousel): text(carousel)
        }
    }

    /// Returns the name of a picture, a line per swatch with a bar for its share, and the backdrop and other colors.
    package func palette(name: String, _ colors: PaletteColors) -> String {
        title(name) + swatches(of: PictureColors(image: name, pin: nil, found: colors))
    }

    /// Returns a row in the colors of a gradient, or of hex codes for a terminal without colors.
    package func strip(_ hexes: [String]) -> String {
        let row = shownIndices(of: hexes).map { hexes[$0] }
        if row.isEmpty { return "" }
        var line = line
        if depth == .plain {
            line.add(row.joined(separator: " "))
        } else {
            for hex in row { line.fill(SRGB8(hex: hex), cells: 1) }
        }
        return line.ended()
    }

    func shownIndices(of hexes: [String]) -> [Int] {
        guard let last = hexes.indices.last else { return [] }
        let longest = hexes.map(\.count).max() ?? 0
        let columns = depth == .plain ? max(1, min(hexes.count, width / (longest + 1))) : width
        return (0..<columns).map { Int((Double($0) / Double(max(1, columns - 1)) * Double(last)).rounded()) }
    }

    /// The number of columns at which paragraphs are wrapped.
    package var foldingWidth: Int { limit ?? 80 }

    var line: TerminalLine { TerminalLine(depth, limit: limit) }

    func title(_ words: String) -> String {
        var line = line
        line.add(words)
        return line.ended()
    }

    private func text(_ picture: PicturePreview) -> String {
        var text = title(picture.name + (picture.detail.isEmpty ? "" : "  \(picture.detail)"))
        if pictures != .none, let file = picture.file, picture.colors.found != nil {
            let shown = TerminalPicture(kind: pictures, depth: depth)
            let cells = PageCells(cell: min(40, width), scale: shown.pixelsPerColumn)
            text += shown.text(cells.draw([(file, picture.colors.backdrop.flatMap { SRGB8(hex: $0) })]))
        }
        return text + swatches(of: picture.colors)
    }

    private func text(_ color: ColorPreview) -> String {
        color.shades.map { shade in
            var line = line
            if let color = shade.color, color.alpha < 1 {
                for background in Self.backgrounds { line.fill(color.over(background), cells: 3) }
            } else {
                line.fill(shade.color?.color, cells: 6)
            }
            line.add("\(line.columns > 0 ? " " : "")\(shade.code)  \(color.name)")
            if !shade.detail.isEmpty { line.add("  \(shade.detail)") }
            return line.ended()
        }.joined()
    }

    private func text(_ gradient: GradientPreview) -> String {
        let stops = gradient.stops.map { $0.name == $0.hex ? $0.hex : "\($0.name) \($0.hex)" }
        let words = [gradient.name, gradient.detail, stops.joined(separator: " → ")].filter { !$0.isEmpty }
        let heading = title(words.joined(separator: "  "))
        if depth == .plain || !gradient.isTranslucent { return heading + strip(gradient.samples.map(\.code)) }
        return heading
            + Self.backgrounds.map { background in strip(gradient.samples.map { $0.over(background).hex }) }.joined()
    }

    /// White and black, over which a translucent color is shown.
    private static let backgrounds = [UInt8.max, 0].map { SRGB8(red: $0, green: $0, blue: $0) }

    private func swatches(of colors: PictureColors) -> String {
        // The hex code, share and role take 33 columns. The bars get the other columns, except a margin.
        let room = max(1, width - 37)
        var text = ""
        for swatch in colors.found?.swatches ?? [] {
            var line = line
            line.add("  \(swatch.hex)  ")
            let share = ShortNumber.percent(swatch.weight)
            line.pad(to: 17 - share.count)
            line.add("\(share)  \(swatch.role ?? "")")
            line.pad(to: 33)
            let cells = max(1, Int(((swatch.weight > 0 ? min(swatch.weight, 1) : 0) * Double(room)).rounded()))
            if depth == .plain {
                line.add(String(repeating: "#", count: cells))
            } else {
                line.fill(SRGB8(hex: swatch.hex), cells: cells)
            }
            text += line.ended()
        }
        return text + uses(of: colors)
    }

    private static func sides(of palette: PaletteColors) -> String? {
        guard let sides = palette.sides else { return nil }
        let stops = palette.bleedGradient?.stops.map(\.hex) ?? []
        return "\(sides.rawValue) \(stops.joined(separator: " → "))"
    }

    private func uses(of colors: PictureColors) -> String {
        let isPinned = colors.pin != nil
        let named = [
            (colors.pin.map { PinReferenceEntry.words($0.reference) } ?? "backdrop", colors.backdrop),
            ("dark", colors.backdropDark),
            ("found", isPinned ? colors.found?.backdrop : nil),
            ("bleed", colors.bleed == colors.backdrop ? nil : colors.bleed),
            ("tint", colors.found?.tint == colors.backdrop ? nil : colors.found?.tint), ("mean", colors.found?.mean),
            ("edge", colors.found?.roles?.edge), ("background", colors.found?.background),
            ("sides", colors.found.flatMap(Self.sides(of:))),
        ]
        var text = ""
        var line = line
        for case (let word, let hex?) in named {
            let block = depth == .plain || SRGB8(hex: hex) == nil ? 0 : 7
            let needed = word.count + 1 + DisplayWidth.of(hex) + block
            if line.columns > 0, let limit, line.columns + 3 + needed > limit {
                text += line.ended()
                line = self.line
            }
            line.add(line.columns == 0 ? "  \(word) \(hex)" : "   \(word) \(hex)")
            if block > 0 {
                line.add(" ")
                line.fill(SRGB8(hex: hex), cells: block - 1)
            }
        }
        return line.columns == 0 ? text : text + line.ended()
    }
}
