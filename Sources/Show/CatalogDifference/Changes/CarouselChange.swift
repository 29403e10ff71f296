/// A carousel in both catalogs whose pages or settings changed.
package struct CarouselChange: Sendable, Encodable {
    package struct Setting: Sendable, Encodable {
        package var key: String
        package var before: String?
        package var after: String?
    }

    /// A change of the colors between two neighboring pages whose own colors are the same as before.
    package struct Blend: Sendable, Encodable {
        package var distance: Double
        package var position: Double
    }

    /// A page that both versions of the carousel have, but at a different place in the order.
    package struct Move: Sendable, Equatable, Encodable {
        package var image: String
        package var from: Int
        package var to: Int
    }

    /// Two pages that both versions have, but that are neighbors in this order only in the second version.
    package struct Neighbors: Sendable, Encodable {
        package var from: String
        package var to: String
        package var contrast: Double?
    }

    package var name: String
    package var added: [String] = []
    package var removed: [String] = []
    /// The pages that moved, as few as possible; the page that moved farthest comes first.
    package var moved: [Move] = []
    package var neighbors: [Neighbors] = []
    package var settings: [Setting] = []
    package var blend: Blend?
}
