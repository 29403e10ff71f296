/// A width and a height in pixels.
public struct CatalogSize: Sendable, Hashable, ContentsObject {
    /// The width in pixels.
    public var width: CatalogNumber?
    /// The height in pixels.
    public var height: CatalogNumber?
    /// What was not understood.
    public var unknown = UnknownMembers()

    /// Says nothing.
    public init() {}

    static let inWords = "a size"
    static let table = MemberTable<CatalogSize>([.number("height", \.height), .number("width", \.width)])
}

/// A point in pixels from the top left.
public struct CatalogPoint: Sendable, Hashable, ContentsObject {
    /// Pixels from the left.
    public var x: CatalogNumber?
    /// Pixels from the top.
    public var y: CatalogNumber?
    /// What was not understood.
    public var unknown = UnknownMembers()

    /// Says nothing.
    public init() {}

    static let inWords = "a point"
    static let table = MemberTable<CatalogPoint>([.number("x", \.x), .number("y", \.y)])
}

/// Distances in pixels from the edges of a picture.
public struct CatalogInsets: Sendable, Hashable, ContentsObject {
    /// From the top.
    public var top: CatalogNumber?
    /// From the bottom.
    public var bottom: CatalogNumber?
    /// From the left.
    public var left: CatalogNumber?
    /// From the right.
    public var right: CatalogNumber?
    /// What was not understood.
    public var unknown = UnknownMembers()

    /// Says nothing.
    public init() {}

    static let inWords = "insets"
    static let table = MemberTable<CatalogInsets>([
        .number("bottom", \.bottom), .number("left", \.left), .number("right", \.right), .number("top", \.top),
    ])
}
