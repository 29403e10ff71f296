/// A width and a height in pixels.
package struct CatalogSize: Sendable, Hashable, ContentsObject {
    /// The width in pixels.
    package var width: CatalogNumber?
    /// The height in pixels.
    package var height: CatalogNumber?
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "a size"
    static let table = FieldTable<CatalogSize>([.number("height", \.height), .number("width", \.width)])
}

/// A point in pixels from the top left.
package struct CatalogPoint: Sendable, Hashable, ContentsObject {
    /// Pixels from the left.
    package var x: CatalogNumber?
    /// Pixels from the top.
    package var y: CatalogNumber?
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "a point"
    static let table = FieldTable<CatalogPoint>([.number("x", \.x), .number("y", \.y)])
}

/// Distances in pixels from the edges of a picture.
package struct CatalogInsets: Sendable, Hashable, ContentsObject {
    package var top: CatalogNumber?
    package var bottom: CatalogNumber?
    package var left: CatalogNumber?
    package var right: CatalogNumber?
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "insets"
    static let table = FieldTable<CatalogInsets>([
        .number("bottom", \.bottom), .number("left", \.left), .number("right", \.right), .number("top", \.top),
    ])
}
