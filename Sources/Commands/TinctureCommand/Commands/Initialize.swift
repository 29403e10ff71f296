internal import ArgumentParser
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess

/// `tincture init`: a configuration to start from.
struct Initialize: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a tincture.yml for the pictures of this folder.",
        discussion: """
            EXAMPLE:
              cd MyApp && tincture init && tincture compile --output Build
            """)

    func run() throws {
        let path = ConfigurationReader.fileName
        guard (try? FileKind.of(path)) == nil else {
            StandardStreams.error(
                "\(Diagnostic(.error, .unusedConfiguration, at: path, "is already there; nothing was written."))\n")
            throw ExitStatus.output
        }
        let starter = StarterConfiguration(folder: ".")
        do {
            try AtomicFile.write(Array(starter.text.utf8), to: path)
        } catch {
            StandardStreams.error("\(path): error: cannot be written: \(error) [output]\n")
            throw ExitStatus.output
        }
        try StandardStreams.output(
            "\(path) written: \(starter.sources.count) sources. Next: tincture compile --output Build\n")
    }
}
