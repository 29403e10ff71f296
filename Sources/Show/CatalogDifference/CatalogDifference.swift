internal import CatalogManifest
package import Diagnostics

/// The differences between two catalogs, for a person who reviews them.
///
/// Every list begins with the most important entry: large color differences first, and banners before other pictures.
/// The JSON form is the output of `tincture diff --format json`. A new version may add keys. A key only changes its
/// meaning together with ``version``.
package struct CatalogDifference: Sendable, Hashable {
    /// The version of the JSON format.
    package static let currentVersion = 1

    package var version = Self.currentVersion
    package var base: String
    package var head: String
    /// Sentences about how the two catalogs were compiled.
    package var notes: [String] = []
    /// Carousels whose overlay became harder or easier to read at some scroll position.
    package var contrast: [ContrastChange] = []
    /// Text on pages that became harder or easier to read.
    package var text: [TextChange] = []
    /// Pages and pictures with a different backdrop.
    package var backdrops: [BackdropChange] = []
    /// Carousels in both catalogs whose pages or settings changed.
    package var carousels: [CarouselChange] = []
    /// Pictures that were added, removed or renamed, or whose content or files changed.
    package var pictures: [PictureChange] = []
    /// Named colors in both catalogs whose value changed.
    package var colors: [ColorChange] = []
    /// Color sets that have another name, but the same values.
    package var renamedColors: [ColorRename] = []
    /// Pairs of named colors whose contrast fell, is newly below the minimum, or now reaches the minimum.
    package var colorPairs: [ColorPairChange] = []
    /// Static gradients in both catalogs that changed.
    package var gradients: [GradientChange] = []
    /// Products in both catalogs with a different name or price.
    package var products: [ProductChange] = []
    /// The names that only the second catalog has, except those of renamed pictures and colors.
    package var addedNames: [CatalogName] = []
    /// The names that only the first catalog has, except unreadable names, and those of renamed pictures and colors.
    package var removedNames: [CatalogName] = []
    /// The names that the second catalog lacks because of an error.
    package var unreadableNames: [UnreadableName] = []
    /// The total size of all pictures in bytes, before and after.
    package var byteCount: ByteChange
    /// The new and the fixed findings; nil if one of the catalogs wasn't checked.
    ///
    /// Findings about removed carousels don't count as fixed.
    package var findings: FindingChanges?

    package var isEmpty: Bool { DifferenceTable.all(of: self).isEmpty }
}

extension CatalogDifference: Encodable {}

package struct CatalogName: Sendable, Hashable, Encodable {
    package enum Kind: String, Sendable, Hashable, Encodable, CaseIterable {
        case carousel
        case image
        case color
        case gradient
        /// A product, named by its image.
        case product
        /// An asset of another type, such as an app icon.
        case set
    }

    package var kind: Kind
    package var name: String
}

/// A name that the second catalog lacks because of an error, such as a carousel that can't be built.
package struct UnreadableName: Sendable, Hashable, Encodable {
    package var kind: CatalogName.Kind
    /// The full name.
    package var name: String
    /// The error because of which the second catalog lacks the name.
    package var finding: FindingChanges.Finding
}

package struct ByteChange: Sendable, Hashable, Encodable {
    package var before: Int
    package var after: Int
}

/// The differences between the findings of two checks.
package struct FindingChanges: Sendable, Hashable, Encodable {
    /// The findings that are only in the second check, errors first.
    package var new: [Finding]
    /// The findings that are only in the first check, errors first.
    package var fixed: [Finding]

    package struct Finding: Sendable, Hashable, Encodable {
        package var severity: Diagnostic.Severity
        /// The path of the file or folder with the problem, relative to the folder in which its catalog was checked.
        package var path: String
        /// The line number; absent for a file that isn't text.
        package var line: Int?
        package var rule: String
        /// The problem, and what to do about it.
        package var message: String

        var isProblem: Bool { severity != .note }

        /// The path, and the line number if there is one, such as `tincture.yml:3`.
        var place: String { path + (line.map { ":\($0)" } ?? "") }
    }
}
