internal import CarouselGradients
internal import CatalogConfiguration
internal import ColorScience
internal import FileAccess

/// The tables of carousel colors from the last run, so that the next run only computes tables that have changed.
package final class TableMemory: Sendable {
    /// All colors and settings that the tables of a carousel depend on.
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
        /// The tables of vertical gradients; nil if every backdrop is flat.
        var gradients: BackdropTable?
        /// The lowest contrast ratio of the overlay with the backdrop, and its scroll position in pages.
        var worst: (position: Double, ratio: Double)?
    }

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

    /// Starts a run, for which only the tables that the previous run requested are available.
    func begin() {
        tables.begin()
        adjustments.begin()
    }
}
