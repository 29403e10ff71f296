internal import ArgumentParser
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogDifference
internal import CatalogPage
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import RevisionFiles

struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", _superCommandName: "tincture",
        abstract: "Show what changed between two versions: backdrops, contrast, banners, colors, names, findings.",
        usage: "tincture diff <base> [<head>] [<options>]",
        discussion: """
            EXAMPLES:
              tincture diff main
              tincture diff main...HEAD --format markdown --png diff
              tincture diff v1.0..v1.1 --fail-on worse,removed
              tincture diff Old/catalog.json Build/catalog.json --format json

            A revision is compiled from its own files. The files that its configuration names go into a temporary \
            folder; the work tree stays as it is. Links that lead out of the revision are not followed, and files of \
            submodules are not read. If a file or folder has the same name as a branch, write refs/heads/NAME for \
            the branch.

            BASE is the first version and HEAD is the second one, not Git's HEAD. The exit status is 1 if something \
            changed that --fail-on names, 64 if an option is wrong or BASE or HEAD doesn't exist, and 65 if one of them \
            can't be read or compiled. With --fail-on, it is also 65 if only BASE has a configuration, if both are \
            empty, or if a tincture.yml in a folder above isn't used. Otherwise it is 0, whatever changed.
            """)

    @Argument(
        help:
            "A manifest, a folder or a git revision; or two revisions: A..B, or A...B to compare B with the merge base of both. If A or B is missing, it is Git's HEAD.",
        completion: .file())
    var base: String

    @Argument(
        help:
            "The manifest, folder or revision to compare with BASE. Without HEAD, a revision is compared with the current folder; a manifest or folder needs HEAD.",
        completion: .file())
    var head: String?

    @Option(
        help: ArgumentHelp(
            "The path of the configuration file, relative to each compared folder. For a revision, it is relative to the current folder as it was in that revision.",
            discussion:
                "By default tincture.yml. Each side uses its own file. If only HEAD has one, it also configures BASE; if only BASE has one, HEAD counts as empty. If neither side has one, but exactly one subfolder of HEAD has a tincture.yml, its path is used for both sides. If there is no such subfolder, or more than one, everything in the folder is compared."
        ),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        help:
            "The format of the output: text, json, markdown or html. `tincture schema diff` prints the schema of the JSON."
    )
    var format: Format = .text

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown, html
    }

    @Option(
        help: ArgumentHelp(
            "Also draw the changes, before and after, as PNG files into this folder.",
            discussion: """
                Links in Markdown begin with DIR. If DIR is absolute, such as /tmp/diff, they begin with its last part, \
                diff/. If there are many changes, only the \(CatalogDifference.standardStripCount) most important are drawn. \
                Drawings of an earlier run are removed.
                """,
            valueName: "dir"),
        completion: .directory)
    var png: String?

    @Option(help: ArgumentHelp("The URL to which you upload the PNG files, for links in Markdown.", valueName: "url"))
    var pngURL: String?

    @Option(
        help: ArgumentHelp(
            "End with status 1 if something of these kinds changed.",
            discussion: """
                Kinds, separated by commas: `worse` (all that the report lists as made worse); `contrast`, \
                `backdrops`, `carousels`, `colors`, `gradients`, `products` (of data files); `added`, `removed` and `renamed` (names); \
                `unreadable` (pictures, also truncated ones, and names lost to an error); `replaced` (another picture under the same name); \
                `visible` (changed or replaced pictures that look different); `pictures` (changed, replaced or \
                unreadable files of pictures); `findings` (new errors and warnings); `errors` (new errors only). Two \
                kinds have a limit: `weight:+50K` fails if all pictures together, without app icons, grew by more than \
                50 KiB, and `color:3` if a color, gradient, backdrop or bleed changed by more than ΔE 3 (CIEDE2000).
                """,
            valueName: "kinds"), completion: .list(DifferenceKind.allCases.map(\.rawValue)))
    var failOn: String?

    @Flag(help: "Draw PDF pictures for --format html, with this machine's pdftocairo or pdftoppm (poppler).")
    var renderPDF = false

    @Option(
        parsing: .unconditional,
        help: "The number of pictures to work on at a time; the result does not depend on it.")
    var jobs: Int = CurrentProcess.processorCount

    @Option(
        help: "The cache's folder; by default \(BuildCache.folderName) in the current folder if it exists, else none.",
        completion: .directory)
    var cache: String?

    @Option(help: "The maximum number of files to read from one revision; more is an error.")
    var maxFiles = RevisionLimits.standard.files

    @Option(help: "The maximum total size of the files to read from one revision, in MiB; more is an error.")
    var maxSize = RevisionLimits.standard.bytes >> 20
    @Flag(help: .noConfine) var noConfine = false

    func validate() throws {
        try require(maxFiles > 0, "--max-files takes a whole number, 1 or more")
        // The limit is one tebibyte. A much larger number would overflow when it is converted to bytes.
        try require((1...1 << 20).contains(maxSize), "--max-size takes a number of MiB from 1 to 1048576")
        _ = try gates()
        try EmptyPaths.refuse(["--config": config, "--png": png, "--cache": cache, "BASE": base, "HEAD": head])
        try require(jobs > 0, "--jobs takes a whole number, 1 or more")
        try require(
            pngURL == nil || png != nil && format == .markdown, "--png-url works only with --png and --format markdown")
        try require(format == .html || !renderPDF, "--render-pdf works only with --format html")
    }

    func run() async throws {
        let folder = CurrentProcess.folder
        let scratch = try ScratchFolder.make()
        defer { ScratchFolder.remove(scratch) }
        let reader = SideReader(
            config: config, cache: buildCache(in: folder, scratch: scratch), jobs: jobs, scratch: scratch,
            limits: RevisionLimits(files: maxFiles, bytes: maxSize << 20), progress: ProgressLine(isWanted: true))
        let sides: (base: ComparedCatalog, head: ComparedCatalog)
        let emptiness: String?
        do {
            sides = try await reader.read(try ComparedOperands(base, head))
            emptiness = ComparedCatalog.emptiness(sides.base, sides.head)
            let problem = emptiness ?? sides.head.warning
            if failOn != nil, let problem { throw RevisionFailure(problem) }
        } catch let failure as RevisionFailure {
            if failure.isUsage { throw ValidationError(failure.description) }
            StandardStreams.error("tincture: error: \(failure)\n")
            throw ExitStatus.incomparable
        }
        var difference = CatalogDifference(from: sides.base, to: sides.head)
        if difference.isEmpty, let emptiness { StandardStreams.error("tincture: note: \(emptiness)\n") }
        FindingOutput.print(await difference.comparePixels(sides.base, sides.head, jobs: jobs))
        let strips: [DifferenceSubject: [String]]
        do {
            strips = try png.map { try difference.draw(sides.base, sides.head, into: $0) } ?? [:]
        } catch let failure as FileFailure {
            throw StandardStreams.unwritten(failure.path, failure)
        }
        switch format {
        case .text:
            let columns = StandardStreams.outputIsTerminal ? StandardStreams.columns : nil
            let text = DifferenceText.text(difference, depth: StandardStreams.outputDepth, columns: columns)
            try StandardStreams.output(text)
        case .json: try StandardStreams.output(try difference.json())
        case .markdown:
            let report = DifferenceMarkdown(difference, strips: strips, picturesURL: pngURL)
            try StandardStreams.output(report.text)
        case .html:
            let converter = renderPDF ? PictureConverter(environment: CurrentProcess.environment) : nil
            try StandardStreams.output(
                try await difference.page(sides.base, sides.head, in: folder, converter: converter, jobs: jobs))
        }
        let failures = try gates().compactMap { $0.failure(of: difference) }
        for failure in failures { StandardStreams.error("tincture: error: \(failure)\n") }
        if !failures.isEmpty { throw ExitStatus.findings }
    }

    /// Returns the named cache, or the existing default one, or a temporary one that decodes shared pictures once.
    private func buildCache(in folder: String, scratch: String) -> BuildCache {
        let own = CacheOptions.unnamed(FilePath.join(folder, BuildCache.folderName))
            .flatMap { (try? FileKind.of($0)) == .folder ? $0 : nil }
        let path = cache.map { FilePath.join(folder, $0) } ?? own
        return BuildCache(in: path ?? FilePath.join(scratch, "cache"))
    }

    private func gates() throws -> [DifferenceGate] {
        do throws(DifferenceGate.Mistake) {
            return try failOn.map(DifferenceGate.gates) ?? []
        } catch {
            throw ValidationError("--fail-on: \(error)")
        }
    }
}
