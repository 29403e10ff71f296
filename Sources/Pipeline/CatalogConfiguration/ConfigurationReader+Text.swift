internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import PictureText
internal import PlacedYAML

extension TextArea {
    private static let screenAreas = ScreenArea.allCases.map { ($0.rawValue, $0) }
    fileprivate static let unnamed = TextArea(name: "", location: .screen(.statusBar))

    /// The allowed values of `text`: parts of the screen, such as `statusBar`, or mappings that describe an area.
    static let form = ConfigurationForm.list(
        .any([.word(screenAreas.map(\.0)), table.described(unnamed)]), atLeast: 1)

    static let table = ConfigurationTable<TextArea>([
        .value(
            "name", .text, needed: "a \"name\".",
            "The name of the text area. `statusBar`, `navigationBar` and `searchField` are parts of the screen and need no `at`."
        ) { node, area, reader in
            if let name = reader.text.string(node, "\"name\"") { area.name = name }
        },
        .value(
            "at", .list(.number(0...1), atLeast: 4),
            "The text area in fractions of the page, as a list [left, top, width, height], such as [0.05, 0.1, 0.5, 0.3]."
        ) { node, area, reader in
            let numbers = reader.text.list(node).compactMap { reader.text.number($0, "\"at\"", in: 0...1) }
            guard numbers.count == node.sequence?.count ?? 0 || numbers.isEmpty else { return }
            guard numbers.count == 4,
                let part = PictureRegion(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
            else {
                reader.text.error(
                    at: node,
                    "\"at\" is not an area inside the page; write left, top, width and height, such as [0.05, 0.1, 0.5, 0.3]."
                )
                return
            }
            area.location = .page(part)
        },
        .value("color", .color, "The color of the text; by default white or black, whichever reads better.") {
            node, area, reader in area.color = reader.color(node, "\"color\"")
        },
        .number(
            "minimum", \.minimum, in: 1...21, "The minimum WCAG 2 contrast. The default is 4.5, or 3 for large text."),
        .word(
            "size", \.isLarge, called: "size", among: [("normal", false), ("large", true)],
            "The size of the text. Large text is at least 18 points, or at least 14 points if bold."),
        .word(
            "measure", \.measure, called: "measure", among: TextMeasure.allCases.map { ($0.rawValue, $0) },
            "The contrast that must reach `minimum`: that of the area's worst point, the one that 95 % of its points reach, or the mean."
        ),
    ])

    /// Reads one area; nil, with an error, if it isn't a known part of the screen and has no `at`.
    fileprivate init?(_ node: YAMLNode, by reader: inout ConfigurationReader) {
        self = .unnamed
        var hasLocation = false
        if let word = node.scalar {
            name = word
        } else {
            guard let members = Self.table.read(node, as: "a text area", into: &self, by: &reader) else { return nil }
            hasLocation = members["at"] != nil
        }
        guard !hasLocation else { return }
        guard let part = Self.screenAreas.first(where: { $0.0 == name })?.1 else {
            let hint = NearestWord.hintOrList(for: name, among: Self.screenAreas.map(\.0))
            reader.text.error(
                .unknownValue, at: node,
                "unknown part of the screen \(name.quoted)\(hint) If you mean an area of the page, add its location, such as at: [0, 0.5, 1, 0.5]."
            )
            return nil
        }
        location = .screen(part)
    }
}

extension TextScreens {
    static let table = ConfigurationTable<TextScreens>([
        .value(
            "widths", .list(.number(100...10_000), atLeast: 1), standard: "[375, 390, 430, 820]",
            "The widths of the screens, in points."
        ) { node, screens, reader in
            let widths = reader.text.list(node).compactMap { reader.text.number($0, "a width", in: 100...10_000) }
            if node.sequence?.isEmpty == true {
                reader.text.error(at: node, "\"widths\" is empty; list screen widths in points.")
            }
            if (1...16).contains(widths.count) {
                screens.widths = widths
            } else if !widths.isEmpty {
                reader.text.error(.limitExceeded, at: node, "\"widths\" lists more than 16 widths; leave some out.")
            }
        },
        .value(
            "size", .pair(1...10_000),
            "The width and height of a page, in any unit. By default a page has the proportions of the first picture."
        ) { node, screens, reader in screens.size = reader.pair(node, "\"size\"", in: 1...10_000) },
        .number("top", \.top, in: 0...10_000, "The distance of the pages from the top of the screen, in points."),
        .word(
            "fit", \.fit, called: "fit", among: Fit.allCases.map { ($0.rawValue, $0) },
            "How a picture fits a page of another shape: it fills the page and is cropped, or is seen whole."),
        .value(
            "anchor", .pair(0...1), standard: "[0.5, 0.5]",
            "How a picture is aligned with its page, as fractions from the left and the top: `[0.5, 0.5]` centers it, and `[0, 1]` joins the bottom left corners."
        ) { node, screens, reader in
            screens.anchor = reader.pair(node, "\"anchor\"", in: 0...1) ?? screens.anchor
        },
        .flag(
            "rightToLeft", \.rightToLeft,
            "Whether text is also measured in a right-to-left layout of the page. Pictures aren't mirrored."),
    ])
}

extension ConfigurationReader {
    mutating func textAreas(_ node: YAMLNode) -> [TextArea] {
        let nodes = text.list(node)
        guard nodes.count <= 32 else {
            text.error(.limitExceeded, at: node, "\"text\" has more than 32 areas; leave some out.")
            return []
        }
        var areas: [TextArea] = []
        for node in nodes {
            guard let area = TextArea(node, by: &self) else { continue }
            if areas.contains(where: { $0.name == area.name }) {
                text.error(at: node, "two areas have the name \(area.name.quoted); give each a name of its own.")
            } else {
                areas.append(area)
            }
        }
        return areas
    }

    mutating func textAreas(byKind node: YAMLNode) -> [ImageKind: [TextArea]] {
        let kinds = text.entries(node, of: "text", each: "kind", among: ImageKind.named)
        return Dictionary(kinds.map { ($0.key, textAreas($0.value)) }) { $1 }
    }

    fileprivate mutating func pair(
        _ node: YAMLNode, _ what: String, in range: ClosedRange<Double>
    ) -> SIMD2<Double>? {
        guard let numbers = node.sequence, numbers.count == 2 else {
            text.error(at: node, "\(what) takes two numbers.")
            return nil
        }
        guard let first = text.number(numbers[0], what, in: range),
            let second = text.number(numbers[1], what, in: range)
        else { return nil }
        return [first, second]
    }
}
