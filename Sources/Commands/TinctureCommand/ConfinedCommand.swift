internal import ArgumentParser
internal import AssetCatalog
internal import CatalogBuild
internal import CatalogConfiguration
internal import CatalogPage
internal import Diagnostics
internal import FileAccess

/// A command that gives up unneeded rights, such as network access, before it reads untrusted files.
protocol ConfinedCommand: Subcommand {
    var noConfine: Bool { get }

    /// Adds the rights that the command needs, such as writing into the output folder.
    ///
    /// They follow from the command line alone, because no untrusted file has been read yet. Only `check --fix` also
    /// reads the configuration.
    func allow(in confinement: inout Confinement)
}

extension ArgumentHelp {
    static let noConfine: ArgumentHelp =
        "On Linux, keep all rights. By default, the program gives up the rights to write files, run programs and use the network, except where its other options need them."
}

extension ConfinedCommand {
    func allow(in confinement: inout Confinement) {}

    /// Gives up the rights that the command doesn't need, while the process has only one thread.
    func confine() {
        guard !noConfine, Confinement.version > 0 else { return }
        var confinement = Confinement()
        allow(in: &confinement)
        confinement.apply()
    }
}

extension Compile: ConfinedCommand {
    func allow(in confinement: inout Confinement) {
        guard let output else { return }
        confinement.allow(folder: output)
        if let folder = cache.folder(besideOutput: output) { confinement.allow(folder: folder) }
        // While the command waits, somebody may remove these folders, and the command must be able to recreate them.
        if watch { confinement.allow(FilePath.folder(of: FilePath.trimmed(output))) }
        for file in [depfile, inputFileList, outputFileList].compactMap(\.self) { confinement.allow(file) }
    }
}

extension Check: ConfinedCommand {
    func allow(in confinement: inout Confinement) {
        if let folder = cache.folderOfCurrentFolder { confinement.allow(folder: folder) }
        for file in [writeBaseline, updateBaseline ? baseline : nil].compactMap(\.self) {
            confinement.allow(OutputFile(file).path)
        }
        if selection.changedSince != nil || delete { confinement.allowGit(environment: CurrentProcess.environment) }
        guard fix && !dryRun else { return }
        var sources = catalog.sources.isNothing ? ["."] : catalog.sources.paths
        if sources.isEmpty, let configuration = catalog.sources.configuration {
            // The configuration names the sources to fix. While it is read, running programs is already forbidden.
            var first = confinement
            first.allow("/")
            first.apply()
            sources = repairable(ConfigurationReader.read(configuration).value.sources.map(\.path))
        }
        for source in sources { confinement.allow(source) }
    }
}

extension Diff: ConfinedCommand {
    func allow(in confinement: inout Confinement) {
        let environment = CurrentProcess.environment
        let temporary = environment["TMPDIR"] ?? ""
        confinement.allow(temporary.isEmpty ? "/tmp" : temporary)
        // The default cache folder is used if it exists, but never created.
        let usual = CacheOptions.unnamed(BuildCache.folderName).flatMap { FileStamp(of: $0).isFolder ? $0 : nil }
        if let folder = cache ?? usual { confinement.allow(folder: folder) }
        if let png { confinement.allow(folder: png) }
        for program in renderPDF ? PictureConverter.programs : [] {
            confinement.allow(program: program, environment: environment)
        }
        // An operand that doesn't exist as a file or folder is a Git revision.
        let revisions = [base, head].compactMap(\.self).filter { (try? FileKind.of($0)) == nil }
        if !revisions.isEmpty { confinement.allowGit(environment: environment) }
    }
}

extension Extract: ConfinedCommand {}

extension Initialize: ConfinedCommand {
    func allow(in confinement: inout Confinement) { confinement.allow(".") }
}
