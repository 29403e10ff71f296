/// How much of the input is taken before it is supposed to be a mistake; the key `limits` of the configuration.
///
/// They keep a damaged or hostile file, or a number with three zeros too many, from filling the memory.
public struct InputLimits: Sendable, Hashable {
    /// The most findings about one file.
    public var findings = 100
    /// The most values of one text; nil for as many as each kind of text has by itself.
    public var values: Int?
    /// The most colors that the carousels of a run have in all.
    ///
    /// A color takes up to 200 bytes of memory while the manifest is written: two million take less than 400 MB.
    public var colors = 2_000_000

    /// What counts where nobody says otherwise.
    public static let standard = InputLimits()

    /// Limits that count where nobody says otherwise.
    public init() {}

    /// The most values of a `Contents.json`: twenty times those of the largest seen in 207 real catalogs.
    public var contentsValues: Int { values ?? 100_000 }

    /// The most values of a data file, or words and marks of a file of code.
    public var dataValues: Int { values ?? 1_000_000 }

    /// What to do about a limit, as the end of a message.
    public static func advice(_ key: String) -> String { "raise \"\(key)\" under \"limits:\" in tincture.yml." }
}
