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

    /// The tables of a carousel.
    struct Tables: Sendable {
        var table: GradientTable
        /// Nil where every backdrop is flat.
        var gradients: BackdropTable?
        /// Where the overlay is worst to be seen; nil without one.
        var worst: (position: Double, ratio: Double)?
    }

    /// All that a change of backdrops for the sake of contrast depends on.
    struct AdjustmentRequest: Sendable, Hashable {
        var adjustment: ContrastAdjustment
        var colors: [SRGB8]
        var backdrops: [PageBackdrop]
    }

    typealias Adjusted = Result<[Adjustment], ContrastError>

    /// What became of a page.
    struct Adjustment: Sendable {
        var color: SRGB8
        var backdrop: PageBackdrop
    }

    private struct State {
        var tables: [TableRequest: Tables] = [:]
        var adjustments: [AdjustmentRequest: Adjusted] = [:]
    }

    private let last = Locked(State())
    private let current = Locked(State())

    package init() {}

    /// Says that a run begins.
    func beginRun() {
        let known = current.withLock { current in
            let known = current
            current = State()
            return known
        }
        last.withLock { $0 = known }
    }

    func tables(_ request: TableRequest, _ compute: () -> Tables) -> Tables {
        let tables = last.withLock { $0.tables[request] } ?? compute()
        current.withLock { $0.tables[request] = tables }
        return tables
    }

    func adjusted(_ request: AdjustmentRequest, _ compute: () -> Adjusted) -> Adjusted {
        let adjusted = last.withLock { $0.adjustments[request] } ?? compute()
        current.withLock { $0.adjustments[request] = adjusted }
        return adjusted
    }
}
