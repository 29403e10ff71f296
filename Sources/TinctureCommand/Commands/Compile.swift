internal import ArgumentParser
internal import CatalogEmitters
internal import CatalogManifest
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess

/// `tincture compile`: sources to manifest.
struct Compile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read pictures and colours and write the catalog manifest.",
        discussion: """
            EXAMPLES:
              tincture compile --config Assets/tincture.yml --output Build
              tincture compile Assets.xcassets Banners -o Build --jobs 4
              tincture compile -o Build --emit swift:access=public,enum=Art --emit css

            Without a configuration everything is read; wide pictures with numbered names are banners, and they make \
            one carousel a folder.
            """)

    @OptionGroup var catalog: CatalogOptions

    @Option(name: .shortAndLong, help: "The folder to write into; made if it is not there.", completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "What to write beside the manifest, instead of the configuration's emit: NAME or NAME:OPTION=VALUE,….",
            discussion: Emitters.help, valueName: "emitter"),
        completion: .list(Emitters.all.map { $0.name }),
        transform: { try EmitterRequest(parsing: $0) })
    var emit: [EmitterRequest] = []

    @Flag(help: "Write every file, also those that would stay the same.")
    var force = false

    @Option(help: "Write what the output depends on, for Make and ninja.", completion: .file())
    var depfile: String?

    @Flag(help: "Compile again whenever something that was read changes, until interrupted.")
    var watch = false

    @Flag(help: "Print the JSON Schema of the manifest and end.")
    var printSchema = false

    func validate() throws {
        if printSchema { return }
        guard output != nil else { throw ValidationError("missing --output DIR") }
        do throws(EmitterError) {
            for request in emit { _ = try Emitters.make(request.name, options: request.options) }
        } catch {
            throw ValidationError("\(error)")
        }
        try catalog.requireSources()
    }

    func run() async throws {
        if printSchema { return try StandardStreams.output(ManifestSchema.text) }
        guard let output else { return }
        var (succeeded, inputs) = try await compile(to: output)
        while watch {
            try await InputWatcher(inputs).waitForChange()
            (succeeded, inputs) = try await compile(to: output)
        }
        if !succeeded { throw ExitStatus.findings }
    }

    /// One run: false where the input has errors.
    private func compile(to output: String) async throws -> (succeeded: Bool, inputs: [String]) {
        let outcome = await CatalogCompiler.compile(catalog.request(outputFolder: output))
        var findings = catalog.notes + outcome.diagnostics
        guard let manifest = outcome.manifest else {
            findings.sorted().forEach { StandardStreams.error("\($0)\n") }
            return (false, outcome.inputs)
        }
        let emitters = try EmitterRequest.merged(emit, configured: outcome.emit).map {
            try Emitters.make($0.name, options: $0.options)
        }
        let (plan, nameFindings) = try OutputPlan.make(
            manifest, emitters: emitters, place: catalog.configurationPath ?? catalog.paths.first ?? ".")
        findings += nameFindings
        findings.sorted().forEach { StandardStreams.error("\($0)\n") }
        do {
            let written = try OutputWriter.write(plan, to: output, force: force)
            let path = FilePath.join(output, ManifestFile.name)
            if let depfile {
                try AtomicFile.write(Array(Depfile.text(output: path, inputs: outcome.inputs).utf8), to: depfile)
            }
            let state = written.isEmpty ? "unchanged" : "written"
            try StandardStreams.output("\(TerminalText.escaped(path)) \(state): \(manifest.summary)\n")
        } catch let failure as FileFailure {
            StandardStreams.error(
                "\(TerminalText.escaped(failure.path)): error: cannot be written: \(failure) [output]\n")
            throw ExitStatus.output
        }
        return (!findings.contains { $0.severity == .error }, outcome.inputs)
    }
}

extension CatalogManifest {
    /// What is in it, in a line.
    fileprivate var summary: String {
        func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
        return [
            count(images.count, "image", "images"), count(colors.count, "color", "colors"),
            count(products.count, "product", "products"), count(palettes.count, "palette", "palettes"),
            count(gradients.count, "gradient", "gradients"), count(carousels.count, "carousel", "carousels"),
        ].joined(separator: ", ")
    }
}
