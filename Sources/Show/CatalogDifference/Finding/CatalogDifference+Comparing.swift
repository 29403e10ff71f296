internal import CatalogManifest
internal import Diagnostics
package import FindingReports

extension CatalogDifference {
    /// Creates the difference between two catalogs.
    ///
    /// Pictures with different names count as the same if most of their files have the same digest. If a file changed,
    /// the palettes decide whether it shows different art (see ``PaletteDistance``).
    ///
    /// - Parameter context: the settings for comparing findings, as with a baseline.
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
        renamedColors = ColorComparison.renames(base.manifest, head.manifest)
        colorPairs = ColorPairComparison.changes(base.manifest, head.manifest, renamedColors)
        gradients = ColorComparison.gradients(base.manifest, head.manifest)
        products = NameComparison.products(base.manifest, head.manifest, renames)
        (addedNames, removedNames) = NameComparison.names(base.manifest, head.manifest, renames, renamedColors)
        let lost = Set(base.manifest.carousels.map(\.name)).subtracting(head.manifest.carousels.map(\.name))
        findings = FindingChanges(from: base.diagnostics, to: head.diagnostics, lost: lost, context)
        notes = base.notes + head.notes
    }
}

extension CatalogManifest {
    fileprivate var byteCount: Int { images.reduce(0) { $0 + $1.byteCount } }
}

extension ImageEntry {
    /// The size of all variants together, in bytes.
    ///
    /// Each counts as at most a tebibyte, because a manifest from someone else may contain any number.
    var byteCount: Int { variants.reduce(0) { $0 + min(max($1.byteCount, 0), 1 << 40) } }
}

extension FindingChanges {
    /// Finds the new and fixed findings of two checks; nil if one of the catalogs wasn't checked.
    ///
    /// - Parameter lost: the removed carousels. Findings about them are gone, but not fixed.
    ///
    /// - Parameter lost: the removed carousels, whose findings are gone and not fixed.
    fileprivate init?(
        from base: [Diagnostic]?, to head: [Diagnostic]?, lost: Set<String>, _ context: ReportContext
    ) {
        guard let base, let head else { return nil }
        func added(to known: [Diagnostic], by found: [Diagnostic]) -> [Finding] {
            let order = Diagnostic.Severity.allCases
            let new = Baseline(known, context).compared(with: found, at: "").new.map(Finding.init)
            // Findings with the same severity keep their order in the check.
            return order.flatMap { severity in new.filter { $0.severity == severity } }
        }
        let remaining = base.filter { finding in
            switch finding.subject {
            case .carousel(let name), .page(let name, _, _): !lost.contains(name)
            default: true
            }
        }
        self.init(new: added(to: base, by: head), fixed: added(to: head, by: remaining))
    }
}

extension FindingChanges.Finding {
    fileprivate init(_ diagnostic: Diagnostic) {
        self.init(
            severity: diagnostic.severity, path: diagnostic.path, line: diagnostic.line,
            rule: diagnostic.rule.rawValue, message: diagnostic.message)
    }
}
