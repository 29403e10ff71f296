/// The program that wrote a `Contents.json`, and the version of the format.
package struct ContentsInfo: Sendable, Equatable, ContentsObject {
    package var author: String?
    /// The version of the format, which is always 1 so far.
    package var version: CatalogNumber?
    /// The rendering intent, which only old versions of Xcode wrote into `info`.
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
        // Other programs write their own version as text, such as "2.0.0-rc.4".
        .number("version", \.version, allowsText: true),
        .renderingIntent(\.templateRenderingIntent),
    ])
}
