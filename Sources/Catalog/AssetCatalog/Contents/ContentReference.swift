/// The image set that a layer shows instead of one of its own.
public struct ContentReference: Sendable, Hashable, ContentsObject {
    /// The type of what is referred to: `image-set`.
    public var type: String?
    /// The full name of the image set.
    public var name: String?
    /// How the name is looked up: `fully-qualified-name`.
    public var matchingStyle: String?
    /// What was not understood.
    public var unknown = UnknownMembers()

    /// Says nothing.
    public init() {}

    static let inWords = "\"content-reference\""
    static let table = MemberTable<ContentReference>([
        .text("matching-style", \.matchingStyle, known: ["fully-qualified-name"]), .text("name", \.name),
        .text("type", \.type, known: ["image-set"]),
    ])
}
