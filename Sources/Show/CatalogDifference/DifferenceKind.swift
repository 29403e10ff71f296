internal import Diagnostics

/// A kind of change that `--fail-on` accepts.
package enum DifferenceKind: String, Sendable, CaseIterable {
    /// An overlay, text on a page, or a pair of named colors that became harder to read.
    case contrast
    /// A changed backdrop of a page or picture.
    case backdrops
    case carousels
    case added
    case removed
    /// Names under which there is now a different picture.
    case replaced
    /// Pictures and colors with a different name.
    case renamed
    /// Pictures whose size, format, file size or content changed, but that show the same art.
    case pictures
    /// Pictures that look different under the same name.
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
