/// A carousel whose overlay is harder or easier to read than it was.
package struct ContrastChange: Sendable, Hashable, Encodable {
    /// How it changed.
    package enum Change: String, Sendable, Hashable, Encodable {
        /// Somewhere it falls below the limit where it did not.
        case new
        /// It was below the limit and is lower now.
        case worse
        /// It is nowhere below the limit any more.
        case fixed
    }

    /// A part of the scroll range.
    package struct Range: Sendable, Hashable, Encodable {
        package var from: String
        package var to: String
        /// The lowest contrast there before; absent where there was no such part.
        package var before: Double?
        package var after: Double
    }

    package var carousel: String
    /// `light` or `dark`.
    package var appearance: String
    package var change: Change
    /// The color of what is drawn, `#RRGGBB`.
    package var overlay: String
    /// What is asked for: by the configuration, else 4.5.
    package var limit: Double
    /// The lowest contrast at any offset before; absent where there was none.
    package var before: Double?
    /// The lowest contrast at any offset.
    package var after: Double
    /// Where that is, in pages from the first.
    package var position: Double
    /// The parts of the scroll range where it is newly below the limit, or lower, the lowest first.
    package var ranges: [Range]

    /// True for what is worse than before.
    package var isProblem: Bool { change != .fixed }
}
