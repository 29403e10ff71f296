internal import CarouselGradients
internal import CatalogManifest
internal import Diagnostics

struct UnusableCarousel: Error {
    let finding: Diagnostic
}

extension CarouselEntry {
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
