internal import CarouselGradients
public import CatalogManifest
internal import ColorScience

/// Shows palettes, gradients and carousels as lines of text for a terminal.
///
/// Names and paths must have been made safe before: nothing is escaped here.
public struct TerminalPreview: Sendable {
    private let depth: ColorDepth
    /// How many columns a line has.
    private let width: Int
    private let safe: @Sendable (String) -> String

    /// A preview for a terminal.
    ///
    /// - Parameters:
    ///   - depth: how many colours it shows.
    ///   - width: how many columns it has; fewer than 40 are taken as 40.
    ///   - safe: makes control characters of a name visible.
    public init(depth: ColorDepth, width: Int, safe: @escaping @Sendable (String) -> String) {
        self.depth = depth
        self.width = max(40, width)
        self.safe = safe
    }

    /// A palette: its name, then a line a swatch with a bar as long as its share, then what follows from them.
    public func palette(name: String, _ colors: PaletteColors) -> String {
        var text = "\(safe(name))\n"
        let room = width - 37
        for swatch in colors.swatches {
            let share = percent(swatch.weight)
            let cells = max(1, Int((swatch.weight * Double(room)).rounded()))
            let bar = depth == .plain ? String(repeating: "#", count: cells) : block(swatch.hex, cells)
            text += "  \(swatch.hex)  \(padded(share, 6))  \(padded(swatch.role ?? "", 12, right: true))  \(bar)\n"
        }
        let singles = [
            ("backdrop", colors.backdrop), ("dark", colors.backdropDark), ("mean", colors.mean),
            ("edge", colors.roles?.edge), ("ground", colors.ground),
        ]
        let ends = singles.compactMap { word, hex in
            hex.map { "\(word) \($0)" + (depth == .plain ? "" : " " + block($0, 6)) }
        }
        return text + "  " + ends.joined(separator: "   ") + "\n"
    }

    /// One colour: a block and its hex code.
    public func color(name: String, hex: String, detail: String = "") -> String {
        "\(block(hex, 6)) \(hex)  \(safe(name))\(detail.isEmpty ? "" : "  " + safe(detail))\n"
    }

    /// A row of colours as wide as the terminal, each sample drawn where it falls; hex codes where there are no colours.
    public func strip(_ hexes: [String]) -> String {
        guard let last = hexes.indices.last else { return "" }
        let columns = depth == .plain ? min(hexes.count, width / "#RRGGBB ".count) : width
        let row = (0..<columns).map { column in
            hexes[Int((Double(column) / Double(max(1, columns - 1)) * Double(last)).rounded())]
        }
        return (depth == .plain ? row.joined(separator: " ") : row.map { block($0, 1) }.joined()) + "\n"
    }

    /// A static gradient: its colours and points, then a strip between its stops.
    public func gradient(_ gradient: GradientEntry) -> String {
        let names = gradient.stops.map { "\(safe($0.color)) \($0.hex)" }.joined(separator: " → ")
        let from = gradient.start.map(short).joined(separator: ", ")
        let to = gradient.end.map(short).joined(separator: ", ")
        let colors = gradient.stops.compactMap { SRGB8(hex: $0.hex) }
        let table = GradientTable(pages: colors, wraps: false, interpolation: Interpolation(space: .srgb), samples: 41)
        let samples = table.transitions.flatMap { $0.samples.map(\.hex) }
        return "\(safe(gradient.name))  (\(from)) → (\(to))  \(names)\n" + strip(samples)
    }

    /// A carousel: its pages with their backdrops, then the backdrop along the whole scroll.
    public func carousel(_ carousel: CarouselEntry) -> String {
        let wraps = carousel.wraps ? ", wraps" : ""
        var text = "\(safe(carousel.name))  \(carousel.style)\(wraps), blended in \(carousel.interpolation)"
        if let hue = carousel.hue { text += " (\(hue) hue)" }
        text += "\n"
        let longest = carousel.pages.map { $0.image.count }.max() ?? 0
        for page in carousel.pages {
            text += "  \(block(page.backdrop, 4)) \(page.backdrop)  "
            text += "\(padded(safe(page.image), longest, right: true))  \(page.source.rawValue)\n"
        }
        text += strip(carousel.transitions.flatMap(\.samples))
        if let contrast = carousel.contrast {
            text += "  worst contrast of \(contrast.overlay): \(short(contrast.worst)) at position "
            text += "\(short(contrast.position))\n"
        }
        return text
    }

    /// Some cells in a colour; nothing where the terminal has none.
    private func block(_ hex: String, _ cells: Int) -> String {
        guard let color = SRGB8(hex: hex) else { return "" }
        let space = String(repeating: " ", count: cells)
        switch depth {
        case .plain: return ""
        case .indexed: return "\u{1B}[48;5;\(index(of: color))m\(space)\u{1B}[0m"
        case .trueColor: return "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m\(space)\u{1B}[0m"
        }
    }

    /// The entry of xterm's cube (levels 0, 95, 135, 175, 215, 255) that is nearest in each channel.
    private func index(of color: SRGB8) -> Int {
        func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        return 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
    }

    private func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }

    private func short(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        if hundredths % 100 == 0 { return "\(hundredths / 100)" }
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private func padded(_ text: String, _ count: Int, right: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, count - text.count))
        return right ? text + space : space + text
    }
}
