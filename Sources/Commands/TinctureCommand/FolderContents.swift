internal import CatalogBuild
internal import CatalogConfiguration
internal import CatalogStarter
internal import Diagnostics
internal import FileAccess

/// What a folder without a configuration holds, as `tincture init` would write it down.
struct FolderContents {
    private let folder: String
    private let configuration: StarterConfiguration

    /// Looks through a folder.
    init(of folder: String) {
        self.folder = folder
        configuration = StarterConfiguration(
            folder: folder, currentFolder: CurrentProcess.folder, mostFiles: Self.mostFiles)
    }

    /// More files than this are no app's: the whole disk, or a home folder.
    private static let mostFiles = 100_000

    /// Why there is nothing to read, with what to do.
    static func problem(in folder: String) -> String {
        let isTooLarge = FolderContents(of: folder).configuration.isTooLarge
        let reason = isTooLarge ? "has more than 100,000 files" : "has no asset catalog and no picture"
        return "this folder \(reason). Run it in the folder of your app, or name one"
    }

    /// The folder's contents, if there is anything to read; else nil.
    var starter: FolderContents? { configuration.sources.isEmpty ? nil : self }

    /// The notes on the way: links that are not followed, and what is nearly a carousel.
    var findings: [Diagnostic] { configuration.findings }

    /// The catalogs and folders with pictures, relative to the folder.
    var sources: [String] { configuration.sources }

    /// Reads the folder by the configuration that `tincture init` would write.
    func apply(to request: inout CompileRequest) {
        request.paths = []
        request.configurationPath = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
        request.configurationText = configuration.text
    }
}
