/// How a picture grows: which parts of it keep their size, and what becomes of the middle.
package struct Resizing: Sendable, Hashable, ContentsObject {
    /// Into how many parts the picture is cut (`mode`).
    package enum Mode: String, Sendable, Hashable, CaseIterable {
        /// Four corners, four edges and the middle.
        case ninePart = "9-part"
        /// A left end, a middle and a right end.
        case threePartHorizontal = "3-part-horizontal"
        /// A top, a middle and a bottom.
        case threePartVertical = "3-part-vertical"
    }

    /// The part that fills the room between the ends.
    package struct Center: Sendable, Hashable, ContentsObject {
        /// How the picture is resized (`mode`).
        package enum Mode: String, Sendable, Hashable, CaseIterable {
            case tile
            case stretch
            case fill
        }

        package var mode: Mode?
        /// Its width in pixels.
        package var width: CatalogNumber?
        /// Its height in pixels.
        package var height: CatalogNumber?
        package var unknown = UnknownMembers()

        package init() {}

        static let displayName = "\"center\""
        static let table = FieldTable<Center>([
            .number("height", \.height), .word("mode", \.mode), .number("width", \.width),
        ])
    }

    /// Into how many parts the picture is cut.
    package var mode: Mode?
    /// The ends that keep their size.
    package var capInsets: CatalogInsets?
    /// The ends that keep their size, under the key `capInsets` of old versions of Xcode.
    package var oldCapInsets: CatalogInsets?
    package var center: Center?
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "\"resizing\""
    static let table = FieldTable<Resizing>([
        .object("cap-insets", \.capInsets), .object("capInsets", \.oldCapInsets), .object("center", \.center),
        .word("mode", \.mode),
    ])
}
