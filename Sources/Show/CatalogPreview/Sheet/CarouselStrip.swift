internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import ImageDecoding
internal import TextDrawing

/// A drawing of a carousel: its backdrop along the whole scroll range, and above it each page at its resting position.
struct CarouselStrip: SheetBlock {
    private static let titleHeight = 44
    private static let labelHeight = 44
    static let stripHeight = 132
    private static let markHeight = 30
    private static let lineHeight = 17
    private static let mostLines = 12
    private static let tallest = 220

    private let carousel: CarouselPreview
    private let backdrop: ScrollBackdrop
    private let thumbnails: [PixelBuffer?]
    private let width: Int
    /// The width of a page with the space after it: 12 points, or less if the pages are narrow.
    private let pitch: Double
    private let room: Double
    private let pagesHeight: Int

    init(_ carousel: CarouselPreview, width: Int, scale: Int) {
        self.carousel = carousel
        self.width = width
        backdrop = ScrollBackdrop(carousel.entry)
        pitch = Double(width) / Double(max(1, carousel.entry.pages.count))
        room = pitch - min(12, pitch * 0.12)
        let widest = max(1, Int(room)) * scale
        thumbnails = carousel.files.map { file in
            file.flatMap {
                try? Thumbnail.read(.file($0), maximumWidth: widest, maximumHeight: Self.tallest * scale)
            }
        }
        pagesHeight = ((thumbnails.compactMap { $0?.height }.max() ?? 0) + scale - 1) / scale
    }

    var stripTop: Int { Self.titleHeight + pagesHeight + Self.labelHeight }

    var height: Int { adjustmentsTop + adjustments.count * Self.lineHeight }

    private var adjustmentsTop: Int {
        stripTop + Self.stripHeight + (carousel.entry.contrast == nil ? 0 : Self.markHeight)
    }

    private var adjustments: [String] {
        let entry = carousel.entry
        let all = entry.pages.enumerated().filter { $0.element.unadjusted != nil }
        let lines = all.prefix(Self.mostLines).map { index, page in
            "position \(index), \(page.image): \(entry.words(for: page))"
        }
        return all.count > lines.count ? lines + ["and \(all.count - lines.count) more pages"] : lines
    }

    func draw(on drawing: inout SheetDrawing, left: Int, top: Int) {
        drawTitle(on: &drawing, left: left, top: top)
        drawPages(on: &drawing, left: left, top: top + Self.titleHeight)
        let box = SheetDrawing.Box(left: left, top: top + stripTop, width: width, height: Self.stripHeight)
        if backdrop.isFlat {
            // All rows are the same, so the color of each column is computed only once.
            let columns = width * drawing.scale
            let row = (0..<columns).map { column in
                backdrop.color(at: backdrop.position(at: (Double(column) + 0.5) / Double(columns)), height: 0)
            }
            drawing.fill(box, radius: 14) { across, _ in row[min(Int(across * Double(columns)), columns - 1)] }
        } else {
            drawing.fill(box, radius: 14) { across, down in
                backdrop.color(at: backdrop.position(at: across), height: down)
            }
        }
        drawMark(on: &drawing, left: left, top: top + stripTop)
        for (number, line) in adjustments.enumerated() {
            drawing.text(
                line, x: Double(left), baseline: top + adjustmentsTop + number * Self.lineHeight + 12, size: 11,
                tone: .faint, atMost: Double(width))
        }
    }

    private func drawTitle(on drawing: inout SheetDrawing, left: Int, top: Int) {
        let entry = carousel.entry
        let name = drawing.text(
            entry.name, x: Double(left), baseline: top + 18, size: 18, bold: true, atMost: Double(width) * 0.6,
            cut: .middle)
        var words = "\(entry.style)\(entry.wraps ? " · wraps" : "") · blended in \(entry.interpolation)"
        if let hue = entry.hue { words += ", \(hue) hue" }
        if let easing = entry.easing { words += " · eased \(easing)" }
        drawing.text(
            words, x: Double(left) + name + 12, baseline: top + 18, size: 12, tone: .faint,
            atMost: Double(width) - name - 12)
    }

    private func drawPages(on drawing: inout SheetDrawing, left: Int, top: Int) {
        for (index, page) in carousel.entry.pages.enumerated() {
            let middle = Double(left) + backdrop.location(of: Double(index)) * Double(width)
            if let thumbnail = thumbnails[index] {
                let wide = thumbnail.width / drawing.scale
                let tall = (thumbnail.height + drawing.scale - 1) / drawing.scale
                drawing.draw(
                    thumbnail,
                    in: SheetDrawing.Box(
                        left: Int((middle - Double(wide) / 2).rounded()), top: top + pagesHeight - tall, width: wide,
                        height: tall), radius: pitch < 40 ? 2 : 6)
            }
            // In a narrower space, labels would be unreadable.
            guard room >= 24 else { continue }
            drawing.text(
                page.image, x: middle, baseline: top + pagesHeight + 16, size: room < 70 ? 9 : 11, bold: true,
                alignment: .middle, atMost: room, cut: .middle)
            drawing.text(
                page.backdrop, x: middle, baseline: top + pagesHeight + 30, size: room < 70 ? 9 : 10.5,
                tone: .faint, alignment: .middle, atMost: room + 6)
        }
    }

    /// Marks the position of the lowest contrast with a line, its value, and sample text in the overlay color.
    private func drawMark(on drawing: inout SheetDrawing, left: Int, top: Int) {
        guard let contrast = carousel.entry.contrast, let overlay = SRGB8(hex: contrast.overlay),
            contrast.position.isFinite
        else { return }
        let location = min(max(backdrop.location(of: contrast.position), 0), 1)
        let x = left + Int((location * Double(width)).rounded())
        let words =
            "\(carousel.markWords) \(contrast.overlay): \(ShortNumber.text(contrast.worst)) "
            + carousel.pageWords(at: contrast.position)
        let ink = backdrop.color(at: contrast.position, height: 0.5)
        // The line is dark or light, whichever is visible on the backdrop.
        let mark = ink.luma > 128_000 ? SheetTheme.light.ink : SheetTheme.light.background
        drawing.fill(SheetDrawing.Box(left: x, top: top, width: 1, height: Self.stripHeight)) { _, _ in mark }
        let sample = drawing.width(of: "Aa", size: 30, bold: true)
        let fits = Double(x) + 10 + sample < Double(left + width)
        drawing.text(
            "Aa", x: fits ? Double(x) + 10 : Double(x) - 10, baseline: top + Self.stripHeight / 2 + 11, size: 30,
            bold: true, tone: .color(overlay), alignment: fits ? .left : .right)
        let wide = drawing.width(of: "▲ \(words)", size: 11)
        let start = min(max(Double(x) - 4, Double(left)), Double(left + width) - wide)
        let isMoved = start < Double(x) - 4.5
        drawing.text(
            isMoved ? "\(words) ▲" : "▲ \(words)", x: isMoved ? Double(x) + 5 : start,
            baseline: top + Self.stripHeight + 18, size: 11, alignment: isMoved ? .right : .left)
    }
}
