/// A line of text, drawn as a mask: the coverage of each pixel, without a color.
package struct TextLine: Sendable, Equatable {
    package let width: Double
    package let coverage: Coverage?
    /// The characters that no font contains; for each, an empty rectangle is drawn.
    package let missing: [Character]
}

/// The part of a text that is left out if the text is too long.
package enum TextCut: Sendable {
    case end
    /// The middle, for names that differ from each other at the start and at the end.
    case middle
}

/// A renderer of text, which draws each character in the first font that contains it.
package struct Typesetter {
    private let faces: [Typeface]

    package init(_ faces: [Typeface]) { self.faces = faces }

    /// Draws a line of text without control characters, which fonts don't contain.
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

    /// Draws a line of text; if it would be wider than `width` pixels, a part is replaced by an ellipsis.
    package func line(_ text: String, size: Double, atMost width: Double, cut: TextCut = .end) -> TextLine {
        let whole = line(text, size: size)
        guard whole.width > width else { return whole }
        let characters = Array(text)
        func shortened(to count: Int) -> TextLine {
            let end = cut == .end ? 0 : count / 2
            let kept = characters[..<(count - end)] + ["…"] + characters[(characters.count - end)...]
            return line(String(kept), size: size)
        }
        // A binary search works here, because a shorter text is never wider.
        var (fits, tooLong) = (0, characters.count)
        while tooLong - fits > 1 {
            let middle = (fits + tooLong) / 2
            if shortened(to: middle).width <= width { fits = middle } else { tooLong = middle }
        }
        let cut = shortened(to: fits)
        return TextLine(width: cut.width, coverage: cut.coverage, missing: whole.missing)
    }

    /// Draws an empty rectangle, as high as a capital letter, in place of a missing character.
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
