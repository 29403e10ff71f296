/// A carousel in both catalogs whose pages or settings changed.
package struct CarouselChange: Sendable, Hashable, Encodable {
    /// A setting before and after.
    package struct Setting: Sendable, Hashable, Encodable {
        package var key: String
        /// The value before; absent where it was not set.
        package var before: String?
        /// The value after; absent where it is not set.
        package var after: String?
    }

    /// Another way between two pages whose own colors are the same.
    package struct Blend: Sendable, Hashable, Encodable {
        /// How far the two ways are apart at most, CIEDE2000, to two places.
        package var distance: Double
        /// Where that is, in pages from the first.
        package var position: Double
    }

    package var name: String
    /// The pages that only the second has, by their pictures.
    package var added: [String]
    /// The pages that only the first has, by their pictures.
    package var removed: [String]
    /// Whether pages of both are in another order.
    package var isReordered: Bool
    package var settings: [Setting]
    /// Where colors between the pages differ though those of the pages do not; absent where they do not.
    package var blend: Blend?
}
