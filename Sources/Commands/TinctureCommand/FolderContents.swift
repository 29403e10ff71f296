internal import AssetCatalog
internal import CatalogBuild
internal import CatalogConfiguration
internal import CatalogStarter
internal import Diagnostics
internal import FileAccess

/// The pictures and asset catalogs in a folder without a configuration, found as by `tincture init`.
struct FolderContents {
    private let folder: String
    private let configuration: StarterConfiguration

    init(of folder: String) {
        self.folder = folder
        // A folder with more files is probably a whole disk or a home folder.
        configuration = StarterConfiguration(folder: folder, currentFolder: CurrentProcess.folder, mostFiles: 100_000)
    }

    static func problem(otherwise advice: String = "name that folder") -> String {
        let isTooLarge = FolderContents(of: ".").configuration.isTooLarge
        let reason = isTooLarge ? "has more than 100,000 files" : "has no asset catalog and no picture"
        return "the current folder \(reason). Run the command in the folder of your app, or \(advice)"
    }

    var starter: FolderContents? { configuration.sources.isEmpty ? nil : self }

    /// Returns the contents of a folder with code, if that folder is the only path; otherwise nil.
    static func ofApp(_ paths: [String]) -> FolderContents? {
        // An asset catalog has no code, so it isn't searched.
        guard paths.count == 1, FilePath.catalog(of: FilePath.normalized(paths[0]) + "/") == nil,
            (try? FileKind.of(paths[0])) == .folder
        else { return nil }
        return FolderContents(of: paths[0]).starter.flatMap { $0.configuration.code.isEmpty ? nil : $0 }
    }

    /// The findings of the search, such as links that weren't followed and pictures that are nearly a carousel.
    var findings: [Diagnostic] { configuration.findings }

    /// The paths of asset catalogs, picture folders and design token files, relative to the searched folder.
    var sources: [String] { configuration.sources }

    /// Makes a compile request read the folder, with the configuration that `tincture init` would write.
    func apply(to request: inout CompileRequest) {
        request.paths = []
        request.configurationPath = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
        request.configurationText = configuration.text
        request.skippedNote = configuration.skippedNote
    }
}
