internal import Diagnostics

/// A kind of change, named as in `--fail-on`.
package enum DifferenceKind: String, Sendable, CaseIterable {
    /// An overlay, text on a page, or a pair of named colors that became harder to read.
    case contrast
    /// A changed backdrop of a page or picture.
    case backdrops
    /// Changed pages and settings of carousels.
    case carousels
    /// New names.
    case added
    /// Removed names.
    case removed
    /// Names that now have a different picture.
    case replaced
    /// Pictures and colors with a different name.
    case renamed
    /// Pictures whose size, format, file size or content changed, but that still show the same.
    case pictures
    /// Pictures that look different under the same name.
    case visible
    /// Changed values of named colors.
    case colors
    /// Changed static gradients.
    case gradients
    /// Changed names and prices of products.
    case products
    /// New findings that are errors or warnings.
    case findings
    /// New findings that are errors.
    case errors
}

extension CatalogDifference {
    /// Returns the number of changes of a kind.
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
        case .renamed: pictures(.renamed) + renamedColors.count
        case .pictures: pictures(.changed)
        case .visible: self.pictures.count { $0.isVisible }
        case .colors: colors.count
        case .gradients: gradients.count
        case .products: products.count
        case .findings: findings?.new.count { $0.severity != .note } ?? 0
        case .errors: findings?.new.count { $0.severity == .error } ?? 0
        }
    }
}
