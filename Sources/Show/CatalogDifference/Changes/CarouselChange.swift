/// A carousel in both catalogs whose pages or settings changed.
package struct CarouselChange: Sendable, Hashable, Encodable {
    package struct Setting: Sendable, Hashable, Encodable {
        package var key: String
        /// The value before; absent if the setting wasn't set.
        package var before: String?
        /// The value after; absent if the setting isn't set.
        package var after: String?
    }

    /// A transition that changed although the colors of its two pages are the same.
    package struct Blend: Sendable, Hashable, Encodable {
        /// The largest CIEDE2000 difference between the old and the new transition, to two decimals.
        package var distance: Double
        /// The scroll position of the largest difference, in pages from the first page.
        package var position: Double
    }

    /// A page whose position changed among the pages that both carousels have.
    package struct Move: Sendable, Hashable, Encodable {
        package var image: String
        /// The number of the page in the first carousel, from 0.
        package var from: Int
        /// The number of the page in the second carousel, from 0.
        package var to: Int
    }

    package var name: String
    /// The pages that only the second carousel has, by the names of their pictures.
    package var added: [String] = []
    /// The pages that only the first carousel has, by the names of their pictures.
    package var removed: [String] = []
    /// The pages in both carousels that moved, those that moved farthest first.
    ///
    /// They are the smallest set of pages without which the other common pages keep their order.
    package var moved: [Move] = []
    package var settings: [Setting] = []
    /// The transition that changed most, among those between pages with unchanged colors; absent if none changed.
    package var blend: Blend?
}
