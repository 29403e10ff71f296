internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogStarter
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a tincture.yml for the pictures and the code in this folder.",
        usage: "tincture init [<options>]",
        discussion: """
            EXAMPLE:
              cd MyApp && tincture init && tincture check

            Tests, screenshots and generated files are left out. Without a catalog or a picture, nothing is written.
            """)

    @OptionGroup var confining: ConfinementOptions

    func run() throws {
        let path = ConfigurationReader.fileName
        // A link that leads nowhere also counts as an existing file.
        guard !FileStamp(ofLink: path).exists else {
            StandardStreams.error(
                "\(path): error: already exists and was not changed. Edit it, or remove it to start over [output]\n")
            throw ExitStatus.output
        }
        let starter = StarterConfiguration(folder: ".", currentFolder: CurrentProcess.folder)
        FindingOutput.print(starter.findings)
        if !starter.skipped.isEmpty {
            let names = starter.skipped.prefix(5).map(TerminalText.escaped).joined(separator: ", ")
            let more = starter.skipped.count > 5 ? " and \(starter.skipped.count - 5) more" : ""
            StandardStreams.error(
                "tincture: note: skipped \(names)\(more), which look like tests or files that tools download or generate. If they are yours, add them to \(path).\n"
            )
        }
        guard !starter.sources.isEmpty else {
            StandardStreams.error(
                "\(Diagnostic(.error, .unusedConfiguration, at: path, "there is no asset catalog and no picture in the current folder; nothing was written. Run `tincture init` in the folder of your app."))\n"
            )
            throw ExitStatus.findings
        }
        do {
            try AtomicFile.write(Array(starter.text.utf8), to: path)
        } catch {
            throw StandardStreams.unwritten(path, error)
        }
        let code = starter.code.isEmpty ? "" : ", " + Self.count(starter.code.count, "folder", "folders") + " of code"
        try StandardStreams.output(
            "\(path) written: \(Self.count(starter.sources.count, "source", "sources"))\(code). Next: tincture \(starter.code.isEmpty && starter.hasCarousels ? "preview --edit --open" : "check")\n"
        )
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}
