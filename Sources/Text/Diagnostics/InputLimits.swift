/// The limits of the input, from the key `limits` of the configuration.
///
/// Input beyond them is probably a mistake. They keep a damaged or hostile file, or a number with three zeros too many,
/// from filling the memory.
package struct InputLimits: Sendable, Hashable {
    /// The maximum number of findings about one file.
    package var findings = 100
    /// The maximum number of values in one text; nil for the default of each kind of text.
    package var values: Int?
    /// The maximum number of source code files, ten times as many as a very large app has.
    ///
    /// The facts about 20,000 files take up to 200 MB of memory.
    package var files = 200_000
    /// The maximum number of folders to enter, each counted once: ten times that of a catalog of 100,000 pictures.
    package var folders = 1_000_000
    /// The maximum number of colors in all carousels of a run.
    ///
    /// A color takes up to 200 bytes of memory while the manifest is written: two million take less than 400 MB.
    package var colors = 2_000_000

    /// The maximum nesting of a source's folders, counted from the start of its path: each level uses stack space.
    ///
    /// A path on macOS has at most 1,024 bytes, and paths of real catalogs have about ten folders.
    package static let folderDepth = 96

    package static let standard = InputLimits()

    package init() {}

    /// The maximum number of values in a `Contents.json`: twenty times that of the largest in 207 real catalogs.
    package var contentsValues: Int { values ?? 100_000 }

    /// The maximum number of values in all `Contents.json` together: ten times that of a catalog of 100,000 pictures.
    package var allContentsValues: Int { contentsValues * 200 }

    /// The maximum number of values in a data file, or of tokens in a file of code.
    package var dataValues: Int { values ?? 1_000_000 }

    /// The maximum number of values in all token files together: four times that of a single file.
    ///
    /// A value counts again each time it is visited.
    package var tokenValues: Int { dataValues * 4 }

    /// The maximum number of values in a project file, and of values derived from all project files.
    ///
    /// Ten times that of a project with 20,000 files.
    package var projectValues: Int { values ?? 2_500_000 }

    /// The maximum number of bytes in all project files together: ten times that of a project with 20,000 files.
    ///
    /// A file counts again each time it is included.
    static let projectBytes = 64 << 20

    /// The maximum number of bytes of one build setting with references.
    package static let settingBytes = 64 << 10

    /// The maximum number of bytes of all build settings with references: ten times that of 1,000 targets.
    static let expandedBytes = 16 << 20

    /// The maximum total cost of the globs with wildcards in a configuration or its code, in bytes: a thousand globs.
    ///
    /// Every name in a tree is compared with each glob.
    static let globBytes = 64 << 10

    /// The minimum cost of a glob, in bytes.
    package static let globCost = 64

    /// The factor for the bytes of a glob with `?`, brackets or a backslash, which is slower than one with only stars.
    package static let slowGlobWeight = 32

    /// The minimum cost of replacing a reference, in bytes of text.
    package static let referenceBytes = 64

    /// Returns advice about a limit, as the end of a message.
    package static func advice(_ key: String) -> String { "raise \"\(key)\" under \"limits:\" in tincture.yml." }
}
