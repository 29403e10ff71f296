internal import ArgumentParser
internal import CatalogBuild
internal import FileAccess

struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of the cache.",
            discussion: """
                By default \(BuildCache.folderName) beside the output, or in the current folder if the command writes no output. \
                A symbolic link of that name is not used. You may delete the folder at any time.
                """,
            valueName: "dir"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Ignore the cache, and do not write one.")
    var noCache = false

    func validate() throws {
        try EmptyPaths.refuse(["--cache": cache])
        if cache != nil && noCache { throw ValidationError("--cache and --no-cache cannot be combined") }
    }

    func cache(besideOutput output: String) -> BuildCache? { cache(in: folder(besideOutput: output)) }

    func cacheOfCurrentFolder() -> BuildCache? { cache(in: folderOfCurrentFolder) }

    func folder(besideOutput output: String) -> String? {
        noCache ? nil : cache ?? Self.unnamed(BuildCache.folder(besideOutput: output))
    }

    var folderOfCurrentFolder: String? { noCache ? nil : cache ?? Self.unnamed(BuildCache.folderName) }

    /// Returns a default path; nil for a link, which may be someone else's and lead to any folder.
    static func unnamed(_ folder: String) -> String? { SymbolicLink.isLink(folder) ? nil : folder }

    var isNamed: Bool { cache != nil }

    private func cache(in folder: String?) -> BuildCache? { folder.map(BuildCache.init(in:)) }
}

extension BuildCache {
    /// Creates a cache in a folder for this program.
    init(in folder: String) {
        self.init(folder: folder, tool: ToolIdentity.current(version: ToolVersion.current))
    }
}
