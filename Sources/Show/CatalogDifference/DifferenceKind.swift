internal import Diagnostics

/// A kind of change, by the word that `--fail-on` takes.
package enum DifferenceKind: String, Sendable, CaseIterable {
    /// An overlay, text on a page or a named color that is harder to read than it was.
    case contrast
    /// Another color behind a page or picture.
    case backdrops
    /// Pages and settings of carousels.
    case carousels
    /// Names that were not there.
    case added
    /// Names that are not there any more.
    case removed
    /// Pictures with other art.
    case replaced
    /// Pictures with another name.
    case renamed
    /// Pictures whose size, format, weight or content changed, the art aside.
    case pictures
    /// Values of named colors.
    case colors
    /// Static gradients.
    case gradients
    /// Names and prices of products.
    case products
    /// New findings that are errors or warnings.
    case findings
    /// New findings that are errors.
    case errors
}

extension CatalogDifference {
    /// How many changes of a kind there are.
    package func count(of kind: DifferenceKind) -> Int {
        func pictures(_ change: PictureChange.Change) -> Int { self.pictures.count { $0.change == change } }
        return switch kind {
        case .contrast:
            contrast.count { $0.isProblem } + text.count { $0.isProblem } + colorPairs.count { $0.isProblem }
        case .backdrops: backdrops.count
        case .carousels: carousels.count
        case .added: addedNames.count
        case .removed: removedNames.count
        case .replaced: pictures(.replaced)
        case .renamed: pictures(.renamed)
        case .pictures: pictures(.changed)
        case .colors: colors.count
        case .gradients: gradients.count
        case .products: products.count
        case .findings: findings?.new.count { $0.severity != .note } ?? 0
        case .errors: findings?.new.count { $0.severity == .error } ?? 0
        }
    }
}
