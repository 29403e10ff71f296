/// The program that wrote a `Contents.json`, and the version of the format.
package struct ContentsInfo: Sendable, Hashable, ContentsObject {
    /// The program; `xcode` for Xcode.
    package var author: String?
    /// The version of the format; always 1 so far.
    package var version: CatalogNumber?
    /// How the pictures are drawn; only old versions of Xcode wrote this here.
    package var templateRenderingIntent: String?
    package var unknown = UnknownMembers()

    package init() {}

    package static var xcode: ContentsInfo {
        var info = ContentsInfo()
        info.author = "xcode"
        info.version = 1
        return info
    }

    static let displayName = "\"info\""

    static let table = FieldTable<ContentsInfo>([
        .text("author", \.author),
        // Programs other than Xcode write their own version, such as "2.0.0-rc.4".
        .number("version", \.version, allowsText: true),
        .renderingIntent(\.templateRenderingIntent),
    ])
}
