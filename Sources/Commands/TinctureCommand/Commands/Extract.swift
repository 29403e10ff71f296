internal import ArgumentParser
internal import PictureAnalysis

/// `tincture extract`: the colours of pictures.
struct Extract: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the colours that pictures are made of.",
        discussion: """
            EXAMPLES:
              tincture extract banner.jpg
              tincture extract --explain banner.jpg
              tincture extract --format json --count 8 *.png
              find . -name '*.jpg' | tincture extract --format ndjson -

            With --format ndjson each line of standard input is answered before the next is read, for ever. A line is a \
            path, or a JSON object {"id": …, "path": …} or {"id": …, "data": "base64 of the picture"}; the id comes \
            back. What cannot be used is answered by an object with "error". Empty lines are passed over.
            """)

    /// The forms that the colours are printed in.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, ndjson, css
    }

    @Argument(help: "Pictures; - reads their paths from standard input, a line each.", completion: .file())
    var files: [String]

    @Option(help: "The most swatches a picture, 1 … 16.")
    var count = 5

    @Flag(help: "Decode every pixel, where a large picture is otherwise decoded coarser.")
    var whole = false

    @Flag(help: "Show each rule's score for each swatch, and why the backdrop is what it is.")
    var explain = false

    @OptionGroup var cost: LimitOptions

    @Option(help: "How to print them.")
    var format: Format = .text

    func validate() throws {
        guard !files.isEmpty else { throw ValidationError("name a picture, or - for paths from standard input") }
        guard (1...16).contains(count) else { throw ValidationError("--count takes a number from 1 to 16") }
        guard !explain || format == .text else { throw ValidationError("--explain is for --format text") }
    }

    func run() throws {
        var run = ExtractionRun(
            printer: ExtractionPrinter(format: format, explains: explain),
            settings: ExtractionSettings(tool: ToolVersion.current, count: count, limits: cost.limits, whole: whole))
        try run.run(files)
        if !run.isClean { throw ExitStatus.findings }
    }
}
