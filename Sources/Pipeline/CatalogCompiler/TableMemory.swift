internal import CarouselGradients
internal import CatalogConfiguration
internal import ColorScience
internal import FileAccess

/// The tables of carousels that the last run has computed: the next one computes those alone that are others.
///
/// What a run does not ask for is forgotten with it.
package final class TableMemory: Sendable {
    /// All that tables depend on.
    struct TableRequest: Sendable, Hashable {
        var colors: [SRGB8]
        var backdrops: [PageBackdrop]
        var wraps: Bool
        var interpolation: Interpolation
        var easing: Easing
        var samples: Int
        var tolerance: Double
        var overlay: SRGB8?
    }

    struct Tables: Sendable {
        var table: GradientTable
        /// Nil where every backdrop is flat.
        var gradients: BackdropTable?
        /// The position of the overlay's lowest contrast; nil without an overlay.
        var worst: (position: Double, ratio: Double)?
    }

    /// All that a change of backdrops for the sake of contrast depends on.
    struct AdjustmentRequest: Sendable, Hashable {
        var adjustment: ContrastAdjustment
        var colors: [SRGB8]
        var backdrops: [PageBackdrop]
    }

    typealias Adjusted = Result<[Adjustment], ContrastError>

    struct Adjustment: Sendable {
        var color: SRGB8
        var backdrop: PageBackdrop
    }

    let tables = LastRunMemory<TableRequest, Tables>()
    let adjustments = LastRunMemory<AdjustmentRequest, Adjusted>()

    package init() {}

    /// Says that a run begins.
    func begin() {
        tables.begin()
        adjustments.begin()
    }
}
