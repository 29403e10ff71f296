import ColorScience
import Foundation
import Testing

/// What `Scripts/make-color-fixtures` has made with ColorAide.
enum ColorFixtures {
    /// A file of cases.
    struct Cases<Case: Decodable & Sendable>: Decodable, Sendable {
        let cases: [Case]
    }

    /// A color as a fixture says it; nil components are missing.
    struct Written: Decodable, Sendable {
        let space: String
        let components: [Double?]
        let alpha: Double?
        let hasAlpha: Bool

        private enum CodingKeys: String, CodingKey { case space, components, alpha }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            space = try container.decodeIfPresent(String.self, forKey: .space) ?? ""
            components = try container.decode([Double?].self, forKey: .components)
            hasAlpha = container.contains(.alpha)
            alpha = try container.decodeIfPresent(Double.self, forKey: .alpha)
        }

        func color() throws -> Color { try color(in: space) }

        func color(in space: String) throws -> Color {
            var missing: MissingComponents = hasAlpha && alpha == nil ? .alpha : []
            for (index, part) in [MissingComponents.first, .second, .third].enumerated() where components[index] == nil
            {
                missing.formUnion(part)
            }
            return Color(
                try #require(ColorSpace(rawValue: space)), components[0] ?? 0, components[1] ?? 0, components[2] ?? 0,
                alpha: alpha ?? 1, missing: missing)
        }
    }

    /// The folder of the fixtures.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Colors")

    /// Reads a file.
    static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
    }
}

extension Color {
    /// The largest distance of a component or alpha from another color's, as shares of the components' usual ranges,
    /// hues around the circle; infinite where other components are missing.
    func distance(to other: Color) -> Double {
        guard space == other.space, missing == other.missing else { return .infinity }
        var largest = (alpha - other.alpha).magnitude
        for index in 0..<3 {
            var difference = (components[index] - other.components[index]).magnitude
            if index == space.hueIndex {
                difference = difference.truncatingRemainder(dividingBy: 360)
                difference = min(difference, 360 - difference)
            }
            largest = max(largest, difference / space.reach(of: index))
        }
        return largest
    }
}

extension ColorSpace {
    /// How far a component usually reaches.
    func reach(of index: Int) -> Double {
        if index == hueIndex { return 360 }
        switch self {
        case .lab, .lch, .hsl, .hwb: return 100
        default: return 1
        }
    }
}
