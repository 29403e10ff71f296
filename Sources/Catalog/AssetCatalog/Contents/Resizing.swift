/// The way in which a picture is stretched: which edges keep their size, and how the middle is filled.
package struct Resizing: Sendable, Equatable, ContentsObject {
    package struct Center: Sendable, Equatable, ContentsObject {
        /// The way in which the middle part is filled: `tile`, `stretch` or `fill`.
        package var mode: String?
        package var width: CatalogNumber?
        package var height: CatalogNumber?
        package var unknown = UnknownMembers()

        static let displayName = "\"center\""
        static let table = FieldTable<Center>([
            .number("height", \.height), .number("width", \.width),
            .text("mode", \.mode, known: ["tile", "stretch", "fill"], takesOthers: false),
        ])
    }

    /// The parts into which the picture is divided: `9-part`, `3-part-horizontal` or `3-part-vertical`.
    package var mode: String?
    /// The widths of the edges that keep their size, in pixels.
    package var capInsets: CatalogInsets?
    /// The same as ``capInsets``, under the key that old versions of Xcode used.
    package var oldCapInsets: CatalogInsets?
    package var center: Center?
    package var unknown = UnknownMembers()

    static let displayName = "\"resizing\""
    static let table = FieldTable<Resizing>([
        .object("cap-insets", \.capInsets), .object("capInsets", \.oldCapInsets), .object("center", \.center),
        .text("mode", \.mode, known: ["9-part", "3-part-horizontal", "3-part-vertical"], takesOthers: false),
    ])
}

/// Distances in pixels from the edges of a picture.
package struct CatalogInsets: Sendable, Equatable, ContentsObject {
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
