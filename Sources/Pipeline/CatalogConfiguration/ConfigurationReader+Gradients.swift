internal import CarouselGradients
internal import Diagnostics
internal import PlacedYAML

extension GradientConfiguration {
    private static let point = ConfigurationForm.any([.word(GradientPoint.named.map(\.name)), .pair(0...1)])

    static let table = ConfigurationTable<GradientConfiguration>(
        [
            .value(
                "colors", .list(.text, atLeast: 2),
                "Required without `system`: two or more evenly spaced colors, each the name of a color set or a CSS color."
            ) {
                node, gradient, reader in gradient.colors += reader.colorNames(node)
            },
            .value(
                "system", .text,
                "Replaces `colors` by one color, a name or a CSS color, for a gradient like SwiftUI's `Color.gradient`."
            ) {
                node, gradient, reader in
                gradient.colors += reader.colorNames(node)
            },
            .value("start", point, standard: "top", "The start of the gradient: a SwiftUI unit point, or [x, y].") {
                node, gradient, reader in if let point = reader.point(node, "start") { gradient.start = point }
            },
            .value("end", point, standard: "bottom", "The end of the gradient: a SwiftUI unit point, or [x, y].") {
                node, gradient, reader in if let point = reader.point(node, "end") { gradient.end = point }
            },
        ], relations: [.oneOf("colors", "system")])
}

extension ConfigurationReader {
    mutating func gradients(_ node: YAMLNode) -> [GradientConfiguration] {
        (text.mapping(node, "\"gradients\"") ?? []).compactMap { key, value in
            text.trail.append(key.text)
            defer { text.trail.removeLast() }
            let what = "gradient \(key.text.quoted)"
            var gradient = GradientConfiguration(name: key.text)
            guard let members = GradientConfiguration.table.read(value, as: what, into: &gradient, by: &self) else {
                return nil
            }
            if let system = members["system"] {
                guard gradient.colors.count == 1, members["colors"] == nil else {
                    text.error(
                        at: system,
                        "\(what) needs either \"system\" with one color, or \"colors\" with a list of two or more.")
                    return nil
                }
            } else if gradient.colors.count < 2 {
                text.error(at: members["colors"] ?? value, "\(what) needs at least two \"colors\".")
                return nil
            }
            return gradient
        }
    }

    fileprivate mutating func colorNames(_ node: YAMLNode) -> [ConfiguredText] {
        text.list(node).compactMap { entry in
            text.string(entry, "a color").map { ConfiguredText(text: $0, origin: text.origin(of: entry)) }
        }
    }

    /// Reads a point of the unit square: its SwiftUI name, such as `topLeading`, or a list of x and y.
    fileprivate mutating func point(_ node: YAMLNode, _ what: String) -> GradientPoint? {
        if let list = node.sequence {
            let numbers = list.compactMap(\.number)
            if list.count == 2, numbers.count == 2, numbers.allSatisfy((0...1).contains) {
                return GradientPoint(x: numbers[0], y: numbers[1])
            }
            text.error(at: node, "\"\(what)\" needs two numbers from 0 to 1, x and y, such as [0, 1].")
            return nil
        }
        return text.word(node, what, among: GradientPoint.named)
    }
}
