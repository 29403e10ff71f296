internal import Diagnostics
internal import PlacedYAML

/// A minimum contrast that each of the chosen text colors must have with each of the chosen background colors.
package struct ColorPairConfiguration: Sendable {
    /// The globs for the full names of the colors that text and symbols have.
    package var text: [ConfiguredText] = []
    package var on: [ConfiguredText] = []
    package var minimum = 4.5
    /// The minimum magnitude of the APCA lightness contrast, 1 … 108; nil to require none.
    package var apca: Double?
}

extension ColorPairConfiguration {
    /// The minimum contrast of each level, from WCAG 2.2, criteria 1.4.3 (AA), 1.4.6 (AAA) and 1.4.11 (non-text).
    private static let levels = [("AA", 4.5), ("AAA", 7), ("AA-large", 3), ("AAA-large", 4.5), ("non-text", 3)]

    static let table = ConfigurationTable<ColorPairConfiguration>([
        .value(
            "text", .list(.text, atLeast: 1), needed: "\"text\": the names of colors, such as Label.",
            "Globs for the text and symbol colors of the pair."
        ) { node, pair, reader in pair.text = reader.text.globs(node) },
        .value(
            "on", .list(.text, atLeast: 1), needed: "\"on\": the names of colors, such as Background.",
            "Globs for the background colors of the pair."
        ) { node, pair, reader in pair.on = reader.text.globs(node) },
        .value(
            "minimum", .any([.number(1...21), .word(levels.map(\.0))]), standard: "AA",
            "The minimum WCAG 2 contrast: a number or a level. AA is 4.5, AAA is 7, AA-large is 3, AAA-large is 4.5 and non-text is 3."
        ) { node, pair, reader in
            let ratio =
                node.number == nil
                ? reader.text.word(node, "level", among: levels)
                : reader.text.number(node, "\"minimum\"", in: 1...21)
            if let ratio { pair.minimum = ratio }
        },
        .number(
            "apca", \.apca, in: 1...108,
            "The minimum APCA lightness contrast (Lc), in addition to `minimum`. APCA isn't part of a standard."),
    ])
}

extension ConfigurationReader {
    mutating func colorPairs(_ node: YAMLNode) -> [ColorPairConfiguration] {
        text.list(node).compactMap { entry in
            var pair = ColorPairConfiguration()
            let members = ColorPairConfiguration.table.read(entry, as: "a color pair", into: &pair, by: &self)
            return members == nil || pair.text.isEmpty || pair.on.isEmpty ? nil : pair
        }
    }
}
