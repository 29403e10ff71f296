internal import ArgumentParser
internal import CatalogBuild
internal import FileAccess

struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of the cache.",
            discussion: """
                By default \(BuildCache.folderName) beside the output, or in the current folder for a command that writes none; \
                a link of that name is not used. You may delete it at any time.
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

    /// The cache of a command that puts nothing out: that of the current folder; nil for none.
    func cacheOfCurrentFolder() -> BuildCache? { cache(in: folderOfCurrentFolder) }

    func folder(besideOutput output: String) -> String? {
        noCache ? nil : cache ?? Self.unnamed(BuildCache.folder(besideOutput: output))
    }

    /// The folder of the cache of a command that puts nothing out; nil for none.
    var folderOfCurrentFolder: String? { noCache ? nil : cache ?? Self.unnamed(BuildCache.folderName) }

    /// A folder that nobody has named; nil for a link, which may lead anywhere if it came with a tree.
    static func unnamed(_ folder: String) -> String? { SymbolicLink.isLink(folder) ? nil : folder }

    /// True where a person has named the folder.
    var isNamed: Bool { cache != nil }

    private func cache(in folder: String?) -> BuildCache? {
        folder.map { BuildCache(folder: $0, tool: ToolIdentity.current(version: ToolVersion.current)) }
    }
}
