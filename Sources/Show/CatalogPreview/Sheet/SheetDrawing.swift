internal import ColorScience
internal import Diagnostics
internal import ImageDecoding
internal import TextDrawing

/// A canvas that is measured in points: at scale 2, a point is two pixels wide and high.
struct SheetDrawing {
    struct Box {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    enum Alignment { case left, middle, right }

    enum Tone {
        case ink, faint
        case color(SRGB8)
    }

    private(set) var canvas: Canvas
    private(set) var missing: [Character] = []
    let scale: Int
    let theme: SheetTheme
    private let regular: Typesetter
    private let bold: Typesetter

    /// - Parameters:
    ///   - fonts: the fonts that are preferred to the built-in font.
    ///   - otherFonts: the fonts for letters that neither has.
    init(
        width: Int, height: Int, scale: Int, fonts: [Typeface], otherFonts: [Typeface], theme: SheetTheme
    ) {
        canvas = Canvas(width: width * scale, height: height * scale, theme.background)
        self.theme = theme
        self.scale = scale
        regular = Typesetter(fonts + [.standard()] + otherFonts)
        bold = Typesetter(fonts + [.standard(bold: true)] + otherFonts)
    }

    /// Fills a rectangle with rounded corners.
    ///
    /// - Parameter color: returns the color at a location in the rectangle, 0 … 1 in both directions.
    mutating func fill(_ box: Box, radius: Int = 0, _ color: (_ across: Double, _ down: Double) -> SRGB8) {
        let (width, height) = (box.width * scale, box.height * scale)
        canvas.paint(columns(of: box), rows(of: box), radius: radius * scale) { column, row in
            color((Double(column) + 0.5) / Double(width), (Double(row) + 0.5) / Double(height))
        }
    }

    /// Fills a rectangle with rounded corners in one color; if it resembles the background, an edge makes it visible.
    mutating func fill(_ box: Box, radius: Int = 0, _ color: SRGB8) {
        let isHidden = theme.hides(color)
        let outer = isHidden ? theme.edge : color
        canvas.paint(columns(of: box), rows(of: box), radius: radius * scale) { _, _ in outer }
        guard isHidden else { return }
        let (columns, rows) = (columns(of: box), rows(of: box))
        guard columns.count > 2, rows.count > 2 else { return }
        canvas.paint(
            (columns.lowerBound + 1)..<(columns.upperBound - 1), (rows.lowerBound + 1)..<(rows.upperBound - 1),
            radius: radius * scale - 1
        ) { _, _ in color }
    }

    /// Fills a rectangle with a translucent color over a checkerboard.
    ///
    /// - Parameter color: returns the visible color at a location from left to right, 0 … 1, over a color of the
    /// checkerboard.
    mutating func fillChecks(_ box: Box, radius: Int, under color: (_ across: Double, _ background: SRGB8) -> SRGB8) {
        let (white, gray) = (SRGB8(red: 255, green: 255, blue: 255), SRGB8(red: 0xCC, green: 0xCC, blue: 0xCC))
        let (size, width) = (8 * scale, box.width * scale)
        canvas.paint(columns(of: box), rows(of: box), radius: radius * scale) { column, row in
            color((Double(column) + 0.5) / Double(width), (column / size + row / size) % 2 == 0 ? white : gray)
        }
    }

    /// Draws a picture in the middle of a rectangle, without scaling it.
    mutating func draw(_ picture: PixelBuffer, in box: Box, radius: Int) {
        canvas.draw(
            picture, column: box.left * scale + (box.width * scale - picture.width) / 2,
            row: box.top * scale + (box.height * scale - picture.height) / 2, radius: radius * scale)
    }

    /// Draws a line of text, cut to a maximum width, and returns its width in points.
    ///
    /// - Parameter x: the left end, middle or right end of the text, depending on `alignment`, in points.
    @discardableResult
    mutating func text(
        _ text: String, x: Double, baseline: Int, size: Double, bold isBold: Bool = false, tone: Tone = .ink,
        alignment: Alignment = .left, atMost most: Double = .infinity, cut: TextCut = .end
    ) -> Double {
        let line = line(text, size: size, bold: isBold, atMost: most, cut: cut)
        for character in line.missing where !missing.contains(character) { missing.append(character) }
        let width = line.width / Double(scale)
        let start =
            switch alignment {
            case .left: x
            case .middle: x - width / 2
            case .right: x - width
            }
        let color =
            switch tone {
            case .ink: theme.ink
            case .faint: theme.faintInk
            case .color(let color): color
            }
        if let coverage = line.coverage {
            canvas.draw(coverage, column: Int((start * Double(scale)).rounded()), row: baseline * scale, color)
        }
        return width
    }

    func width(of text: String, size: Double, bold: Bool = false) -> Double {
        line(text, size: size, bold: bold, atMost: .infinity, cut: .end).width / Double(scale)
    }

    private func line(_ text: String, size: Double, bold isBold: Bool, atMost most: Double, cut: TextCut) -> TextLine {
        let setter = isBold ? bold : regular
        let pixels = size * Double(scale)
        return setter.line(TerminalText.escaped(text), size: pixels, atMost: most * Double(scale), cut: cut)
    }

    private func columns(of box: Box) -> Range<Int> { box.left * scale..<max(box.left, box.left + box.width) * scale }

    private func rows(of box: Box) -> Range<Int> { box.top * scale..<max(box.top, box.top + box.height) * scale }
}

extension Canvas {
    package mutating func label(_ text: String, column: Int, baseline: Int) {
        let line = Typesetter([.standard()]).line(text, size: 13, atMost: .infinity, cut: .end)
        if let coverage = line.coverage { draw(coverage, column: column, row: baseline, SheetTheme.light.faintInk) }
    }
}
