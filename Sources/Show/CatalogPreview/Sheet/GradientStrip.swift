internal import ColorScience
internal import TextDrawing

/// A drawing of a gradient as a strip, with the colors of its stops below.
struct GradientStrip: SheetBlock {
    let gradient: GradientPreview
    let width: Int

    private static let top = 28
    private static let strip = 64

    var height: Int { Self.top + Self.strip + 40 }

    func draw(on drawing: inout SheetDrawing, left: Int, top: Int) {
        let name = drawing.text(
            gradient.name, x: Double(left), baseline: top + 14, size: 15, bold: true, atMost: Double(width) * 0.7,
            cut: .middle)
        drawing.text(
            gradient.detail, x: Double(left) + name + 10, baseline: top + 14, size: 11, tone: .faint,
            atMost: Double(width) - name - 10)
        let box = SheetDrawing.Box(left: left, top: top + Self.top, width: width, height: Self.strip)
        let background = drawing.theme.background
        if gradient.isTranslucent {
            drawing.fillChecks(box, radius: 12) { across, background in
                gradient.color(at: across)?.over(background) ?? background
            }
        } else {
            drawing.fill(box, radius: 12) { across, _ in gradient.color(at: across)?.color ?? background }
        }
        let below = top + Self.top + Self.strip
        var end = -Double.infinity
        for (index, stop) in gradient.stops.enumerated() {
            let middle = Double(left) + min(max(stop.location, 0), 1) * Double(width)
            let isLast = index == gradient.stops.count - 1
            let wide = max(
                drawing.width(of: stop.hex, size: 11, bold: true),
                stop.name == stop.hex ? 0 : drawing.width(of: stop.name, size: 10))
            // A label is centered below its stop, except where it would extend past an end of the strip.
            let start = min(max(middle - wide / 2, Double(left)), Double(left + width) - wide)
            // A label that would touch the one before it, or the last one, is left out.
            guard start >= end + 8, isLast || start + 2 * wide + 8 <= Double(left + width) else { continue }
            end = start + wide
            drawing.text(stop.hex, x: start, baseline: below + 18, size: 11, bold: true)
            if stop.name != stop.hex { drawing.text(stop.name, x: start, baseline: below + 32, size: 10, tone: .faint) }
        }
    }
}
