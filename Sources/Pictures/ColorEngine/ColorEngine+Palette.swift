internal import ColorScience
internal import PaletteExtraction

extension ColorEngine {
    /// Returns the palette of a picture as one line of JSON, with the members of `tincture extract --format json`.
    ///
    /// For a fully transparent picture, it is `{"swatches": []}`. For an invalid size or too few bytes, it is
    /// `{"error": "…"}`.
    ///
    /// - Parameter rgba: red, green, blue and alpha of each pixel, gamma-encoded sRGB, alpha not premultiplied.
    package static func palette(rgba: UnsafeBufferPointer<UInt8>, width: Int, height: Int, count: Int) -> String {
        var text = ""
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, count > 0, !overflow, pixels <= rgba.count / 4 else {
            JSONValue.object([("error", .text("the picture has fewer bytes than width × height × 4"))]).write(to: &text)
            return text
        }
        var histogram = ColorHistogram(layout: PictureLayout(width: width, height: height))
        histogram.add(UnsafeBufferPointer(rebasing: rgba[..<(pixels * 4)]))
        if let palette = Palette(histogram, count: count) {
            json(palette).write(to: &text)
        } else {
            JSONValue.object([("swatches", .array([]))]).write(to: &text)
        }
        return text
    }

    private static func json(_ palette: Palette) -> JSONValue {
        .present([
            ("swatches", .array(palette.swatches.map { json($0) })), ("mean", hex(palette.mean)),
            ("backdrop", hex(palette.backdrop)), ("backdropDark", hex(DarkAppearance.of(palette.backdrop))),
            ("backdropGradient", palette.backdropGradient.map { stops($0) }), ("bleed", hex(palette.bleed)),
            ("bleedDark", hex(DarkAppearance.of(palette.bleed))),
            (
                "bleedGradient",
                palette.bleedGradient.map { gradient in
                    .object([
                        ("to", .text(gradient.end == .right ? "right" : "bottom")), ("stops", stops(gradient.colors)),
                    ])
                }
            ),
            ("sides", palette.isTwoSided ? .text("left-right") : nil),
            ("tint", palette.tint.map { hex($0.light) }), ("tintDark", palette.tint.map { hex($0.dark) }),
            ("tintBlock", palette.tintBlock.map { hex($0) }),
            ("tintBlockDark", palette.tintBlock.map { hex(DarkAppearance.of($0)) }),
            (
                "confidence",
                .object([
                    ("backdrop", rounded(palette.confidence.backdrop, 100)),
                    ("bleed", rounded(palette.confidence.bleed, 100)),
                ])
            ),
            ("candidates", .array(palette.candidates.map { hex($0) })),
            (
                "roles",
                .present(SwatchRole.allCases.map { role in (role.rawValue, palette.roles[role].map { hex($0) }) })
            ),
            (
                "edges",
                palette.edges.isEmpty
                    ? nil
                    : .present(
                        [("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right)].map {
                            (name: String, side: PictureLayout.Side) in (name, palette.edges[side].map { hex($0) })
                        })
            ),
            ("background", ground(palette)),
        ])
    }

    private static func json(_ swatch: Swatch) -> JSONValue {
        func text(_ color: TextColor) -> JSONValue {
            .object([("hex", .text(color.hex)), ("contrast", rounded(color.contrast, 100))])
        }
        let colors = swatch.text
        return .present([
            ("hex", hex(swatch.color)), ("weight", rounded(swatch.weight, 10_000)),
            ("role", swatch.role.map { .text($0.rawValue) }), ("title", text(colors.title)),
            ("body", text(colors.body)),
        ])
    }

    private static func ground(_ palette: Palette) -> JSONValue? {
        switch palette.ground {
        case .transparent: .text("transparent")
        case .plain(let color): hex(color)
        case nil: nil
        }
    }

    private static func stops(_ colors: [SRGB8]) -> JSONValue {
        .array(
            colors.enumerated().map { index, color in
                .object([
                    ("location", .number(Double(index) / Double(colors.count - 1))), ("hex", hex(color)),
                    ("dark", hex(DarkAppearance.of(color))),
                ])
            })
    }

    private static func hex(_ color: SRGB8) -> JSONValue { .text(color.hex) }

    private static func rounded(_ value: Double, _ parts: Double) -> JSONValue {
        .number((value * parts).rounded() / parts)
    }
}
