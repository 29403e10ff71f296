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
    /// What was found in 20,000 files takes up to 200 MB of memory.
    package var files = 50_000
    /// The most colors that the carousels of a run have in all.
    ///
    /// A color takes up to 200 bytes of memory while the manifest is written: two million take less than 400 MB.
    package var colors = 2_000_000

    /// What counts by default.
    package static let standard = InputLimits()

    /// Limits that count by default.
    package init() {}

    /// The most values of a `Contents.json`: twenty times those of the largest seen in 207 real catalogs.
    package var contentsValues: Int { values ?? 100_000 }

    /// The most values of a data file, or words and marks of a file of code.
    package var dataValues: Int { values ?? 1_000_000 }

    /// What to do about a limit, as the end of a message.
    package static func advice(_ key: String) -> String { "raise \"\(key)\" under \"limits:\" in tincture.yml." }
}
