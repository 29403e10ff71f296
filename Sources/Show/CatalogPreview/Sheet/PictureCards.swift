internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import ImageDecoding
internal import TextDrawing

/// A row of cards, each with a picture on its backdrop, and with its name and colors below.
struct PictureCards: SheetBlock {
    static let standardColumns = 2
    /// The maximum number of columns; with more, a card would be narrower than a swatch with its label.
    static let mostColumns = 6
    private static let gap = 24
    /// The minimum width in points of a card with the backdrop's hex code beside its name, not below it.
    private static let roomyWidth = 320
    private static let noteHeight = 16
    /// The minimum width in points of a swatch with labels in a narrow card.
    private static let labelWidth = 50
    private static let labelsHeight = 46
    private static let chip = 11
    /// The width in points of the backdrop that is visible on each side of a picture.
    private static let inset = 20
    private static let tallest = 300
    /// The minimum length in points of a picture's longer side, below which it is enlarged.
    private static let shortest = 64
    private static let captionHeight = 104

    private struct Card {
        let picture: PicturePreview
        let thumbnail: PixelBuffer?
    }

    private let cards: [Card]
    private let width: Int
    private let isNarrow: Bool
    private let pictureHeight: Int
    private let hasSwatches: Bool
    private let hasLabels: Bool

    init(_ pictures: some Collection<PicturePreview>, columns: Int, width: Int, scale: Int) {
        self.width = (width - Self.gap * (columns - 1)) / columns
        let room = (self.width - 2 * Self.inset) * scale
        cards = pictures.map { picture in
            // A template picture has pixels, but no palette. A vector picture has no pixels, so it can't be drawn.
            Card(
                picture: picture,
                thumbnail: picture.file.flatMap {
                    try? Thumbnail.read(
                        .file($0), maximumWidth: room, maximumHeight: Self.tallest * scale, marksMissing: true
                    ).enlarged(toAtLeast: Self.shortest * scale)
                })
        }
        let tallest = cards.compactMap { $0.thumbnail?.height }.max() ?? 0
        pictureHeight = max(64, (tallest + scale - 1) / scale + 2 * Self.inset)
        let swatches = cards.compactMap { $0.picture.colors.found?.swatches }.filter { !$0.isEmpty }
        hasSwatches = !swatches.isEmpty
        isNarrow = self.width < Self.roomyWidth
        let wide = self.width
        hasLabels =
            !isNarrow
            || swatches.contains { swatches in
                Self.ranges(swatches.map(\.weight), width: wide).contains { Self.isLabeled($0.end - $0.start) }
            }
    }

    private static func isLabeled(_ width: Int) -> Bool { width >= labelWidth }

    var height: Int {
        let caption = hasSwatches ? Self.captionHeight - (hasLabels ? 0 : Self.labelsHeight) : 28
        return pictureHeight + caption + (isNarrow ? Self.noteHeight : 0)
    }

    func draw(on drawing: inout SheetDrawing, left: Int, top: Int) {
        for (index, card) in cards.enumerated() {
            let x = left + index * (width + Self.gap)
            let box = SheetDrawing.Box(left: x, top: top, width: width, height: pictureHeight)
            let colors = card.picture.colors
            drawing.fill(box, radius: 14, colors.backdrop.flatMap { SRGB8(hex: $0) } ?? drawing.theme.blank)
            if let thumbnail = card.thumbnail { drawing.draw(thumbnail, in: box, radius: 8) }
            drawFound(colors, on: &drawing, card: box)
            drawCaption(card.picture, on: &drawing, left: x, top: top + pictureHeight)
        }
    }

    private func drawFound(_ colors: PictureColors, on drawing: inout SheetDrawing, card: SheetDrawing.Box) {
        guard colors.pin != nil, let found = colors.found?.backdrop.flatMap({ SRGB8(hex: $0) }) else { return }
        let side = 28
        let box = SheetDrawing.Box(
            left: card.left + card.width - side - 10, top: card.top + card.height - side - 10, width: side,
            height: side)
        let rim = SheetDrawing.Box(
            left: box.left - 2, top: box.top - 2, width: side + 4, height: side + 4)
        // The white rim separates the found color from the pinned backdrop around it.
        let white = SRGB8(red: 255, green: 255, blue: 255)
        drawing.fill(rim, radius: 9) { _, _ in white }
        drawing.fill(box, radius: 7) { _, _ in found }
    }

    private func drawChip(_ hex: String, on drawing: inout SheetDrawing, left: Int, baseline: Int) {
        let box = SheetDrawing.Box(left: left, top: baseline - Self.chip + 1, width: Self.chip, height: Self.chip)
        if let color = SRGB8(hex: hex) { drawing.fill(box, radius: 3, color) }
    }

    private func drawCaption(_ picture: PicturePreview, on drawing: inout SheetDrawing, left: Int, top: Int) {
        let end = Double(left + width)
        let pin = picture.colors.pinWords.map { ", \($0)" } ?? ""
        let note = picture.colors.backdrop.map { "backdrop \($0)\(pin)" } ?? picture.detail
        let bleed =
            picture.colors.bleed == picture.colors.backdrop && !picture.showsBleed ? nil : picture.colors.bleed
        var (top, room) = (top, Double(width))
        if isNarrow {
            let baseline = top + 20 + Self.noteHeight
            let used = drawing.text(note, x: Double(left), baseline: baseline, size: 11, tone: .faint, atMost: room)
            // A narrow card has no space for the hex code of the bleed, only for its color.
            if let bleed, used + 2 * Double(Self.chip) <= room {
                drawChip(bleed, on: &drawing, left: left + width - Self.chip, baseline: baseline)
            }
        } else {
            if let bleed {
                room -= drawing.text(
                    "bleed \(bleed)", x: end, baseline: top + 20, size: 11, tone: .faint, alignment: .right)
                room -= Double(Self.chip) + 4
                drawChip(bleed, on: &drawing, left: left + Int(room), baseline: top + 20)
                room -= 10
            }
            room -=
                12
                + drawing.text(
                    note, x: Double(left) + room, baseline: top + 20, size: 11, tone: .faint, alignment: .right)
        }
        drawing.text(
            picture.name, x: Double(left), baseline: top + 20, size: 13, bold: true, atMost: room, cut: .middle)
        if isNarrow { top += Self.noteHeight }
        guard let swatches = picture.colors.found?.swatches, !swatches.isEmpty else { return }
        for (swatch, range) in zip(swatches, Self.ranges(swatches.map(\.weight), width: width)) {
            let x = left + range.start
            let wide = range.end - range.start
            drawing.fill(
                SheetDrawing.Box(left: x, top: top + 30, width: wide, height: 26), radius: 6,
                SRGB8(hex: swatch.hex) ?? drawing.theme.background)
            if isNarrow && !Self.isLabeled(wide) { continue }
            drawing.text(swatch.hex, x: Double(x), baseline: top + 70, size: 10.5, bold: true, atMost: Double(wide))
            drawing.text(
                ShortNumber.percent(swatch.weight), x: Double(x), baseline: top + 84, size: 10,
                tone: .faint, atMost: Double(wide))
            drawing.text(
                swatch.role ?? "", x: Double(x), baseline: top + 97, size: 10, tone: .faint, atMost: Double(wide + 5))
        }
    }

    /// Returns the ranges of the swatches in a row, in points: a minimum width each, and the rest by their shares.
    static func ranges(_ weights: [Double], width: Int) -> [(start: Int, end: Int)] {
        let gap = 6
        let room = Double(width - gap * (weights.count - 1))
        let least = min(62, room / Double(max(1, weights.count)))
        let rest = room - least * Double(weights.count)
        let total = weights.reduce(0) { $0 + max($1, 0) }
        var sum = 0.0
        return weights.enumerated().map { index, weight in
            let share = total > 0 ? max(weight, 0) / total : 0
            let start = sum + Double(index * gap)
            sum += least + rest * share
            return (Int(start.rounded()), Int((sum + Double(index * gap)).rounded()))
        }
    }
}
