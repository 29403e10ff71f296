internal import ArgumentParser
internal import CatalogPipeline
internal import Diagnostics
internal import OrderedJSON

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
        let printer = ExtractionPrinter(format: format, explains: explain)
        var isClean = true
        try StandardStreams.output(printer.opening)
        var isFirst = true
        for path in PathSequence(files) {
            let extraction = Extraction(of: path, count: count, limits: cost.limits, readsWhole: whole)
            extraction.diagnostics.forEach { StandardStreams.error("\($0)\n") }
            if extraction.diagnostics.contains(where: { $0.severity == .error }) { isClean = false }
            try StandardStreams.output(try printer.text(of: extraction, isFirst: isFirst))
            isFirst = false
        }
        try StandardStreams.output(printer.closing(isEmpty: isFirst))
        if !isClean { throw ExitStatus.findings }
    }
}

/// The paths of the command line, with those of standard input in the place of each `-`.
private struct PathSequence: Sequence, IteratorProtocol {
    private var rest: ArraySlice<String>

    init(_ files: [String]) { rest = files[...] }

    mutating func next() -> String? {
        while let file = rest.first {
            if file != "-" { return rest.removeFirst() }
            if let line = readLine() {
                if line.isEmpty { continue }
                return line
            }
            rest.removeFirst()
        }
        return nil
    }
}
