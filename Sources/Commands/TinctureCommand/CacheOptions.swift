internal import ArgumentParser
internal import CatalogBuild
internal import FileAccess

/// Where a run remembers what it found.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of the cache.",
            discussion: "By default \(BuildCache.folderName) beside the output. You may delete it at any time.",
            valueName: "dir"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Ignore the cache, and do not write one.")
    var noCache = false

    func validate() throws {
        try EmptyPaths.refuse(["--cache": cache])
        if cache != nil && noCache { throw ValidationError("--cache and --no-cache cannot be combined") }
    }

    /// The cache of a run; nil for none.
    func cache(besideOutput output: String) -> BuildCache? {
        if noCache { return nil }
        return BuildCache(
            folder: cache ?? BuildCache.folder(besideOutput: output),
            tool: ToolIdentity.current(version: ToolVersion.current))
    }
}
