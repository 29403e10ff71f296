internal import CarouselGradients
internal import CatalogManifest
internal import Diagnostics

/// A carousel whose table can't be created.
struct UnusableCarousel: Error {
    let finding: Diagnostic
}

extension CarouselEntry {
    /// The carousel's tables, or an error with a finding if they can't be read.
    var tables: Result<Tables, UnusableCarousel> {
        do throws(TableFormatError) {
            return .success(try readTables())
        } catch {
            return .failure(
                UnusableCarousel(
                    finding: Diagnostic(
                        .error, .malformedData, about: .carousel(name),
                        "no table can be made for the carousel \"\(name)\": \(error).")))
        }
    }
}
