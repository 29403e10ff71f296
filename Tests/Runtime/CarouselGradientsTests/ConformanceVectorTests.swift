import ColorScience
import Foundation
import TestNumbers
import Testing

@testable import CarouselGradients

/// Lookups that every runtime answers with the same bytes: this library, the modules of `--emit web` and `--emit
/// android`, and the page's own scripts.
///
/// `--emit dart` has a test that reads them. Written anew by `TINCTURE_WRITE_GOLDENS=1 Scripts/test --filter
/// ConformanceVectorTests`.
@Suite("Conformance vectors")
struct ConformanceVectorTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/Conformance/lookups.json").standardizedFileURL

    @Test("They are what the library says now: a thousand positions or more, in every space and style")
    func golden() throws {
        var numbers = SeededNumbers(seed: 20_251_122)
        let counts = [5, 2, 3, 8, 1, 4]
        var (carousels, lookups) = ([String](), 0)
        for (number, name) in Interpolation.names.enumerated() {
            for wraps in [true, false] {
                let interpolation = try #require(
                    Interpolation(
                        name: name, hue: wraps && Interpolation.namesWithHue.contains(name) ? .longer : .shorter))
                let carousel = Vectors(
                    interpolation, style: CarouselStyle.allCases[(number + (wraps ? 0 : 2)) % 4], wraps: wraps,
                    count: counts[(number + (wraps ? 0 : 3)) % counts.count], isFlat: number % 3 != 1,
                    numbers: &numbers)
                carousels.append(carousel.json)
                lookups += carousel.positions.count
            }
        }
        #expect(lookups >= 1000)
        let text =
            "{\"carousels\": [\n" + carousels.joined(separator: ",\n") + "\n],\n\"geometry\": [\n"
            + Self.geometry.joined(separator: ",\n") + "\n]}\n"
        if ProcessInfo.processInfo.environment["TINCTURE_WRITE_GOLDENS"] != nil {
            try Data(text.utf8).write(to: Self.file)
        }
        let isTrue = FileManager.default.contents(atPath: Self.file.path).map { $0 == Data(text.utf8) } == true
        #expect(isTrue, "if the change is meant, write lookups.json anew and run Scripts/test-web")
    }

    /// What a carousel on a screen answers: the geometry, the function, what it is given, the answer.
    private static var geometry: [String] {
        let drags: [Double] = [-620, -187.5, -80.5, -40, 0, 101, 244, 5000]
        let positions: [Double] = [-5.3, -0.5, 0, 0.25, 1.5, 3.667, 4, 7.77]
        var lines: [String] = []
        for (style, count, width) in CarouselStyle.allCases.flatMap({ style in
            [(style, 5, 375.0), (style, 1, 375), (style, 2, 320), (style, 0, 375), (style, 4, 0)]
        }) {
            for (wraps, isRightToLeft) in [(true, false), (false, false), (false, true), (true, true)] {
                let geometry = CarouselGeometry(
                    style: style, width: width, pageCount: count, wraps: wraps, spacing: 25, padding: 90,
                    threshold: 80, isRightToLeft: isRightToLeft)
                let parts = "\"\(style.rawValue)\", \(width), \(count), \(wraps), \(isRightToLeft)"
                var cases: [String] = []
                for index in [0, count - 1, count, -2] {
                    for drag in drags where count > 1 || index == 0 {
                        cases.append(
                            "[\"position\", [\(index), \(drag)], \(geometry.position(index: index, drag: drag))]")
                        cases.append("[\"target\", [\(index), \(drag)], \(geometry.target(index: index, drag: drag))]")
                    }
                    for (drag, velocity) in [(-187.5, -900.0), (0, 900), (101, -40), (-40, -5000), (244, 300)] {
                        let target = geometry.target(index: index, drag: drag, velocity: velocity)
                        cases.append("[\"target\", [\(index), \(drag), \(velocity)], \(target)]")
                    }
                    cases.append("[\"turned\", [\(index), 2], \(geometry.target(from: index, by: 2))]")
                    cases.append("[\"turned\", [\(index), -1], \(geometry.target(from: index, by: -1))]")
                }
                for position in positions {
                    cases.append("[\"pageAt\", [\(position)], \(geometry.page(at: position))]")
                    cases.append("[\"visiblePages\", [\(position)], \(geometry.visiblePages(at: position))]")
                    cases.append("[\"distance\", [1, \(position)], \(geometry.distance(ofPage: 1, at: position))]")
                }
                lines.append("[[\(parts)], [\(cases.joined(separator: ", "))]]")
            }
        }
        return lines
    }
}

/// The vectors of one carousel, in the form that the constructor of `--emit web` takes.
private struct Vectors {
    let positions: [Double]
    let json: String

    init(
        _ interpolation: Interpolation, style: CarouselStyle, wraps: Bool, count: Int, isFlat: Bool,
        numbers: inout SeededNumbers
    ) {
        let light = (0..<count).map { _ in [numbers.color(), numbers.color()] }
        let dark = light.map { $0.map(DarkAppearance.of) }
        func flat(_ colors: [[SRGB8]]) -> GradientTable {
            GradientTable(
                pages: colors.map { $0[0] }, wraps: wraps, interpolation: interpolation, samples: 0, tolerance: 1)
        }
        func gradient(_ colors: [[SRGB8]]) -> BackdropTable? {
            isFlat
                ? nil
                : BackdropTable(
                    pages: colors.map {
                        PageBackdrop(known: [.init(location: 0, color: $0[0]), .init(location: 0.75, color: $0[1])])
                    }, wraps: wraps, interpolation: interpolation, samples: 0, tolerance: 1)
        }
        let tables = [(flat(light), gradient(light)), (flat(dark), gradient(dark))]
        let carousel = CarouselBackdrop(
            style: style, light: tables[0].1 ?? BackdropTable(tables[0].0),
            dark: tables[1].1 ?? BackdropTable(tables[1].0))
        let end = Double(wraps ? count : count - 1)
        positions =
            [
                -0.25, -1, 0, 0.5, 1, end, end + 0.125, end - 1e-16, 1e-18, 0.005, 4_503_599_627_370_497.5, -1e300,
            ]
            // Half of them at hundredths, where tables of samples have the color itself.
            + (0..<16).map { _ in (numbers.unit() * 100 * (end + 1)).rounded() / 100 }
            + (0..<16).map { _ in numbers.unit() * (end + 2) - 1 }
        let lookups = positions.map { position in
            let answers = zip(tables, [CarouselBackdrop.Appearance.light, .dark]).map { tables, appearance in
                let stops = carousel.backdrop(at: position, in: appearance).stops.map(\.color.hex)
                return "[\"\(tables.0.color(at: position).hex)\", \(Self.list(stops)), "
                    + "\"\(carousel.foreground(at: position, in: appearance).hex)\"]"
            }
            return "[\(position), \(answers.joined(separator: ", "))]"
        }
        let pages = zip(light, dark).enumerated().map { number, colors in
            "{\"image\": \"\(number)\", \"backdrop\": {\"light\": \"\(colors.0[0].hex)\", \"dark\": \"\(colors.1[0].hex)\"}, "
                + "\"isPinned\": false}"
        }
        json =
            "{\"parts\": {\"name\": \"\(interpolation.name)\", \"style\": \"\(style.rawValue)\", \"wraps\": \(wraps), "
            + "\"pages\": [\(pages.joined(separator: ", "))],\n\"light\": \(Self.tables(tables[0])),\n"
            + "\"dark\": \(Self.tables(tables[1]))},\n\"lookups\": [\n\(lookups.joined(separator: ",\n"))]}"
    }

    private static func list(_ words: [String]) -> String {
        "[\(words.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }

    private static func tables(_ tables: (flat: GradientTable, gradient: BackdropTable?)) -> String {
        guard let gradient = tables.gradient else { return "{\"flat\": \(track(tables.flat))}" }
        return "{\"flat\": \(track(tables.flat)), \"heights\": \(gradient.locations), "
            + "\"tracks\": [\(gradient.tracks.map(track).joined(separator: ", "))]}"
    }

    /// The stops of each transition: hundredths, red, green, blue in one number.
    private static func track(_ table: GradientTable) -> String {
        let transitions = table.transitions.map { transition in
            transition.stops.map { PackedColor.word($0.color, hundredths: Int(($0.progress * 100).rounded())) }
        }
        return "\(transitions.isEmpty ? table.pages.map { [PackedColor.word($0, hundredths: 0)] } : transitions)"
    }
}
