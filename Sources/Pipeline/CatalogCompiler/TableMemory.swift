internal import CarouselGradients
internal import ColorScience
internal import FileAccess

/// The tables of carousel colors from the last run, so that the next run only computes tables that have changed.
package final class TableMemory: Sendable {
    struct AdjustmentRequest: Sendable, Hashable {
        var adjustment: ContrastAdjustment
        var colors: [SRGB8]
        var backdrops: [PageBackdrop]
    }

    typealias Adjusted = Result<(colors: [SRGB8], backdrops: [PageBackdrop]), ContrastError>

    let tables = LastRunMemory<CarouselTables.Request, CarouselTables>()
    let adjustments = LastRunMemory<AdjustmentRequest, Adjusted>()

    package init() {}

    /// Starts a run, for which only the tables that the previous run requested are available.
    func begin() {
        tables.begin()
        adjustments.begin()
    }
}
