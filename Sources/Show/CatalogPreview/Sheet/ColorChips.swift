internal import ColorScience
internal import TextDrawing

/// A row of colored rectangles, each with the name and the code of its color below.
struct ColorChips: SheetBlock {
    static let perRow = 4
    private static let gap = 16

    struct Chip {
        let name: String
        let shade: ColorPreview.Shade
    }

    let chips: [Chip]
    let width: Int

    var height: Int { 64 + 52 }

    func draw(on drawing: inout SheetDrawing, left: Int, top: Int) {
        let wide = (width - Self.gap * (Self.perRow - 1)) / Self.perRow
        for (index, chip) in chips.enumerated() {
            let x = left + index * (wide + Self.gap)
            let box = SheetDrawing.Box(left: x, top: top, width: wide, height: 64)
            let shade = chip.shade
            if let color = shade.color, color.alpha < 1 {
                drawing.fillChecks(box, radius: 10) { color.over($1) }
            } else {
                drawing.fill(box, radius: 10, shade.color?.color ?? drawing.theme.blank)
            }
            if let text = shade.text {
                drawing.text("Aa", x: Double(x) + 16, baseline: top + 43, size: 30, bold: true, tone: .color(text))
                drawing.text(
                    "Sample text", x: Double(x) + 72, baseline: top + 39, size: 15, tone: .color(text),
                    atMost: Double(wide - 80))
            }
            let room = Double(wide)
            drawing.text(chip.name, x: Double(x), baseline: top + 82, size: 13, bold: true, atMost: room, cut: .middle)
            drawing.text(shade.code, x: Double(x), baseline: top + 97, size: 11, atMost: room)
            drawing.text(shade.detail, x: Double(x), baseline: top + 111, size: 10, tone: .faint, atMost: room)
        }
    }
}
