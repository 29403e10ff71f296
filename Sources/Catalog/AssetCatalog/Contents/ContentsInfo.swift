/// Who wrote a `Contents.json`, and in which version of the format.
public struct ContentsInfo: Sendable, Hashable, ContentsObject {
    /// The program; `xcode` for Xcode.
    public var author: String?
    /// The version of the format; always 1 so far.
    public var version: CatalogNumber?
    /// How the pictures are drawn, which old versions of Xcode wrote here.
    public var templateRenderingIntent: RenderingIntent?
    /// What was not understood.
    public var unknown = UnknownMembers()

    /// Says nothing.
    public init() {}

    /// What Xcode writes.
    public static var xcode: ContentsInfo {
        var info = ContentsInfo()
        info.author = "xcode"
        info.version = 1
        return info
    }

    static let inWords = "\"info\""

    static let table = MemberTable<ContentsInfo>([
        .text("author", \.author),
        .number("version", \.version),
        .word("template-rendering-intent", \.templateRenderingIntent),
    ])
}
