/// A carousel in both catalogs whose pages or settings changed.
package struct CarouselChange: Sendable, Hashable, Encodable {
    package struct Setting: Sendable, Hashable, Encodable {
        package var key: String
        /// The value in the first catalog; absent if the setting had no value.
        package var before: String?
        /// The value in the second catalog; absent if the setting has no value.
        package var after: String?
    }

    /// A change of the colors between two neighboring pages whose own colors are the same as before.
    package struct Blend: Sendable, Hashable, Encodable {
        /// The largest CIEDE2000 difference between the old and the new backdrop, to two decimals.
        ///
        /// All scroll positions between the two pages are compared, in light mode only.
        package var distance: Double
        /// The scroll position at which the colors differ most from those of the first catalog.
        ///
        /// It is the position in the second catalog, in pages from the first page.
        package var position: Double
    }

    /// A page that both versions of the carousel have, but at a different place in the order.
    package struct Move: Sendable, Hashable, Encodable {
        package var image: String
        /// The index of the page in the first version, from 0.
        package var from: Int
        /// The index of the page in the second version, from 0.
        package var to: Int
    }

    /// Two pages that both versions have, but that are neighbors in this order only in the second version.
    package struct Neighbors: Sendable, Hashable, Encodable {
        package var from: String
        package var to: String
        /// The lowest contrast of the overlay color between the two pages in light mode; absent without an overlay.
        package var contrast: Double?
    }

    package var name: String
    /// The names of the pictures on pages that only the second version has.
    package var added: [String] = []
    /// The names of the pictures on pages that only the first version has.
    package var removed: [String] = []
    /// The pages that moved; the page that moved farthest comes first.
    ///
    /// The list is as short as possible: all other pages that both versions have are in the same order.
    package var moved: [Move] = []
    package var neighbors: [Neighbors] = []
    package var settings: [Setting] = []
    /// The ``Blend`` with the largest difference; absent if no blend between neighboring pages changed.
    package var blend: Blend?
}
