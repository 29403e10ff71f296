internal import ArgumentParser
internal import CatalogBuild
internal import CatalogCompiler
internal import CatalogEmitters
internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

struct Compile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile", _superCommandName: "tincture",
        abstract: "Read pictures and colors; write catalog.json (the manifest) and code.",
        usage: "tincture compile [<paths> ...] --output <output> [<options>]",
        discussion: """
            EXAMPLES:
              tincture compile --emit swift -o Generated   # see `tincture help swift`
              tincture compile Widget/Assets.xcassets -o Generated --emit swift
              tincture compile -o Build --emit swift:access=public,enum=Art --emit css

            Without a configuration, compile works as if the current folder had the tincture.yml that `tincture init` \
            would write, which leaves out tests and screenshots. If you name a PATH, everything in it is read, unless \
            the only PATH is a folder with a tincture.yml: then that file decides. Wide, numbered pictures of one \
            folder can make a carousel; `tincture rules near-carousel` says when.

            In the output folder only files that tincture wrote are replaced or deleted. If another file is in the \
            place of an output, nothing is written (status 74); --overwrite replaces it. Each file is replaced in one \
            step, so an app never reads a half-written file. If a run is killed, the next one completes what it began.
            """)

    @OptionGroup(title: "Input") var catalog: CatalogOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Required: the folder to write into; created if it does not exist.", valueName: "output"),
        completion: .directory)
    var outputs: [String] = []

    var output: String? { outputs.first }

    @Option(
        help: ArgumentHelp(
            "An output in addition to the manifest: NAME or NAME:OPTION=VALUE,… You can repeat this option. It replaces `emit` of the configuration.",
            discussion: "Outputs, with the defaults of their options:\n" + Emitters.help, valueName: "emitter"),
        completion: .list(Emitters.all.map { $0.name }),
        transform: { try EmitterRequest(parsing: $0) })
    var emit: [EmitterRequest] = []

    @Flag(help: "Write every file, including unchanged ones.")
    var force = false

    @Flag(help: "Replace a file at the path of an output even if tincture did not write it.")
    var overwrite = false

    @Option(help: "Write the dependencies of the output, for Make and ninja.", completion: .file())
    var depfile: String?

    @Option(help: "Write the list of input files, for Xcode (.xcfilelist).", completion: .file())
    var inputFileList: String?

    @Option(help: "Write the list of output files, for Xcode (.xcfilelist).", completion: .file())
    var outputFileList: String?

    @Flag(help: "Compile again whenever an input changes, until interrupted.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Palettes from an earlier `tincture extract --format ndjson`: a file, or a folder of files. Repeatable.",
            discussion: "A picture whose digest is in these files isn't decoded. That doesn't change the manifest.",
            valueName: "file|dir"),
        completion: .file())
    var palettes: [String] = []

    @OptionGroup(title: "Cache") var cache: CacheOptions

    @Flag(help: .noConfine) var noConfine = false

    @Flag(help: "Print only errors, warnings and notes.")
    var quiet = false

    @Flag(help: "Print how long each stage took, on standard error.")
    var timings = false

    func validate() throws {
        try require(outputs.count <= 1, "--output is given more than once; name one folder")
        try EmptyPaths.refuse([
            "--output": output, "--depfile": depfile, "--input-file-list": inputFileList,
            "--output-file-list": outputFileList,
        ])
        if let cache = cache.cache, let output, Self.isSameFolder(cache, output) {
            throw ValidationError("--cache and --output are the same folder; name two different ones")
        }
        if palettes.contains("") { throw ValidationError("--palettes needs a path, but its value is empty") }
        do throws(EmitterError) {
            for request in emit { _ = try Emitters.make(request.name, options: request.options) }
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// Returns whether two paths lead to the same folder; the folder needn't exist.
    private static func isSameFolder(_ first: String, _ second: String) -> Bool {
        let current = CurrentProcess.folder
        func normalized(_ path: String) -> String {
            let path = FilePath.normalized(FilePath.join(current, path))
            return SymbolicLink.resolved(path) ?? path
        }
        return normalized(first) == normalized(second)
    }

    func run() async throws {
        guard let output else {
            throw ValidationError("missing --output, the folder to write into, such as --output Generated")
        }
        var report = try await compile(to: output)
        while watch {
            try await InputWatcher(report.looks).waitForChange()
            report = try await compile(to: output)
        }
        if report.summary == nil || report.hasErrors { throw ExitStatus.findings }
    }

    private func compile(to output: String) async throws -> Diagnosed<CatalogBuild.Report> {
        let progress = ProgressLine(isWanted: !quiet)
        let timing = RunTiming()
        do {
            let report = try await build(to: output) { event in
                progress.show(event)
                timing.note(event)
            }
            progress.clear()
            FindingOutput.print((catalog.findUnusedConfigurations() + report.diagnostics).sorted())
            if timings { StandardStreams.error(timing.text) }
            if !quiet { try StandardStreams.output(report.outputLines) }
            return report
        } catch let foreign as ForeignFiles {
            progress.clear()
            let lines = foreign.lines(remedy: "Move it, or replace it with --overwrite.")
            StandardStreams.error(lines.map { $0 + "\n" }.joined())
            throw ExitStatus.output
        } catch let failure as FileFailure {
            progress.clear()
            throw StandardStreams.unwritten(failure.path, failure)
        }
    }

    private func build(to output: String, observer: @escaping RunObserver) async throws -> Diagnosed<
        CatalogBuild.Report
    > {
        var request = try catalog.request(outputFolder: output)
        request.palettes = palettes
        var build = CatalogBuild(request, output: output)
        build.emit = emit
        build.cache = cache.cache(besideOutput: output)
        build.force = force
        build.overwrites = overwrite
        build.depfile = depfile
        (build.inputList, build.outputList) = (inputFileList, outputFileList)
        // Xcode passes these build settings to a script as environment variables, and runs the script in `SRCROOT`.
        let settings = CurrentProcess.environment
        build.listRoots = ["DERIVED_FILE_DIR", "SRCROOT"].compactMap { name in
            let path = settings[name] ?? (name == "SRCROOT" ? build.request.currentFolder : nil)
            return path.flatMap { $0.hasPrefix("/") ? FileList.Root(name: name, path: $0) : nil }
        }
        build.summary = { $0.summary }
        build.observer = observer
        return try await build.run()
    }
}
