import CarouselGradients
import ColorScience
import OrderedJSON
import PaletteExtraction
import Testing
import TinctureDecoding

@testable import CatalogPage

/// The color at a position is computed by the library and by the page: `Scripts/check-page` compares them with the
/// cases that are written down here.
@Suite("The cases by which the page's colors are compared")
struct ColorCasesTests {
    private static let pages = ["#1F6FEB", "#FF9F1C", "#000000", "#FFFFFF", "#339966"].compactMap { SRGB8(hex: $0) }
    private static let positions: [Double] = [
        -5.3, -1, -0.015, 0, 0.003, 0.25, 0.505, 0.999, 1, 1.5, 2.02, 3.667, 4, 4.125, 5, 7.77,
    ]

    private static func node(_ colors: [SRGB8]) -> JSONNode {
        JSONNode(.array(colors.map { JSONNode(.string($0.hex)) }))
    }

    private static func numbers(_ values: [Double]) -> JSONNode {
        JSONNode(.array(values.map { JSONNode(.number("\($0)")) }))
    }

    private static func object(_ members: KeyValuePairs<String, JSONNode>) -> String {
        JSONWriter.text(JSONNode(.object(members.map { JSONNode.Member(name: $0, value: $1) })), layout: .line)
    }

    /// Tables as a page holds them, with the library's answers.
    private static var tables: [String] {
        [1, 2, 5].flatMap { count in
            [true, false].flatMap { wraps in
                [ColorSpace.srgb, .oklab].map { line(of: count, wraps, Interpolation(space: $0)) }
            }
        }
    }

    private static func line(of count: Int, _ wraps: Bool, _ interpolation: Interpolation) -> String {
        let table = GradientTable(pages: Array(pages.prefix(count)), wraps: wraps, interpolation: interpolation)
        let track = PageTable(BackdropTable(table)).tracks[0]
        return object([
            "count": JSONNode(.number("\(count)")), "wraps": JSONNode(.bool(wraps)),
            "track": JSONNode(.array(track.map { JSONNode(.string($0)) })),
            "positions": numbers(positions), "colors": node(positions.map { table.color(at: $0) }),
        ])
    }

    /// Vertical gradients at heights.
    private static func heights() throws -> [String] {
        let heights: [Double] = [-1, 0, 0.03, 0.07, 0.1, 0.25, 0.3, 0.625, 0.8, 1, 1.5]
        let lists: [[Double]] = [[0.25], [0, 1], [0.1, 0.3, 0.9]]
        return try lists.map { locations in
            let stops = zip(locations, pages).map { PageBackdrop.Stop(location: $0, color: $1) }
            let backdrop = try PageBackdrop(stops: stops)
            return object([
                "locations": numbers(locations),
                "stops": node(stops.map(\.color)),
                "heights": numbers(heights),
                "colors": node(heights.map { backdrop.color(at: $0) }),
            ])
        }
    }

    /// The colors around pixels of a picture, which both sides make by the same formulas.
    private static func points() -> String {
        let (width, height) = (130, 70)
        let pixels = (0..<width * height).flatMap { index -> [UInt8] in
            let (x, y) = (index % width, index / width)
            return [(x * 37 + y * 11) % 256, (x * x + y * 3) % 256, (x + y * 7) % 256, x < 20 ? 60 : 255 - y % 50]
                .map { UInt8($0) }
        }
        let indices = [0, 5, 20, 64, 129, 3500, 4567, 9099]
        let places = indices.map { index in
            PicturePoint(
                (Double(index % width) + 0.5) / Double(width), (Double(index / width) + 0.5) / Double(height))
        }
        var means = PointColors(places, layout: PictureLayout(width: width, height: height))
        pixels.withUnsafeBufferPointer { means.add($0) }
        let colors = means.colors()
        let cases = zip(indices, places).map { index, place in
            JSONNode(
                .array([
                    JSONNode(.number("\(index)")), colors[place].map { JSONNode(.string($0.hex)) } ?? JSONNode(.null),
                ]))
        }
        return object([
            "width": JSONNode(.number("\(width)")), "height": JSONNode(.number("\(height)")),
            "colors": JSONNode(.array(cases)),
        ])
    }

    /// Dark forms, and backdrops that a contrast changes, with the lowest contrast of their table.
    private static func trials() throws -> String {
        let dark = Self.pages + ["#FFFF88", "#FE9A3B", "#7D7A00", "#E91E63", "#00FF00"].compactMap { SRGB8(hex: $0) }
        let cases: [(overlay: String, contrast: Double, pages: [String])] = [
            ("#FFFFFF", 4.5, ["#FFFF88", "#1F6FEB", "#C0C0C0"]), ("#FFFFFF", 4.5, ["#0000A0", "#102030"]),
            ("#000000", 7, ["#FF0000", "#3366CC", "#808080", "#FFE000"]), ("#FFFFFF", 3, ["#00FF00", "#FF00FF"]),
        ]
        let adjusted = try cases.map { overlay, contrast, pages in
            let color = try #require(SRGB8(hex: overlay))
            let interpolation = Interpolation(space: .srgb)
            let adjustment = ContrastAdjustment(
                overlay: color, contrast: contrast, wraps: true, interpolation: interpolation)
            let changed = try adjustment.adjusted(pages.compactMap { SRGB8(hex: $0) })
            let table = GradientTable(pages: changed, wraps: true, interpolation: interpolation)
            let worst = try #require(table.worstContrast(of: color))
            return object([
                "overlay": JSONNode(.string(overlay)), "contrast": JSONNode(.number("\(contrast)")),
                "pages": JSONNode(.array(pages.map { JSONNode(.string($0)) })), "adjusted": node(changed),
                "worst": JSONNode(.number("\((worst.ratio * 100).rounded(.down) / 100)")),
                "position": JSONNode(.number("\(worst.position)")),
            ])
        }
        return "{\"dark\": "
            + JSONWriter.text(
                JSONNode(.array(dark.map { node([$0, DarkAppearance.of($0)]) })), layout: .line)
            + ",\n\"adjusted\": [\n" + adjusted.joined(separator: ",\n") + "\n]}\n"
    }

    @Test("So are those of what is tried")
    func trialCases() throws { try Golden.expect(try Self.trials(), is: "trials.json") }

    @Test("They are what the library says now")
    func golden() throws {
        let text =
            "{\"tables\": [\n" + Self.tables.joined(separator: ",\n") + "\n],\n\"backdrops\": [\n"
            + (try Self.heights()).joined(separator: ",\n") + "\n],\n\"points\": " + Self.points() + "}\n"
        try Golden.expect(text, is: "colors.json")
    }
}
