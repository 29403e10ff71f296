internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogStarter
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", _superCommandName: "tincture",
        abstract: "Write a tincture.yml for the pictures and the code in this folder.",
        usage: "tincture init [<options>]",
        discussion: """
            EXAMPLE:
              cd MyApp && tincture init && tincture check

            Tests, screenshots and generated files are left out. Without a catalog or a picture, nothing is written. An \
            existing tincture.yml isn't changed: what is new in the folder is printed, as lines to add to it.
            """)

    @Flag(help: .noConfine) var noConfine = false

    func run() throws {
        let path = ConfigurationReader.fileName
        let starter = StarterConfiguration(folder: ".", currentFolder: CurrentProcess.folder)
        // A link that leads nowhere also counts as an existing file.
        guard !FileStamp(ofLink: path).exists else { return try compare(path, with: starter) }
        FindingOutput.print(starter.findings)
        if let note = starter.skippedNote { StandardStreams.error("tincture: note: \(note)\n") }
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
        try StandardStreams.output("\(path) written: \(starter.summary). Next: \(starter.nextCommand)\n")
    }

    /// Prints what an existing configuration lacks, as a diff; the file is never changed.
    private func compare(_ path: String, with starter: StarterConfiguration) throws {
        let existing = ConfigurationReader.read(path)
        let additions = existing.isRefused ? nil : starter.additions(to: existing.value)
        if additions == "" {
            return try StandardStreams.output(
                "\(path) exists already, and nothing is missing in it. Next: \(starter.nextCommand)\n")
        }
        if let additions { try StandardStreams.output("\(path) lacks what is new in this folder:\n\(additions)") }
        StandardStreams.error(
            "\(path): error: already exists and was not changed. \(additions == nil ? "Edit it" : "Add these lines"), or remove it to start over [output]\n"
        )
        throw ExitStatus.output
    }
}
