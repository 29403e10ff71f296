internal import ArgumentParser
internal import CatalogBuild
package import CatalogChecks
internal import Diagnostics
internal import FileAccess

/// `tincture check`: what breaks an app, before the app does.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find what is wrong with pictures, colours, names, data files and carousels; write nothing.",
        discussion: """
            EXAMPLES:
              tincture check --config Assets/tincture.yml --strict
              tincture check --manifest Build/catalog.json --format sarif
              tincture check --write-baseline tincture-baseline.json
              tincture check --baseline tincture-baseline.json
              tincture check --fix

            The findings go to standard error as Xcode reads them, on a terminal with the line that is meant; in another
            format they go to standard output. `tincture rules` says what is looked for.
            """)

    @OptionGroup var catalog: CatalogOptions

    @Option(
        help: "A committed manifest: an error where it is not what the tree gives now.",
        completion: .file(extensions: ["json"]))
    var manifest: String?

    @Option(help: "How to print the findings; xcode if not said, summary on a terminal.")
    var format: ReportFormat?

    @Flag(help: "Take warnings as errors.")
    var strict = false

    @Option(
        help: "Pass over the findings of this file, as many of each as it has.",
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: "Write the findings into a file for --baseline, and end with status 0.",
        completion: .file(extensions: ["json"]))
    var writeBaseline: String?

    @Flag(help: "Repair what has one safe answer: a missing info, the order of keys; links are not followed.")
    var fix = false

    @Flag(help: "With --fix: delete files that their image set does not name, unless it misses a file.")
    var delete = false

    func validate() throws {
        try catalog.requireSources()
        try EmptyPaths.refuse([
            "--manifest": manifest, "--baseline": baseline, "--write-baseline": writeBaseline,
        ])
        if delete && !fix { throw ValidationError("--delete needs --fix") }
        if baseline != nil && writeBaseline != nil {
            throw ValidationError("--baseline and --write-baseline exclude each other")
        }
    }

    func run() async throws {
        let request = catalog.request()
        let context = CheckReport.context(currentFolder: request.currentFolder)
        let trace = fix ? FileTrace() : nil
        var outcome = await FileTrace.$current.withValue(trace) { await check(request) }
        if let trace {
            let (isChanged, refusals) = try CheckFix.apply(to: outcome, trace: trace, deletes: delete)
            if isChanged { outcome = await check(request) }
            outcome.diagnostics += refusals
        }
        outcome.diagnostics += catalog.notes
        if let writeBaseline {
            return try CheckReport.write(Baseline(outcome.diagnostics, context), to: writeBaseline)
        }
        if let baseline {
            let (known, findings) = Baseline.read(baseline, context)
            outcome.diagnostics = findings + known.newFindings(among: outcome.diagnostics)
        }
        if strict { outcome.makeStrict() }
        outcome.diagnostics.sort()
        try CheckReport.print(outcome.diagnostics, as: format, context)
        if outcome.hasErrors { throw ExitStatus.findings }
    }

    private func check(_ request: CompileRequest) async -> CheckOutcome {
        var request = request
        request.depth = manifest == nil ? .headers : .everything
        return await TreeCheck.run(CatalogBuild.compile(request), comparing: manifest, jobs: request.jobs)
    }
}

extension ReportFormat: ExpressibleByArgument {}
