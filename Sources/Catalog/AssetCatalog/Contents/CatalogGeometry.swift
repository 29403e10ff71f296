/// Distances in pixels from the edges of a picture.
package struct CatalogInsets: Sendable, Hashable, ContentsObject {
    package var top: CatalogNumber?
    package var bottom: CatalogNumber?
    package var left: CatalogNumber?
    package var right: CatalogNumber?
    package var unknown = UnknownMembers()

    static let displayName = "insets"
    static let table = FieldTable<CatalogInsets>([
        .number("bottom", \.bottom), .number("left", \.left), .number("right", \.right), .number("top", \.top),
    ])
}
