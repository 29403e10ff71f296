/// The limits of the input, from the key `limits` of the configuration.
///
/// The limits keep a damaged or hostile file, or a number with three zeros too many, from filling the memory. Real
/// projects stay far below the limits.
package struct InputLimits: Sendable, Hashable {
    /// The maximum number of findings about one file.
    package var findings = 100
    /// The maximum number of values in one JSON or project file, or of tokens in a code file.
    ///
    /// If nil, each kind of file has its own default.
    package var values: Int?
    /// The maximum number of source code files: ten times as many as a very large app has (20,000).
    ///
    /// The facts stored about the 20,000 files of such an app take up to 200 MB of memory.
    package var files = 200_000
    /// The maximum number of folders that a run enters: ten times as many as a catalog of 100,000 pictures has.
    ///
    /// A folder that is reachable by several paths counts once.
    package var folders = 1_000_000
    /// The maximum number of colors in all carousels of a run.
    ///
    /// A color takes up to 200 bytes of memory while the manifest is written: two million take less than 400 MB.
    package var colors = 2_000_000

    /// The maximum number of nested folders in a path, counted from the start of the absolute or relative path.
    ///
    /// Deeper folders aren't read, because each level uses stack space. The limit is ample, because paths of real
    /// catalogs have only about ten folders.
    package static let folderDepth = 96

    package static let standard = InputLimits()

    package init() {}

    /// The maximum number of values in one `Contents.json`.
    ///
    /// The default is twenty times the number in the largest `Contents.json` of 207 real catalogs.
    package var contentsValues: Int { values ?? 100_000 }

    /// The maximum number of values in all `Contents.json` together: ten times as many as 100,000 pictures need.
    package var allContentsValues: Int { contentsValues * 200 }

    /// The maximum number of values in a data file, or of tokens in a code file.
    package var dataValues: Int { values ?? 1_000_000 }

    /// The maximum number of values in all design token files together: four times the limit of a single file.
    ///
    /// A value counts again each time the reader visits it.
    package var tokenValues: Int { dataValues * 4 }

    /// The maximum number of values (texts, numbers, lists and dictionaries) in one project file, such as Xcode's.
    ///
    /// It is also the maximum number of values that are computed from all project files together, such as the entries
    /// of the targets' file lists and the values of build settings. The project file of an app with 20,000 source files
    /// has about a tenth as many values as the default allows.
    package var projectValues: Int { values ?? 2_500_000 }

    /// The maximum size of all project files together, in bytes: ten times the size for a project with 20,000 files.
    ///
    /// A file counts again each time it is included.
    static let projectBytes = 64 << 20

    /// The maximum size of one build setting, in bytes, after its references such as `$(TARGET_NAME)` are replaced.
    package static let settingBytes = 64 << 10

    /// The maximum total size of build settings while their references are replaced, in bytes.
    ///
    /// The size is ten times what 1,000 targets need.
    static let expandedBytes = 16 << 20

    /// The maximum total cost of the globs with wildcards in a configuration or in code comments: about a thousand
    /// globs.
    ///
    /// A glob costs its length in bytes times a factor, plus ``globCost``, because every name in a tree is compared
    /// with it.
    static let globBytes = 64 << 10

    /// The fixed part of the cost of a glob with wildcards in a ``WorkBudget``, in bytes.
    ///
    /// The cost of a glob is this part plus the length of the glob in bytes. For a glob with `?`, brackets or a
    /// backslash, the length is first multiplied by ``slowGlobWeight``. The cost is the same for any number of names
    /// that the glob is compared with.
    package static let globCost = 64

    /// The factor by which the length of a glob with `?`, brackets or a backslash is multiplied in a ``WorkBudget``,
    /// because such a glob is slower than one with only stars.
    package static let slowGlobWeight = 32

    /// The fixed cost of replacing one reference in a build setting, in bytes as a ``WorkBudget`` counts them.
    ///
    /// The length of the new text is added to this cost.
    package static let referenceBytes = 64

    /// Returns the end of a message: the advice to raise a limit in `tincture.yml`.
    ///
    /// - Parameter key: the key of the limit in the mapping `limits`.
    package static func advice(_ key: String) -> String { "raise \"\(key)\" under \"limits:\" in tincture.yml." }
}
