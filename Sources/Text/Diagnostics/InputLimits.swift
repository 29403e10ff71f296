/// The limits of the input, from the key `limits` of the configuration.
///
/// They keep a damaged or hostile file, or a number with three zeros too many, from filling the memory. Real projects
/// stay far below them.
package struct InputLimits: Sendable, Hashable {
    /// The maximum number of findings about one file.
    package var findings = 100
    /// The maximum number of values in one JSON or project file, or of tokens in a code file; nil for defaults.
    package var values: Int?
    /// The maximum number of source code files: ten times as many as a very large app has, which take 200 MB.
    package var files = 200_000
    /// The maximum number of folders that a run enters: ten times as many as a catalog of 100,000 pictures has.
    package var folders = 1_000_000
    /// The maximum number of colors in all carousels, each of which takes up to 200 bytes of memory.
    package var colors = 2_000_000

    /// The maximum number of nested folders in a path: ten times the usual, because each level uses stack space.
    package static let folderDepth = 96

    package static let standard = InputLimits()

    package init() {}

    /// The maximum number of values in one `Contents.json`: 20 times that of the largest of 207 real catalogs.
    package var contentsValues: Int { values ?? 100_000 }

    /// The maximum number of values in all `Contents.json`: ten times as many as 100,000 pictures need.
    package var allContentsValues: Int { contentsValues * 200 }

    /// The maximum number of values in a data file, or of tokens in a code file.
    package var dataValues: Int { values ?? 1_000_000 }

    /// The maximum number of values in all design token files; a value counts again each time it is visited.
    package var tokenValues: Int { dataValues * 4 }

    /// The maximum number of values in one project file, and of those computed from all project files together.
    ///
    /// The project file of an app with 20,000 source files has about a tenth as many values as the default allows.
    package var projectValues: Int { values ?? 2_500_000 }

    /// The maximum size of all project files, in bytes: ten times that of a project with 20,000 files.
    static let projectBytes = 64 << 20

    /// The maximum size of one build setting, in bytes, after its references such as `$(TARGET_NAME)` are replaced.
    package static let settingBytes = 64 << 10

    /// The maximum total size of build settings while references are replaced, in bytes: ten times that of 1,000
    /// targets.
    static let expandedBytes = 16 << 20

    /// The maximum total cost of globs with wildcards, because every name is compared with them: about a thousand.
    static let globBytes = 64 << 10

    /// The fixed part of the cost of a glob with wildcards, to which its length in bytes is added.
    package static let globCost = 64

    /// The factor for the length of a glob with `?`, brackets or a backslash, which is slower than one with stars.
    package static let slowGlobWeight = 32

    /// The fixed cost of replacing one reference in a build setting, to which the length of the text is added.
    package static let referenceBytes = 64

    /// Returns the end of a message: the advice to raise a limit in `tincture.yml`.
    package static func advice(_ key: String) -> String { "raise \"\(key)\" under \"limits:\" in tincture.yml." }
}
