internal import CatalogManifest
internal import Diagnostics
package import FindingReports

extension CatalogDifference {
    /// Compares two catalogs.
    ///
    /// Pictures are the same under two names where most of their files have the same digest. Whether a changed file
    /// shows other art is known from the colors that it is made of: see ``PaletteDistance``.
    ///
    /// - Parameter context: what baselines need to know of their surroundings.
    package init(from base: ComparedCatalog, to head: ComparedCatalog, _ context: ReportContext) {
        self.init(
            base: base.label, head: head.label,
            byteCount: ByteChange(before: base.manifest.byteCount, after: head.manifest.byteCount))
        let renames = Renames(from: base.manifest, to: head.manifest)
        let comparedCarousels = CarouselComparison.all(base.manifest, head.manifest, renames)
        contrast = comparedCarousels.flatMap(\.contrast).sorted(by: ContrastChange.weighsMore)
        text = comparedCarousels.flatMap(\.text)
        carousels = comparedCarousels.compactMap(\.change)
        backdrops = BackdropComparison.changes(comparedCarousels, base.manifest, head.manifest, renames)
        pictures = PictureComparison(base.manifest, head.manifest, renames).changes
        colors = ColorComparison.colors(base.manifest, head.manifest)
        colorPairs = ColorPairComparison.changes(base.manifest, head.manifest)
        gradients = ColorComparison.gradients(base.manifest, head.manifest)
        products = NameComparison.products(base.manifest, head.manifest, renames)
        (addedNames, removedNames) = NameComparison.names(base.manifest, head.manifest, renames)
        findings = FindingChanges(from: base.diagnostics, to: head.diagnostics, context)
    }
}

extension CatalogManifest {
    /// The bytes of all pictures.
    fileprivate var byteCount: Int { images.reduce(0) { $0 + $1.byteCount } }
}

extension ImageEntry {
    /// The bytes of all variants, each a tebibyte at most: a manifest from elsewhere may name any number.
    var byteCount: Int { variants.reduce(0) { $0 + min(max($1.byteCount, 0), 1 << 40) } }
}

extension FindingChanges {
    /// What differs between the findings of two checks; nil where one of the two was not made.
    fileprivate init?(from base: [Diagnostic]?, to head: [Diagnostic]?, _ context: ReportContext) {
        guard let base, let head else { return nil }
        func added(to known: [Diagnostic], by found: [Diagnostic]) -> [Finding] {
            let order = Diagnostic.Severity.allCases
            let new = Baseline(known, context).compared(with: found, at: "").new.map(Finding.init)
            // The order within a severity is that of the check.
            return order.flatMap { severity in new.filter { $0.severity == severity } }
        }
        self.init(new: added(to: base, by: head), fixed: added(to: head, by: base))
    }
}

extension FindingChanges.Finding {
    fileprivate init(_ diagnostic: Diagnostic) {
        self.init(
            severity: diagnostic.severity, path: diagnostic.path, line: diagnostic.line,
            rule: diagnostic.rule.rawValue, message: diagnostic.message)
    }
}
