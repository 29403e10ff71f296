internal import CatalogManifest
package import Diagnostics

/// The differences between two catalogs, for a person who reviews them.
///
/// Every list begins with the most important entry: large color differences first, and banners before other pictures.
/// As JSON, this is the output of `tincture diff --format json`. A new version of Tincture may add keys. If the meaning
/// of a key changes, the number ``version`` changes too.
package struct CatalogDifference: Sendable, Hashable {
    /// The version of the JSON format.
    package static let currentVersion = 1

    package var version = Self.currentVersion
    package var base: String
    package var head: String
    /// The full hash of the commit of the first catalog; absent if the catalog isn't from a commit.
    package var baseCommit: String?
    /// The full hash of the commit of the second catalog; absent if the catalog isn't from a commit.
    package var headCommit: String?
    /// Sentences about how the catalogs were compiled and what isn't compared, to show in a report.
    package var notes: [String] = []
    /// A sentence that a report shows before everything else; in JSON, it is the first of the ``notes``.
    package var warning: String?
    /// Carousels on whose backdrop the text or icons became harder or easier to read.
    package var contrast: [ContrastChange] = []
    /// Text on carousel pages that became harder or easier to read.
    package var text: [TextChange] = []
    /// Carousel pages, and pictures on no carousel page, whose backdrop (the color behind the picture) changed.
    package var backdrops: [BackdropChange] = []
    /// Carousels in both catalogs whose pages or settings changed.
    package var carousels: [CarouselChange] = []
    /// Pictures that were added, removed or renamed, and pictures with added, removed or replaced files.
    package var pictures: [PictureChange] = []
    /// Named colors in both catalogs whose value changed.
    package var colors: [ColorChange] = []
    /// Named colors that have another name in the second catalog, but the same values.
    package var renamedColors: [ColorRename] = []
    /// Pairs of named colors whose contrast fell, is newly below the required minimum, or now reaches it.
    package var colorPairs: [ColorPairChange] = []
    /// Changes of static gradients (gradients that don't belong to a carousel) that are in both catalogs.
    package var gradients: [GradientChange] = []
    /// Products in both catalogs with a different name or price.
    package var products: [ProductChange] = []
    /// The names that only the second catalog has.
    ///
    /// The list lacks the new names of renamed pictures and colors.
    package var addedNames: [CatalogName] = []
    /// The names that only the first catalog has.
    ///
    /// The list lacks the old names of renamed pictures and colors, and the names in ``unreadableNames``.
    package var removedNames: [CatalogName] = []
    /// The carousels, pictures, colors and other entries that the second catalog lacks because of an error.
    package var unreadableNames: [UnreadableName] = []
    /// The carousels, pictures and other entries that have an error in both catalogs.
    ///
    /// Empty if one of the two catalogs wasn't checked.
    package var stillBroken: [CatalogName] = []
    /// The total size of all pictures in bytes, in the first and in the second catalog.
    package var byteCount: ByteChange
    /// The findings that are new or fixed in the second catalog; nil if one of the catalogs wasn't checked.
    ///
    /// The findings about a removed carousel don't count as fixed.
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
        /// A product; ``CatalogName/name`` is the name of the product's image, not of the product itself.
        case product
        /// An asset of another type, such as an app icon.
        case set
    }

    package var kind: Kind
    package var name: String
}

/// A carousel, picture, color or other entry that the second catalog lacks because of an error.
package struct UnreadableName: Sendable, Hashable, Encodable {
    package var kind: CatalogName.Kind
    /// The name that the entry has in the first catalog, including its namespaces, such as `Cards/plant1`.
    package var name: String
    /// The error because of which the second catalog lacks the entry.
    package var finding: FindingChanges.Finding
}

package struct ByteChange: Sendable, Hashable, Encodable {
    package var before: Int
    package var after: Int
}

/// The differences between the findings of two checks: the first of the old catalog, the second of the new catalog.
package struct FindingChanges: Sendable, Hashable, Encodable {
    /// The findings about the new catalog that the check of the old catalog didn't report, errors first.
    package var new: [Finding]
    /// The findings about the old catalog that the check of the new catalog no longer reports, errors first.
    package var fixed: [Finding]

    package struct Finding: Sendable, Hashable, Encodable {
        package var severity: Diagnostic.Severity
        /// The path of the file or folder that the finding is about, relative to the folder in which the check ran.
        package var path: String
        /// The line of the file that the finding is about, from 1; absent if it is about a whole file or folder.
        package var line: Int?
        package var rule: String
        /// A description of what is wrong with the file or folder, and of what to do about it.
        package var message: String

        var isProblem: Bool { severity != .note }

        /// The path, followed by the line number if there is one, such as `tincture.yml:3`.
        var place: String { path + (line.map { ":\($0)" } ?? "") }
    }
}
