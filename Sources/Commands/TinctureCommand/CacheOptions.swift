internal import ArgumentParser
internal import CatalogBuild

/// Where a run remembers what it found.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that remembers what was found in pictures.",
            discussion: "If nobody says: \(BuildCache.folderName) beside the output. It may be deleted at any time.",
            valueName: "dir"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Find everything anew, and remember nothing of the pictures.")
    var noCache = false

    func validate() throws {
        try EmptyPaths.refuse(["--cache": cache])
        if cache != nil && noCache { throw ValidationError("--cache and --no-cache exclude each other") }
    }

    /// The cache of a run; nil for none.
    func cache(besideOutput output: String) -> BuildCache? {
        if noCache { return nil }
        return BuildCache(
            folder: cache ?? BuildCache.folder(besideOutput: output),
            tool: ToolIdentity.current(version: ToolVersion.current))
    }
}
