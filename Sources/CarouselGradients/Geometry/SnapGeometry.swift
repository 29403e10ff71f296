/// The arithmetic of cards that snap into place.
///
/// Source: the plant store, with spacing 25 and card padding 90.
public struct SnapGeometry: Sendable, Hashable {
    /// How much of a drag beyond the first or last card counts.
    public static let resistance = 0.25

    /// The width of the view, in points.
    public let width: Double
    /// The space between two cards, in points.
    public let spacing: Double
    /// How much narrower than the view the cards' place is, in points.
    public let padding: Double
    /// How many cards there are.
    public let count: Int

    /// A geometry by its lengths.
    public init(width: Double, spacing: Double, padding: Double, count: Int) {
        self.width = width
        self.spacing = spacing
        self.padding = padding
        self.count = count
    }

    /// The width of a card with its spacing: width − (padding − spacing); 0 where that is not positive and finite.
    public var cardWidth: Double {
        let width = width - (padding - spacing)
        return width > 0 && width.isFinite ? width : 0
    }

    /// The position while the finger moves; a drag outward from the first or last card counts a quarter.
    ///
    /// - Returns: the index alone where the card's width is 0 or the drag is not finite.
    public func position(index: Int, drag: Double) -> Double {
        guard cardWidth > 0, drag.isFinite else { return Double(index) }
        let isOutward = index <= 0 && drag > 0 || index >= count - 1 && drag < 0
        return Double(index) - (isOutward ? drag * Self.resistance : drag) / cardWidth
    }

    /// The card after the finger has left: the nearest one, held in 0 … count − 1.
    public func landing(index: Int, drag: Double) -> Int {
        Int(min(max(position(index: index, drag: drag).rounded(), 0), Double(max(0, count - 1))))
    }

    /// Where the cards come to rest: −index × card width, plus half the padding but on the first card.
    public func restingOffset(index: Int) -> Double {
        -Double(index) * cardWidth + (index > 0 ? padding / 2 : 0)
    }
}
