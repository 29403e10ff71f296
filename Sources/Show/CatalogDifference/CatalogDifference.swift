internal import CatalogManifest
package import Diagnostics

/// What changed from one catalog to another, for a person who reviews it.
///
/// Every list begins with what matters most: large differences of color first, banners before other pictures. As JSON
/// it is what `tincture diff --format json` prints; keys may be added, none changes its meaning without another
/// ``version``.
package struct CatalogDifference: Sendable, Hashable {
    /// The version of the form as JSON.
    package static let currentVersion = 1

    /// The version of the form as JSON.
    package var version = Self.currentVersion
    /// What the first catalog is called.
    package var base: String
    /// What the second catalog is called.
    package var head: String
    /// Carousels whose overlay is harder to read than it was, at some offset, or easier.
    package var contrast: [ContrastChange] = []
    /// Text on pages that is harder to read than it was, or easier.
    package var text: [TextChange] = []
    /// Pages and pictures that have another color behind them.
    package var backdrops: [BackdropChange] = []
    /// Carousels in both catalogs whose pages or settings changed.
    package var carousels: [CarouselChange] = []
    /// Pictures that came, went, have another name, another content or other files.
    package var pictures: [PictureChange] = []
    /// Named colors in both catalogs whose value changed.
    package var colors: [ColorChange] = []
    /// Pairs of named colors that are harder to read than they were, or pass now.
    package var colorPairs: [ColorPairChange] = []
    /// Static gradients in both catalogs that changed.
    package var gradients: [GradientChange] = []
    /// Products in both catalogs with another name or price.
    package var products: [ProductChange] = []
    /// The names that only the second catalog has; a renamed picture is not among them.
    package var addedNames: [CatalogName] = []
    /// The names that only the first catalog has; a renamed picture is not among them.
    package var removedNames: [CatalogName] = []
    /// The bytes of all pictures.
    package var byteCount: ByteChange
    /// What a check finds now and did not find before, and the other way around; nil where one of the two was not
    /// checked.
    package var findings: FindingChanges?

    /// True where nothing changed that is reported.
    package var isEmpty: Bool {
        DifferenceKind.allCases.allSatisfy { count(of: $0) == 0 } && text.isEmpty && colorPairs.isEmpty
            && notedFindings == 0
    }

    /// New and fixed findings of any severity.
    private var notedFindings: Int { (findings?.new.count ?? 0) + (findings?.fixed.count ?? 0) }
}

extension CatalogDifference: Encodable {}

/// A name in a catalog, and what it names.
package struct CatalogName: Sendable, Hashable, Encodable {
    package enum Kind: String, Sendable, Hashable, Encodable, CaseIterable {
        /// A list of pages.
        case carousel
        case image
        /// A color set.
        case color
        /// A static gradient.
        case gradient
        /// A product, by its image.
        case product
        /// A set of another type.
        case set
    }

    package var kind: Kind
    /// The full name.
    package var name: String
}

/// A number of bytes before and after.
package struct ByteChange: Sendable, Hashable, Encodable {
    package var before: Int
    package var after: Int
}

/// What two checks find differently.
package struct FindingChanges: Sendable, Hashable, Encodable {
    /// What only the second check finds, errors first.
    package var new: [Finding]
    /// What only the first check finds, errors first.
    package var fixed: [Finding]

    package struct Finding: Sendable, Hashable, Encodable {
        /// How much it weighs.
        package var severity: Diagnostic.Severity
        /// The file or folder, from the folder of its catalog's check.
        package var path: String
        /// The line; absent for what is not text.
        package var line: Int?
        package var rule: String
        /// What is wrong and what to do.
        package var message: String
    }
}
