internal import ArgumentParser
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess
package import FindingReports
internal import PictureAnalysis

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", _superCommandName: "tincture",
        abstract: "Check pictures, colors, names, data and carousels. Only --fix changes them.",
        usage: "tincture check [<paths> ...] [<options>]",
        discussion: """
            EXAMPLES:
              tincture check --strict                     # fail for warnings too
              tincture check --format github              # in CI; see `tincture help ci`
              tincture check --write-baseline tincture-baseline.json  # accept old findings
              tincture check --baseline tincture-baseline.json        # find new ones only
              tincture check --fix --delete --only unused-set         # delete unused sets; --dry-run lists them

            In the formats summary and xcode, findings go to standard error, and a terminal also shows the line in \
            question. In every other format they go to standard output. `tincture rules` lists what is checked.
            """)

    @OptionGroup(title: "Input") var catalog: CatalogOptions

    @OptionGroup var selection: SelectionOptions

    @Option(
        help: "A committed manifest to compare with. A value that `compile` would now write differently is an error.",
        completion: .file(extensions: ["json"]))
    var manifest: String?

    @Option(help: "The format of the findings; the default is `summary` on a terminal and `xcode` elsewhere.")
    var format: ReportFormat?

    @Flag(help: "Show every finding in the summary, not only the errors, the worst others and counts of the rest.")
    var verbose = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Option(
        help: "Hide the findings that this baseline lists; --write-baseline writes one.",
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: "Write the current findings into this file, for a later --baseline, and exit with status 0.",
        completion: .file(extensions: ["json"]))
    var writeBaseline: String?

    @Flag(help: "With --baseline, remove from the baseline file the findings that no longer occur; nothing is added.")
    var updateBaseline = false

    @Flag(
        help:
            "Fix reported findings that have one safe fix. For a rule that is off, add --only. Files behind symbolic links aren't changed."
    )
    var fix = false

    @Flag(
        help:
            "With --fix, also delete the files that unassigned-file reports, except in sets with a missing file; with --only unused-set, delete the unused sets. In a Git working copy, whatever has uncommitted changes is kept."
    )
    var delete = false

    @Flag(help: "With --fix, list what would be fixed or deleted, and change nothing.")
    var dryRun = false

    @OptionGroup(title: "Cache") var cache: CacheOptions

    @Flag(help: .noConfine) var noConfine = false

    func validate() throws {
        try EmptyPaths.refuse(["--manifest": manifest, "--baseline": baseline, "--write-baseline": writeBaseline])
        if (delete || dryRun) && !fix { throw ValidationError("--delete and --dry-run work only with --fix") }
        if baseline != nil && writeBaseline != nil {
            throw ValidationError("--baseline and --write-baseline cannot be combined")
        }
        if updateBaseline && baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE") }
        if writeBaseline != nil && selection.isPart {
            throw ValidationError("--write-baseline writes all findings: omit --only, --under, --changed-since")
        }
    }

    func run() async throws {
        var request = try catalog.request()
        if request.configurationPath == nil { FolderContents.ofApp(request.paths)?.apply(to: &request) }
        let named = catalog.paths + [request.configurationPath].compactMap(\.self)
        var context = CheckReport.context(for: format, currentFolder: request.currentFolder, named: named)
        context.isVerbose = verbose
        request.readsOnlyHeaders = manifest == nil
        let selection = try selection.selection(currentFolder: request.currentFolder)
        let known = baseline.map { Baseline.read($0, context) }
        if let known, known.hasErrors {
            try CheckReport.print(known.diagnostics, as: format, context)
            throw ExitStatus.findings
        }
        // Before a fix or a new baseline overwrites a file, the program must know which files the check has read.
        let trace = fix || writeBaseline != nil ? FileTrace() : nil
        var outcome = await FileTrace.$current.withValue(trace) { await check(request, selection) }
        if fix, let trace {
            let places = repairable(outcome.tree.sources)
            let repaired = try CheckFix.apply(
                to: outcome, in: places, trace: trace, selection.rules, deletes: delete, isDryRun: dryRun)
            if repaired.value { outcome = await check(request, selection) }
            outcome.diagnostics += repaired.diagnostics
        }
        outcome.diagnostics += catalog.findUnusedConfigurations()
        // Something that the configuration names and that is missing is a mistake of today, not a finding of the past.
        let missing = outcome.diagnostics.filter { $0.rule == .unreadable && $0.path == request.configurationPath }
        if let file = writeBaseline, missing.isEmpty {
            try CheckReport.write(Baseline(outcome.diagnostics, context), to: file, context, apartFrom: trace)
            let count = "\(outcome.diagnostics.count) finding\(outcome.diagnostics.count == 1 ? "" : "s")"
            return StandardStreams.error("\(TerminalText.escaped(file)) written with \(count), for --baseline\n")
        }
        if writeBaseline != nil { outcome.diagnostics = missing }
        if let baseline, let known { try pass(over: known.value, baseline, in: &outcome, selection, &context) }
        let isBrief = dryRun && outcome.isComplete && format == nil
        if isBrief { outcome.diagnostics.removeAll { $0.rule != "link-outside-tree" } }
        if strict { outcome.makeStrict() }
        outcome.diagnostics.sort()
        context.comparesCode = outcome.tree.comparesCode
        context.errorsInUnusedSets = outcome.value.hidden.filter { $0.severity == .error }.map(\.rule)
        if !isBrief || !outcome.diagnostics.isEmpty { try CheckReport.print(outcome.diagnostics, as: format, context) }
        if let note = request.skippedNote { StandardStreams.error("tincture: note: \(note)\n") }
        if let empty = outcome.emptySources {
            StandardStreams.error(
                "tincture: note: nothing was checked: no asset catalog or picture is in \(empty.map(TerminalText.escaped).joined(separator: ", ")). Check the path\n"
            )
        }
        if outcome.hasErrors { throw ExitStatus.findings }
    }

    /// Returns the paths in which `--fix` may change files.
    ///
    /// These are the paths on the command line, or else the configuration's sources in its folder or its Git working
    /// copy.
    func repairable(_ sources: [String]) -> [String] {
        guard let configuration = catalog.sources.configuration, catalog.sources.paths.isEmpty else { return sources }
        return sources.filter { WorkingCopy.holds($0, ofFile: configuration, currentFolder: CurrentProcess.folder) }
    }

    /// Removes the findings that a baseline lists, and reports or deletes entries without a finding.
    private func pass(
        over known: Baseline, _ path: String, in outcome: inout Diagnosed<CheckOutcome>, _ selection: FindingSelection,
        _ context: inout ReportContext
    ) throws {
        let comparison = known.compared(
            with: outcome.diagnostics, hidden: outcome.value.hidden, at: path, selection: selection)
        context.hidden = outcome.diagnostics.count - comparison.new.count
        outcome.diagnostics = comparison.new
        // After an incomplete check, it is unknown which entries still have a finding.
        guard outcome.isComplete else { return }
        if updateBaseline {
            try CheckReport.write(comparison.kept, to: path, context, apartFrom: nil)
            StandardStreams.error("baseline entries removed or corrected: \(comparison.stale.count)\n")
        } else {
            outcome.diagnostics += StaleBaseline.folded(comparison.stale)
        }
    }

    private func check(_ request: CompileRequest, _ selection: FindingSelection) async -> Diagnosed<CheckOutcome> {
        let cache = cache.cacheOfCurrentFolder()
        var outcome = await TreeCheck.run(
            CatalogBuild.compile(request), comparing: manifest, selection: selection, limits: request.settings.limits,
            gathers: !verbose || baseline != nil || writeBaseline != nil, jobs: request.jobs,
            cache: cache?.facts)
        cache?.trim()
        // A note about an unusable cache folder matters only if `--cache` names the folder.
        if self.cache.isNamed { outcome.diagnostics += cache?.notes ?? [] }
        return outcome
    }
}

extension ReportFormat: ExpressibleByArgument {}
