internal import Diagnostics

/// A kind of change that `--fail-on` accepts, and that the summary counts.
package enum DifferenceKind: String, Sendable, CaseIterable {
    /// Everything that the report lists under "made worse".
    case worse
    /// Text or icons on a carousel's backdrop or picture, or a pair of named colors, that became harder to read.
    case contrast
    case backdrops
    /// Changed carousels, and those that the second catalog lacks because of an error.
    case carousels
    case added
    case removed
    case unreadable
    case replaced
    case renamed
    /// Pictures whose file has other bytes under the same name, or can't be read any more.
    case pictures
    case visible
    case colors
    case gradients
    case products
    /// New findings that are errors or warnings.
    case findings
    /// New findings that are errors.
    case errors
}

extension CatalogDifference {
    package func count(of kind: DifferenceKind) -> Int { subjects(of: kind).count }

    /// Returns the names of everything with this kind of change; for findings, their paths and lines.
    func subjects(of kind: DifferenceKind) -> [String] {
        func pictures(_ change: PictureChange.Change) -> [String] {
            self.pictures.filter { $0.change == change }.map(\.name)
        }
        func lost(_ kind: CatalogName.Kind) -> [String] { unreadableNames.filter { $0.kind == kind }.map(\.name) }
        return switch kind {
        case .worse: DifferenceReport(self).worse.flatMap(\.names)
        case .contrast:
            contrast.filter(\.change.isProblem).map { $0.appearance == "dark" ? "\($0.carousel) dark" : $0.carousel }
                + text.filter(\.change.isProblem).map { "\($0.area) on \($0.image)" }
                + colorPairs.filter(\.change.isProblem).map {
                    "\($0.text) on \($0.on)" + ($0.variant == "any" ? "" : " \($0.variant)")
                }
        case .backdrops: backdrops.map { $0.image + (isShownByPicture($0) ? " (because its picture changed)" : "") }
        case .carousels: carousels.map(\.name) + lost(.carousel)
        case .added: addedNames.map(\.name)
        case .removed: removedNames.map(\.name)
        case .unreadable:
            self.pictures.filter { $0.change == .unreadable && $0.formerFinding == nil }.map {
                $0.name + ($0.isTruncated ? " (truncated)" : "")
            }
                + unreadableNames.filter { $0.kind != .image }.map(\.name)
        case .replaced: pictures(.replaced)
        case .renamed:
            self.pictures.filter { $0.change == .renamed }.map { "\($0.formerName ?? "") → \($0.name)" }
                + renamedColors.map { "\($0.formerName) → \($0.name)" }
        case .pictures: [.unreadable, .replaced, .changed].flatMap(pictures)
        case .visible: self.pictures.filter(\.isVisible).map(\.name)
        case .colors: colors.map { $0.variant == "any" ? $0.name : "\($0.name) \($0.variant)" } + lost(.color)
        case .gradients: gradients.map(\.name) + lost(.gradient)
        case .products: products.map(\.image) + lost(.product)
        case .findings: findings?.new.filter { $0.severity != .note }.map(\.place) ?? []
        case .errors: findings?.new.filter { $0.severity == .error }.map(\.place) ?? []
        }
    }
}
