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
        /// The scroll position of the largest difference, in pages from the first.
        package var position: Double
    }

    /// A page whose place changed among the pages that both carousels have.
    package struct Move: Sendable, Hashable, Encodable {
        package var image: String
        /// The number of the page in the first carousel, from 0.
        package var from: Int
        /// The number of the page in the second carousel, from 0.
        package var to: Int
    }

    package var name: String
    /// The pages that only the second carousel has, by their pictures.
    package var added: [String] = []
    /// The pages that only the first carousel has, by their pictures.
    package var removed: [String] = []
    /// The common pages that moved, those that moved farthest first.
    ///
    /// They are the fewest pages without which the others keep their order.
    package var moved: [Move] = []
    package var settings: [Setting] = []
    /// The transition that changed most between two pages whose own colors are the same; absent if there is none.
    package var blend: Blend?
}
