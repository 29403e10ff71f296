/// The image set that a layer shows instead of one of its own.
package struct ContentReference: Sendable, Hashable, ContentsObject {
    /// The type of what is referred to: `image-set`.
    package var type: String?
    /// The full name of the image set.
    package var name: String?
    /// How the name is looked up: `fully-qualified-name`.
    package var matchingStyle: String?
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "\"content-reference\""
    static let table = FieldTable<ContentReference>([
        .text("matching-style", \.matchingStyle, known: ["fully-qualified-name"]), .text("name", \.name),
        .text("type", \.type, known: ["image-set"]),
    ])
}
