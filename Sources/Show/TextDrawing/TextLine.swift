/// A line of text as pixels.
package struct TextLine: Sendable, Hashable {
    /// How far it moves the pen, in pixels.
    package let width: Double
    /// The area it covers, from the start of its baseline; nil for blank glyphs.
    package let coverage: Coverage?
    /// The characters that no font had; each is drawn as a box.
    package let missing: [Character]
}

/// The end at which a long text is cut.
package enum TextCut: Sendable {
    case end
    /// Its middle is left out: names are told apart by both their ends.
    case middle
}

/// The fonts that a text is drawn in: for each character the first that has it.
package struct Typesetter {
    private let faces: [Typeface]

    /// Fonts in the order in which they are asked.
    package init(_ faces: [Typeface]) { self.faces = faces }

    /// Draws a line.
    ///
    /// - Parameters:
    ///   - text: without control characters, which no font has.
    ///   - size: the size of an em in pixels.
    package func line(_ text: String, size: Double) -> TextLine {
        var run = GlyphRun()
        var missing: [Character] = []
        for character in text {
            if let face = faces.first(where: { $0.has(character) }) {
                face.draw(character, size: size, into: &run)
            } else {
                missing.append(character)
                Self.drawBox(size: size, into: &run)
            }
        }
        return TextLine(width: run.pen, coverage: run.coverage, missing: missing)
    }

    /// A line that is no wider than so many pixels, a part of it left out for an ellipsis where it must be.
    package func line(_ text: String, size: Double, atMost width: Double, cut: TextCut = .end) -> TextLine {
        let whole = line(text, size: size)
        guard whole.width > width else { return whole }
        let characters = Array(text)
        func shortened(to count: Int) -> TextLine {
            let end = cut == .end ? 0 : count / 2
            let kept = characters[..<(count - end)] + ["…"] + characters[(characters.count - end)...]
            return line(String(kept), size: size)
        }
        // The most that fits, by halves: what is kept of few characters is part of what is kept of more.
        var (fits, tooLong) = (0, characters.count)
        while tooLong - fits > 1 {
            let middle = (fits + tooLong) / 2
            if shortened(to: middle).width <= width { fits = middle } else { tooLong = middle }
        }
        let cut = shortened(to: fits)
        return TextLine(width: cut.width, coverage: cut.coverage, missing: whole.missing)
    }

    /// A frame as high as a capital letter: something is here that the font does not have.
    private static func drawBox(size: Double, into run: inout GlyphRun) {
        let thickness = max(1, Int((size / 14).rounded()))
        let left = Int((run.pen + size * 0.08).rounded())
        let (width, height) = (max(3, Int((size * 0.5).rounded())), max(3, Int((size * 0.72).rounded())))
        let full = [UInt8](repeating: 255, count: width)
        var frame = [UInt8](repeating: 0, count: width)
        for column in 0..<width where column < thickness || column >= width - thickness { frame[column] = 255 }
        for row in 0..<height {
            let line = row < thickness || row >= height - thickness ? full : frame
            line.withUnsafeBufferPointer { run.add($0, left: left, row: row - height) }
        }
        run.pen += size * 0.66
    }
}
