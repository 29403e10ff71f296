internal import ColorScience
internal import ImageDecoding

/// A converter of pictures to text with control codes, which a terminal shows as pictures.
struct TerminalPicture {
    let kind: PictureProtocol
    let depth: ColorDepth

    /// The number of pixels per terminal column; a line takes twice as many.
    ///
    /// Kitty and iTerm2 scale pictures to whole cells, so 10 × 20 pixels per cell look right at every font size.
    var pixelsPerColumn: Int { kind == .kitty || kind == .iterm ? 10 : 1 }

    func text(_ picture: PixelBuffer) -> String {
        let (columns, lines) = (
            picture.width / pixelsPerColumn, (picture.height + 2 * pixelsPerColumn - 1) / (2 * pixelsPerColumn)
        )
        switch kind {
        case .none: return ""
        case .blocks: return blocks(picture)
        case .kitty, .iterm:
            guard let bytes = try? PNGEncoder.encode(picture) else { return "" }
            if kind == .kitty { return kitty(bytes, columns: columns, lines: lines) }
            return "\u{1B}]1337;File=inline=1;size=\(bytes.count);width=\(columns);height=\(lines);"
                + "preserveAspectRatio=0:\(Base64.text(bytes))\u{07}\n"
        }
    }

    private func blocks(_ picture: PixelBuffer) -> String {
        var text = ""
        for row in stride(from: 0, to: picture.height, by: 2) {
            var line = TerminalLine(depth, limit: nil)
            for column in 0..<picture.width {
                line.halves(pixel(of: picture, column, row), pixel(of: picture, column, row + 1))
            }
            text += line.ended()
        }
        return text
    }

    private func pixel(of picture: PixelBuffer, _ column: Int, _ row: Int) -> SRGB8? {
        guard row < picture.height else { return nil }
        let start = (row * picture.width + column) * 4
        guard picture.rgba[start + 3] >= 128 else { return nil }
        return SRGB8(red: picture.rgba[start], green: picture.rgba[start + 1], blue: picture.rgba[start + 2])
    }

    /// Returns the codes that send a PNG (`f=100`) to Kitty, to be shown at once (`a=T`) without a reply (`q=2`).
    private func kitty(_ bytes: [UInt8], columns: Int, lines: Int) -> String {
        let data = Array(Base64.text(bytes).utf8)
        var text = ""
        for start in stride(from: 0, to: data.count, by: 4096) {
            let end = min(start + 4096, data.count)
            let opening = start == 0 ? "a=T,f=100,q=2,c=\(columns),r=\(lines)," : ""
            text += "\u{1B}_G\(opening)m=\(end < data.count ? 1 : 0);"
            text += String(decoding: data[start..<end], as: UTF8.self) + "\u{1B}\\"
        }
        return text + "\n"
    }
}
