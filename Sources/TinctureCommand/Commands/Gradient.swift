internal import ArgumentParser
internal import CatalogPreview
internal import ColorScience
internal import OrderedJSON

/// `tincture gradient`: colours between colours.
struct Gradient: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the colours between two or more colours.",
        discussion: """
            EXAMPLES:
              tincture gradient '#C0C0C0' '#FE9A3B' --steps 9
              tincture gradient '#F00' '#FD0' '#00F' --space oklch --hue longer --format css
            """)

    /// The forms that a gradient is printed in.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, css
    }

    /// A gradient as `--format json` prints it.
    private struct Result: Encodable {
        let space: String
        let hue: String?
        let colors: [String]
        let samples: [String]

        private enum CodingKeys: String, CodingKey { case space, hue, colors, samples }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(space, forKey: .space)
            // The contract has the key in every case: null where the space has no hue.
            try container.encode(hue, forKey: .hue)
            try container.encode(colors, forKey: .colors)
            try container.encode(samples, forKey: .samples)
        }
    }

    @Argument(help: "Two or more CSS colours: #RRGGBB, a name, oklch(0.7 0.1 200) …")
    var colors: [String]

    @Option(
        help: "The space to blend in: \(ColorSpace.interpolationNames.joined(separator: ", ")).",
        completion: .list(ColorSpace.interpolationNames))
    var space = ColorSpace.oklab.rawValue

    @Option(
        help:
            "The way around the hue circle, for \(ColorSpace.polarNames.joined(separator: ", ")): \(HueInterpolation.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .list(HueInterpolation.allCases.map(\.rawValue)))
    var hue: String?

    @Option(help: "How many colours to print, evenly spaced, both ends included.")
    var steps = 11

    @Option(help: "How to print them.")
    var format: Format = .text

    func validate() throws {
        guard colors.count >= 2 else { throw ValidationError("a gradient needs two colours at least") }
        guard (2...100_000).contains(steps) else { throw ValidationError("--steps takes a number from 2 to 100000") }
        guard ColorSpace.interpolationNames.contains(space) else {
            throw ValidationError("--space is one of \(ColorSpace.interpolationNames.joined(separator: ", "))")
        }
        if let hue {
            guard HueInterpolation(rawValue: hue) != nil else {
                throw ValidationError(
                    "--hue is one of \(HueInterpolation.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            guard ColorSpace(rawValue: space)?.hasHue == true else {
                throw ValidationError(
                    "--hue needs a --space that has one: \(ColorSpace.polarNames.joined(separator: ", "))")
            }
        }
        _ = try parsed()
    }

    private func parsed() throws -> [Color] {
        try colors.map { text in
            do {
                return try Color(css: text)
            } catch {
                throw ValidationError("\"\(text)\" is no colour: \(error)")
            }
        }
    }

    func run() throws {
        let space = ColorSpace(rawValue: space) ?? .oklab
        let hue = HueInterpolation(rawValue: hue ?? "") ?? .shorter
        let parsed = try parsed()
        let interpolation = Interpolation(space: space, hue: hue)
        let samples = (0..<steps).map { step -> String in
            // Whole numbers as long as possible: the ends of each part are then exact.
            let scaled = step * (parsed.count - 1)
            let part = min(scaled / (steps - 1), parsed.count - 2)
            let progress = Double(scaled - part * (steps - 1)) / Double(steps - 1)
            return interpolation.color(from: parsed[part], to: parsed[part + 1], progress: progress).hex
        }
        let result = Result(
            space: space.rawValue, hue: space.hasHue ? hue.rawValue : nil, colors: parsed.map(\.hex),
            samples: samples)
        switch format {
        case .json:
            try StandardStreams.output(try JSONNodeEncoder.text(result, layout: .pages) + "\n")
        case .text:
            if StandardStreams.outputIsTerminal { try StandardStreams.output(TerminalPreview.standard.strip(samples)) }
            try StandardStreams.output(samples.joined(separator: "\n") + "\n")
        case .css:
            let method = space.hasHue ? "\(space.rawValue) \(hue.rawValue) hue" : space.rawValue
            try StandardStreams.output(
                "linear-gradient(to right in \(method), \(parsed.map { $0.css() }.joined(separator: ", ")))\n")
        }
    }
}

extension ColorSpace {
    /// The spaces that the contract lets gradients be blended in.
    fileprivate static var interpolationNames: [String] {
        forInterpolation.map(\.rawValue)
    }

    /// Those of them that have a hue.
    fileprivate static var polarNames: [String] {
        forInterpolation.filter(\.hasHue).map(\.rawValue)
    }
}
