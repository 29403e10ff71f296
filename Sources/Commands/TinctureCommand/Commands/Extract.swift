internal import ArgumentParser
internal import CatalogPreview
internal import ColorListing
internal import PictureAnalysis
internal import PictureText

struct Extract: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract", _superCommandName: "tincture",
        abstract: "Print the colors of pictures.",
        usage: "tincture extract <files> ... [<options>]",
        discussion: """
            EXAMPLES:
              tincture extract banner.jpg
              tincture extract --explain banner.jpg
              tincture extract --region 0,0,0.5,1 banner.jpg
              tincture extract --format json --count 8 *.png
              tincture extract --format pages Banners > pages.json
              find . -name '*.jpg' | tincture extract --format ndjson -

            With --format pages the result is JSON for an app that gets its banners from a server. The app decodes the \
            JSON as CarouselBackdrop.Pages of the library TinctureKit. It has the name, backdrop and dark backdrop of \
            each picture that has colors, and with --placeholders also a placeholder.

            With --format ndjson each line of standard input is answered before the next one is read, until the end of \
            input. A line is a path, or a JSON object {"id": …, "path": …} or {"id": …, "data": "base64 of the \
            picture"}; the id is returned. An unusable picture is answered by an object with "error". Empty lines \
            are ignored.
            """)

    @Argument(
        help: "Pictures, or folders of pictures; - reads paths from standard input, one per line.", completion: .file())
    var files: [String]

    @Option(parsing: .unconditional, help: "The maximum number of swatches, 1 … 16.")
    var count = 5

    @Flag(help: "Decode every pixel; by default large pictures are decoded at a lower resolution.")
    var fullResolution = false

    @Option(help: "The part of each picture to use: left,top,width,height, each 0 … 1.")
    var region: PictureRegion?

    @Flag(help: "Also make a placeholder of each picture, as a ThumbHash.")
    var placeholders = false

    @Flag(help: "Show the scores of each swatch, and why one color became the backdrop, the color behind the picture.")
    var explain = false

    @OptionGroup(title: "Limits") var cost: LimitOptions

    @Option(help: "The format of the output.")
    var format: ExtractionFormat = .text

    @Flag(help: .noConfine) var noConfine = false

    func validate() throws {
        try require(
            !files.isEmpty, "no picture is named. Name a picture or a folder, or - to read paths from standard input")
        try require((1...16).contains(count), "--count takes a number from 1 to 16")
        try require(region == nil || !placeholders, "--placeholders works only with whole pictures: remove --region")
        try require(!explain || format == .text, "--explain works only with --format text")
    }

    func run() throws {
        var run = ExtractionRun(
            format: format, explains: explain,
            settings: ExtractionSettings(
                tool: ToolVersion.current, count: count, limits: cost.limits, fullResolution: fullResolution,
                placeholders: placeholders,
                region: region.map { [$0.left, $0.top, $0.width, $0.height] }),
            terminal: .standard, output: StandardStreams.output, report: FindingOutput.print)
        try run.run(files)
        if !run.isClean { throw ExitStatus.findings }
    }
}

extension ExtractionFormat: ExpressibleByArgument {}

extension PictureRegion: ExpressibleByArgument {
    /// Creates a region from four numbers, 0 … 1, separated by commas: the left edge, top edge, width and height.
    init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        self.init(numbers.compactMap(\.self))
        guard numbers.count == 4 else { return nil }
    }
}
