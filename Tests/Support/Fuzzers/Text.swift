import CTextDrawing
import TextDrawing

extension FuzzTarget {
    /// A font of the user's (`--font`), in which a line is drawn.
    static let text = FuzzTarget(
        name: "text",
        seeds: {
            [
                Array(
                    UnsafeBufferPointer(start: tincture_inter_regular_start(), count: tincture_inter_regular_size))
            ]
        },
        words: [
            "\0\u{1}\0\0", "true", "OTTO", "ttcf", "wOFF", "wOF2", "glyf", "loca", "cmap", "head", "hhea", "hmtx",
            "maxp", "CFF ",
            "CFF2", "fvar", "gvar", "sbix", "COLR", "SVG ", "EBDT", "CBDT", "%!PS-AdobeFont", "%!FontType",
            "StartCharMetrics",
        ]
    ) { bytes in
        guard let face = try? Typeface(bytes: bytes) else { return }
        let fonts = Typesetter([face, .standard()])
        for size in [9.0, 40] { _ = fonts.line("Plant 5 – Äĳ ﬁ 4.5 : 1 漢", size: size, atMost: 200) }
    }
}
