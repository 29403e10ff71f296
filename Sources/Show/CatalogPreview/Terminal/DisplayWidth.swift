/// The number of columns of a text in a terminal.
///
/// Source: Unicode Standard Annex 11 (East Asian Width), whose wide and fullwidth characters are in the blocks below,
/// and Unicode Technical Standard 51 (emoji).
package enum DisplayWidth {
    package static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

    static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        // Combining and invisible characters have no width.
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .format where scalars.count == 1: return 0
        default: break
        }
        // A single wide scalar or emoji makes the whole character two columns wide. U+FE0F selects the emoji form.
        if scalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation || isWide($0) }) {
            return 2
        }
        return 1
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        return blocks.contains { $0.contains(scalar.value) }
    }

    private static let blocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
