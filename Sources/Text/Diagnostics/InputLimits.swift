/// How much of the input is taken before it is supposed to be a mistake; the key `limits` of the configuration.
///
/// They keep a damaged or hostile file, or a number with three zeros too many, from filling the memory.
package struct InputLimits: Sendable, Hashable {
    /// The most findings about one file.
    package var findings = 100
    /// The most values of one text; nil for as many as each kind of text has by itself.
    package var values: Int?
    /// The most files of code.
    ///
    /// Ten times those of an app of 20,000 files, of which what was found takes up to 200 MB of memory.
    package var files = 200_000
    /// The most folders that are entered, each counted once: ten times those of a catalog of 100,000 pictures.
    package var folders = 1_000_000
    /// The most colors that the carousels of a run have in all.
    ///
    /// A color takes up to 200 bytes of memory while the manifest is written: two million take less than 400 MB.
    package var colors = 2_000_000

    /// The most folders that a folder of a source may be in, counted from where its path begins: each level takes
    /// stack.
    ///
    /// A path of macOS has at most 1,024 bytes, and those of real catalogs some ten folders.
    package static let folderDepth = 96

    package static let standard = InputLimits()

    package init() {}

    /// The most values of a `Contents.json`: twenty times those of the largest seen in 207 real catalogs.
    package var contentsValues: Int { values ?? 100_000 }

    /// The most values of all `Contents.json` together: ten times those of a catalog of 100,000 pictures.
    package var allContentsValues: Int { contentsValues * 200 }

    /// The most values of a data file, or words and marks of a file of code.
    package var dataValues: Int { values ?? 1_000_000 }

    /// The most values of all token files together, one that is looked at again counted again: four times those of the
    /// largest file that is read.
    package var tokenValues: Int { dataValues * 4 }

    /// The most values of a project file, and of what is made of the values of all of them: ten times those of a
    /// project that lists 20,000 files.
    package var projectValues: Int { values ?? 2_500_000 }

    /// The most bytes of all project files together, an included file counted as often as it is read: ten times those
    /// of a project that lists 20,000 files.
    static let projectBytes = 64 << 20

    /// The most bytes of one build setting whose references are replaced.
    package static let settingBytes = 64 << 10

    /// The most bytes of all build settings whose references are replaced: ten times those of 1,000 targets.
    static let expandedBytes = 16 << 20

    /// The most bytes of all globs with wildcards of a configuration, or of its code: a thousand globs.
    ///
    /// Every name of a tree is compared with each of them.
    static let globBytes = 64 << 10

    /// The minimum cost of a glob, in bytes.
    package static let globCost = 64

    /// The factor of the bytes of a glob with `?`, brackets or a backslash, which takes longer than one of stars.
    package static let slowGlobWeight = 32

    /// The minimum cost of replacing a reference, in bytes of text.
    package static let referenceBytes = 64

    /// Returns advice about a limit, as the end of a message.
    package static func advice(_ key: String) -> String { "raise \"\(key)\" under \"limits:\" in tincture.yml." }
}
