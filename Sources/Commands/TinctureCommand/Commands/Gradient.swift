internal import ArgumentParser
internal import AssetCatalog
internal import CarouselGradients
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

struct Gradient: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "gradient", _superCommandName: "tincture",
        abstract: "Print the colors between two or more colors.",
        usage: "tincture gradient <color> <color> ... [<options>]",
        discussion: """
            EXAMPLES:
              tincture gradient '#C0C0C0' '#FE9A3B' --steps 9
              tincture gradient red gold blue --space oklch --hue longer --format css
              tincture gradient '#2A2140' '#F6E7D3' --easing ease-in-out --overlay white
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, css
    }

    @Argument(help: "Two or more CSS colors, in quotes: '#RRGGBB', a name, 'oklch(0.7 0.1 200)' …")
    var colors: [String] = []

    @Option(
        help:
            "The color space to blend in: \(Interpolation.names.joined(separator: ", ")) (Oklab, but less gray between different hues). Default: `oklab`.",
        completion: .list(Interpolation.names))
    var space: String?

    private static let defaultSpace = "oklab"

    @Option(
        help:
            "The way around the hue circle, for \(Interpolation.namesWithHue.joined(separator: ", ")): \(HueInterpolation.allCases.map(\.rawValue).joined(separator: ", ")).",
        completion: .list(HueInterpolation.allCases.map(\.rawValue)))
    var hue: String?

    @Option(help: "The easing function: linear, smoothstep, ease, ease-in-out, cubic-bezier(x1, y1, x2, y2) …")
    var easing = "linear"

    @Option(
        parsing: .unconditional,
        help: "With --stops or JSON, the maximum CIEDE2000 difference between the stops' gradient and the exact blend.")
    var tolerance = 0.5

    @Option(help: "A color drawn on the gradient. Prints its lowest contrast and the location of that contrast.")
    var overlay: String?

    @Flag(help: "With --format text or css, print the fewest stops that give the gradient, instead of samples.")
    var stops = false

    @Option(parsing: .unconditional, help: "The number of colors to print, both ends of the gradient included.")
    var steps = 11

    @Option(help: "The format of the output.")
    var format: Format = .text

    func validate() throws {
        try require(
            colors.count >= 2,
            "a gradient needs at least two colors. Put quotes around each: in a shell, an unquoted # begins a comment")
        try require((2...100_000).contains(steps), "--steps takes a number from 2 to 100000")
        if let space, !Interpolation.names.contains(space) {
            throw ValidationError(
                "unknown --space \"\(TerminalText.escaped(space))\"\(NearestWord.hintOrList(for: space, among: Interpolation.names))"
            )
        }
        if let hue {
            try require(
                HueInterpolation(rawValue: hue) != nil,
                "unknown --hue \"\(TerminalText.escaped(hue))\"\(NearestWord.hintOrList(for: hue, among: HueInterpolation.allCases.map(\.rawValue)))"
            )
            try require(
                Interpolation.namesWithHue.contains(space ?? ""),
                "--hue needs a --space with a hue: \(Interpolation.namesWithHue.joined(separator: ", "))")
        }
        try require((0.01...100).contains(tolerance), "--tolerance takes a number from 0.01 to 100")
        let gradient = try gradient()
        try require(
            gradient.colors.allSatisfy({ $0.alpha == 1 }) || !stops && overlay == nil,
            "--stops and --overlay need opaque colors")
    }

    func run() throws {
        let gradient = try gradient()
        // JSON output contains the name of the space already.
        if space == nil, format != .json {
            StandardStreams.error("note: blended in \(Self.defaultSpace); choose another space with --space\n")
        }
        switch format {
        case .json: try StandardStreams.output(try JSONTextEncoder.text(gradient.report, layout: .indented) + "\n")
        case .text:
            let samples = gradient.samples
            if StandardStreams.outputIsTerminal { try StandardStreams.output(TerminalPreview.standard.strip(samples)) }
            let lines = stops ? gradient.stops?.map { "\($0.hex)  \(SampledGradient.percent($0.location))" } : samples
            try StandardStreams.output((lines ?? []).joined(separator: "\n") + "\n")
            if let contrast = gradient.contrast {
                try StandardStreams.output(
                    "worst contrast of \(contrast.overlay): \(ShortNumber.text(contrast.worst)) at \(ShortNumber.text(contrast.location * 100, places: 1)) %\n"
                )
            }
        case .css: try StandardStreams.output(gradient.css(fewest: stops) + "\n")
        }
    }

    private func gradient() throws -> SampledGradient {
        let parsed = try colors.map { try color($0) }
        let curve: Easing
        do {
            curve = try Easing(css: easing)
        } catch {
            throw ValidationError("\"\(TerminalText.escaped(easing))\" is not an easing function: \(error)")
        }
        let hue = HueInterpolation(rawValue: hue ?? "") ?? .shorter
        let interpolation = Interpolation(name: space ?? Self.defaultSpace, hue: hue) ?? .vivid
        return SampledGradient(
            colors: parsed, interpolation: interpolation, easing: curve, steps: steps, tolerance: tolerance,
            overlay: try overlay.map { SRGB8(try color($0)) })
    }

    private func color(_ text: String) throws -> Color {
        do {
            return try WrittenColor.color(text)
        } catch {
            throw ValidationError("\"\(TerminalText.escaped(text))\" is not a color: \(error.reason)")
        }
    }
}
