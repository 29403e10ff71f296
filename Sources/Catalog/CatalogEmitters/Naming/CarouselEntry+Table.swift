internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// A carousel of which no table can be made.
struct UnusableCarousel: Error {
    let finding: Diagnostic
}

extension CarouselEntry {
    /// The table of its pages and stops; a finding where they do not fit together, as those of a changed manifest.
    var table: Result<GradientTable, UnusableCarousel> {
        let colors = pages.compactMap { SRGB8(hex: $0.backdrop) }
        let stops = transitions.map { transition in
            transition.stops.compactMap { stop in
                SRGB8(hex: stop.hex).map { GradientTable.Stop(progress: stop.progress, color: $0) }
            }
        }
        do throws(TableFormatError) {
            guard colors.count == pages.count else { throw .inconsistentCounts }
            return .success(try GradientTable(pages: colors, wraps: wraps, stops: stops))
        } catch {
            return .failure(
                UnusableCarousel(
                    finding: Diagnostic(
                        .error, .malformedData, about: .carousel(name),
                        "no table can be made of the carousel \"\(name)\": \(error).")))
        }
    }
}
