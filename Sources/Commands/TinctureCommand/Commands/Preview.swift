internal import ArgumentParser
internal import CatalogBuild
internal import CatalogConfiguration
internal import CatalogPage
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PictureAnalysis

struct Preview: AsyncParsableCommand, Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", _superCommandName: "tincture",
        abstract: "Show pictures, colors, gradients and carousels in the terminal, a browser or a PNG.",
        usage: "tincture preview [<targets> ...] [<options>]",
        discussion: """
            EXAMPLES:
              tincture preview
              tincture preview banner.jpg
              tincture preview home --config Assets/tincture.yml
              tincture preview '#C0C0C0' 'red -> Leaf -> #000 in oklch longer hue'
              tincture preview Banners/*.jpg home --png sheet.png --scale 2
              tincture preview --html catalog.html
              tincture preview --edit --open

            Without a configuration, the current folder is searched as `tincture init` does, and a summary is printed.
            """)

    @Argument(
        help:
            "One folder or asset catalog, or pictures, colors, gradients ('COLOR -> COLOR in SPACE'), manifests, and names of carousels, gradients, colors or pictures. By default everything in the configuration, or a summary of the current folder.",
        completion: .custom { words, _, prefix in PreviewArgument.completions(words: words, prefix: prefix) })
    var targets: [String] = []

    @Option(
        help:
            "The configuration file; by default tincture.yml in the current folder or, in a Git working copy, the nearest above; or in the only target.",
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        help: "Also draw the output into this PNG file; - is standard output.", completion: .file(extensions: ["png"]))
    var png: String?

    @Option(parsing: .unconditional, help: "The number of pixels per point of the PNG: 1 or 2; by default 2.")
    var scale: Int?

    @Option(parsing: .unconditional, help: "The number of pictures side by side in the PNG, 1 to 6; by default 2.")
    var columns: Int?

    @Option(
        help:
            "A font (TrueType or OpenType) for the text of the PNG. Letters that this font lacks are drawn in the built-in font.",
        completion: .file(extensions: ["ttf", "otf", "ttc"]))
    var font: String?

    @Flag(
        help:
            "Use the fonts of this machine for letters that --font and the built-in font lack. The PNG may then differ between machines."
    )
    var systemFonts = false

    @Flag(help: "Show the colors of dark mode, in the terminal and in the PNG.")
    var dark = false

    @Option(
        help: """
            Write a page for a browser into this file, or to standard output with "-". It shows what the \
            configuration names, or the targets that you name.
            """,
        completion: .file(extensions: ["html"]))
    var html: String?

    @Flag(
        help:
            "Serve the page on this machine only, instead of writing a file; print its address, and update it when an input is saved."
    )
    var serve = false

    @Flag(help: "Serve the page as --serve does, and open it in the browser.")
    var open = false

    @Flag(
        help:
            "Serve the page as --serve does, and let it write what you choose there, such as colors, into the configuration and its data files."
    )
    var edit = false

    @Flag(
        help:
            "Draw PDF pictures for the page of --html or --serve, with this machine's pdftocairo or pdftoppm (poppler)."
    )
    var renderPDF = false

    @Option(
        help: "The cache's folder for --html; by default \(BuildCache.folderName) here if it exists, else none.",
        completion: .directory)
    var cache: String?

    @Flag(help: "With --png or --html, print only errors, warnings and notes.")
    var quiet = false

    @Option(parsing: .unconditional, help: "The port of --serve, 1 … 65535; by default a free one.")
    var port: UInt16?

    @Option(help: "How pictures are shown in the terminal.")
    var pictures: Pictures = .auto

    enum Pictures: String, ExpressibleByArgument, CaseIterable {
        /// The best method that the terminal supports.
        case auto
        case none, blocks, kitty, iterm
    }

    func validate() throws {
        try EmptyPaths.refuse(["--config": config, "--png": png, "--html": html, "--font": font, "--cache": cache])
        if let png, let format = ImageFormat(fileExtension: FilePath.stemAndExtension(of: png).extension),
            format != .png
        {
            throw ValidationError(
                "--png writes a PNG; \(TerminalText.escaped(png)) has the extension of another format. Name it .png")
        }
        try require([nil, 1, 2].contains(scale), "--scale takes 1 or 2")
        if let columns, !PreviewSheet.columns.contains(columns) {
            throw ValidationError("--columns takes a number from 1 to \(PreviewSheet.columns.upperBound)")
        }
        try require(
            png != nil || (scale == nil && columns == nil && font == nil && !systemFonts),
            "--scale, --columns, --font and --system-fonts work only with --png FILE")
        try require(
            png == nil || html == nil || [png, html].allSatisfy({ !OutputFile($0 ?? "").isStream }),
            "only one of --png and --html can be written to standard output or a device file")
        try require(
            port == nil || (isServed && port != 0),
            "--port takes a number from 1 to 65535, and works only with --serve, --open or --edit")
        try require(png != nil || html != nil || !quiet, "--quiet works only with --png or --html")
        try require(html != nil || cache == nil, "--cache works only with --html")
        try require(isServed || html != nil || !renderPDF, "--render-pdf works only with --html or --serve")
        try require(
            png != nil || (html == nil && !isServed) || !dark,
            "--dark is for the terminal and --png: the page shows both appearances")
        let word = serve ? "--serve" : open ? "--open" : "--edit"
        try require(
            !isServed || (png == nil && html == nil),
            "\(word) cannot be combined with --png or --html, because it writes no file. Run preview twice")
    }

    private var isServed: Bool { serve || open || edit }
    /// Whether to print a summary even if there is a configuration; true for `tincture` without arguments.
    var summarizes = false

    private enum CodingKeys: String, CodingKey {
        case targets, config, png, scale, columns, font, systemFonts, dark, html, serve, open, edit, renderPDF, cache,
            quiet, port, pictures
    }

    /// Returns the cache that `--cache` names, or the existing default one.
    private func findPageCache() -> BuildCache? {
        let isThere = (try? FileKind.of(BuildCache.folderName)) == .folder
        return (cache ?? (isThere ? BuildCache.folderName : nil)).map(BuildCache.init(in:))
    }

    private var converter: PictureConverter? {
        renderPDF ? PictureConverter(environment: CurrentProcess.environment) : nil
    }

    func run() async throws {
        if isServed {
            let sources = PreviewSources(targets, config: config, needsTree: true)
            let run = try ServeRun(sources)
            try require(
                !edit || sources.config != nil,
                "--edit writes into tincture.yml, but there is none. Run `tincture init` first, or name one with --config FILE"
            )
            return try await run.run(port: port, isOpened: open, isEdited: edit, converter: converter)
        }
        let files = (png: png.map(OutputFile.init), html: html.map(OutputFile.init))
        // If the result goes to standard output or a device, any other text there would damage the result.
        let isQuiet = quiet || files.png?.isStream == true || files.html?.isStream == true
        if let html = files.html {
            try await PagePreview.write(
                PreviewSources(targets, config: config, needsTree: true), to: html, converter: converter,
                cache: findPageCache(), isQuiet: isQuiet)
            if png == nil { return }
        }
        let trace = FileTrace()
        try await FileTrace.$current.withValue(trace) {
            var sources = PreviewSources(targets, config: config, needsTree: false)
            // A name in the catalog has priority over a folder with the same name.
            let named = sources.asName
            let outcome = await PreviewRun.outcome(knowing: named)
            if let named, outcome != nil { sources = named }
            if summarizes, sources.title == nil {
                let reason = "Nothing to show: \(FolderContents.problem(otherwise: "use tincture preview FOLDER"))."
                return try StandardStreams.output("\(reason)\n\n\(Tincture.helpMessage())\n")
            }
            var run = PreviewRun(
                sources, outcome: outcome,
                terminal: .standard(pictures: PictureProtocol(rawValue: pictures.rawValue)),
                isQuiet: isQuiet, isDark: dark)
            if summarizes || (sources.config == nil && (sources.targets.isEmpty || sources.folder != nil) && png == nil)
            {
                try await run.summarize()
            } else if sources.targets.isEmpty || sources.folder != nil {
                try await run.showEverything()
            } else {
                for target in sources.targets { try await run.show(target) }
            }
            if let png = files.png {
                try run.draw(
                    to: png, scale: scale ?? 2, columns: columns, font: font, takesSystemFonts: systemFonts,
                    apartFrom: trace)
            }
            if !run.isClean { throw ExitStatus.findings }
        }
    }
}

extension TerminalPreview {
    static var standard: TerminalPreview { standard(pictures: PictureProtocol.none) }

    /// Returns a renderer for standard output, which shows pictures by a method or, for nil, by the terminal's.
    static func standard(pictures: PictureProtocol?) -> TerminalPreview {
        let depth = StandardStreams.outputDepth
        return TerminalPreview(
            depth: depth, width: StandardStreams.columns, isTerminal: StandardStreams.outputIsTerminal,
            pictures: pictures ?? PictureProtocol(environment: CurrentProcess.environment, depth: depth))
    }
}
