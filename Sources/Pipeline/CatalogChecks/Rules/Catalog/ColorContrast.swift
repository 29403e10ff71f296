internal import AssetCatalog
internal import CarouselGradients
internal import CatalogCompiler
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

extension CheckRule {
    static let colorContrast: CheckRule = CheckRule(
        .colorContrast, in: .catalog, .error,
        foundBy: ColorPairs.self,
        help: """
            Text in one named color is too hard to read on another. List the pairs that must be readable under `color-
            pairs`. Every appearance is checked; a translucent color is drawn on the one behind it. The finding names
            the nearest color that passes. Change one of the colors. The rule is an error because the configuration
            requires the contrast.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Card.colorset/Contents.json": .colors(light: "0xFFFFFF", dark: "0x1C1C1E"),
            "Assets.xcassets/Label.colorset/Contents.json": .colors(light: "0x333333", dark: "0x666666"),
        ]).configured("color-pairs: [{text: Label, on: Card, minimum: AA}]")
            .reporting(
                #""Label" on "Card" has a contrast of 2.96 in the dark appearance; the minimum is 4.5. The nearest text color that passes is #858585."#,
                in: "Assets.xcassets/Label.colorset/Contents.json", before: #"{"color-space""#,
                isLast: true
            )
            .about("color Label and color Card"),
        clean: RuleExample([
            "Assets.xcassets/Card.colorset/Contents.json": .colors(light: "0xFFFFFF", dark: "0x1C1C1E"),
            "Assets.xcassets/Label.colorset/Contents.json": .colors(light: "0x333333", dark: "0xCCCCCC"),
        ]).configured("color-pairs: [{text: Label, on: Card, minimum: AA}]")
    ) { tree, rule in
        let pairs = tree.manifest.colorPairs ?? []
        if pairs.isEmpty { return [] }
        let sets = Dictionary(tree.catalog.colors.map { ($0.name, $0) }) { first, _ in first }
        return pairs.flatMap { pair -> [Diagnostic] in
            guard let text = sets[pair.text], let background = sets[pair.on] else { return [] }
            return pair.contrasts.filter(pair.fails).map { contrast in
                rule.finding(
                    at: text.location(of: contrast, on: background), about: .both(text.subject, background.subject),
                    "\"\(pair.text)\" on \"\(pair.on)\" has \(contrast.words(pair))\(contrast.displayWords); the "
                        + "minimum is \(pair.requirement). \(contrast.advice(pair))",
                    related: [background.location.path])
            }
        }
    }
}

extension ColorSet {
    /// Returns where this set defines the color for the display for which a contrast was computed.
    fileprivate func location(of contrast: ColorPairEntry.Contrast, on background: ColorSet) -> SourceLocation {
        let display = ColorDisplay.all(for: [self, background]).first { display in
            display.appearance.name == contrast.appearance && display.idiom == contrast.idiom
                && display.isWide == (contrast.displayGamut != nil)
        }
        return display.flatMap { variant(for: $0) }.map { location(of: variants[$0]) } ?? location
    }
}

extension ColorPairEntry {
    fileprivate var requirement: String {
        ShortNumber.text(minimum) + (apca.map { " and Lc \(ShortNumber.text($0))" } ?? "")
    }

    /// Returns the text color that reaches the required contrast with the least change of lightness; nil if none does.
    fileprivate func nearestText(to text: SRGB8, on background: SRGB8) -> SRGB8? {
        func isFine(_ color: SRGB8) -> Bool {
            contrastRatio(Color(color), Color(background)) >= minimum
                && (apca.map { apcaContrast(text: Color(color), on: Color(background)).magnitude >= $0 } ?? true)
        }
        var aim = minimum
        while aim <= 21 {
            let adjustment = ContrastAdjustment(
                overlay: background, contrast: aim, wraps: false, interpolation: Interpolation(space: .srgb))
            guard let color = try? adjustment.adjusted([text]).first else { break }
            if isFine(color) { return color }
            aim *= 1.01
        }
        return [SRGB8(red: 0, green: 0, blue: 0), SRGB8(red: 255, green: 255, blue: 255)].first(where: isFine)
    }
}

extension ColorPairEntry.Contrast {
    fileprivate func words(_ pair: ColorPairEntry) -> String {
        let ratio = "a contrast of \(ShortNumber.text(roundedDown(contrast: ratio)))"
        guard pair.apca != nil, let lightnessContrast else { return ratio }
        return ratio + " and Lc \(ShortNumber.text(roundedDown(contrast: lightnessContrast.magnitude)))"
    }

    fileprivate var displayWords: String {
        (appearance == "any" ? "" : " in the \(appearance) appearance") + (idiom.map { " on \($0)" } ?? "")
            + (displayGamut == nil ? "" : " on P3 displays")
    }

    fileprivate func advice(_ pair: ColorPairEntry) -> String {
        guard let text = SRGB8(hex: text), let background = SRGB8(hex: on) else { return "" }
        return pair.nearestText(to: text, on: background).map { "The nearest text color that passes is \($0.hex)." }
            ?? "No text color passes on \(on): change \"\(pair.on)\"."
    }
}
