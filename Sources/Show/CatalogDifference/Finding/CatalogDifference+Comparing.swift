internal import CatalogManifest
internal import Diagnostics
package import FindingReports

extension CatalogDifference {
    /// Compares two catalogs.
    ///
    /// Two pictures with different names are the same picture if at least half of their files have equal digests. If
    /// the files of a picture changed, its proportions and palette decide whether it shows different art (see
    /// ``PaletteDistance``).
    ///
    /// - Parameter context: the settings, such as the current folder, for matching the findings that `tincture check`
    ///   reports for the first catalog with those for the second.
    package init(from base: ComparedCatalog, to head: ComparedCatalog, _ context: ReportContext) {
        self.init(
            base: base.label, head: head.label,
            byteCount: ByteChange(before: base.manifest.byteCount, after: head.manifest.byteCount))
        let renames = Renames(from: base.manifest, to: head.manifest)
        let new = FindingChanges.added(to: base.diagnostics ?? [], by: head.diagnostics ?? [], context)
        let reasons = base.diagnostics == nil ? LossReasons([]) : LossReasons(new)
        let comparedCarousels = CarouselComparison.all(base.manifest, head.manifest, renames)
        contrast = comparedCarousels.flatMap(\.contrast).sorted(by: ContrastChange.weighsMore)
        text = comparedCarousels.flatMap(\.text)
        carousels = comparedCarousels.compactMap(\.change)
        backdrops = BackdropComparison.changes(comparedCarousels, base.manifest, head.manifest, renames)
        pictures = PictureComparison(base, head, renames, reasons).changes
        colors = ColorComparison.colors(base.manifest, head.manifest)
        renamedColors = ColorComparison.renames(base.manifest, head.manifest)
        colorPairs = ColorPairComparison.changes(base.manifest, head.manifest, renamedColors)
        gradients = ColorComparison.gradients(base.manifest, head.manifest)
        products = NameComparison.products(base.manifest, head.manifest, renames)
        let names = NameComparison.names(base.manifest, head.manifest, renames, renamedColors)
        addedNames = names.addedNames
        for name in names.removedNames {
            if let finding = reasons.finding(about: name) {
                unreadableNames.append(UnreadableName(kind: name.kind, name: name.name, finding: finding))
            } else {
                removedNames.append(name)
            }
        }
        let lost = Set(base.manifest.carousels.map(\.name)).subtracting(head.manifest.carousels.map(\.name))
        findings = FindingChanges(from: base.diagnostics, to: head.diagnostics, lost: lost, context)
        notes = base.notes + head.notes
        if base.diagnostics != nil { attach(new) }
    }

    /// Adds each new finding about a picture or page to the change of the picture, or else of the page's backdrop.
    private mutating func attach(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let (name, carousel): (String, String?)
            switch diagnostic.subject {
            case .image(let image): (name, carousel) = (image, nil)
            case .page(let owner, _, let image): (name, carousel) = (image, owner)
            default: continue
            }
            let finding = FindingChanges.Finding(diagnostic)
            if let index = pictures.firstIndex(where: { $0.name == name }) {
                if pictures[index].finding != finding { pictures[index].findings.append(finding) }
            } else if let index = backdrops.firstIndex(where: { $0.image == name && $0.carousel == carousel }) {
                backdrops[index].findings.append(finding)
            }
        }
    }
}

extension CatalogManifest {
    fileprivate var byteCount: Int { images.reduce(0) { $0 + $1.byteCount } }
}

extension ImageEntry {
    /// The size of all variants together, in bytes.
    ///
    /// No variant counts as more than a tebibyte, because a manifest from someone else may contain any number.
    var byteCount: Int { variants.reduce(0) { $0 + min(max($1.byteCount, 0), 1 << 40) } }
}

extension FindingChanges {
    /// Finds the new and fixed findings in two checks; nil if one of the catalogs wasn't checked.
    ///
    /// - Parameter lost: the names of the removed carousels, whose findings don't count as fixed.
    fileprivate init?(
        from base: [Diagnostic]?, to head: [Diagnostic]?, lost: Set<String>, _ context: ReportContext
    ) {
        guard let base, let head else { return nil }
        let remaining = base.filter { finding in
            switch finding.subject {
            case .carousel(let name), .page(let name, _, _): !lost.contains(name)
            default: true
            }
        }
        self.init(
            new: Self.added(to: base, by: head, context).map(Finding.init),
            fixed: Self.added(to: head, by: remaining, context).map(Finding.init))
    }

    /// Returns the findings that are only in the second list, errors first.
    fileprivate static func added(
        to known: [Diagnostic], by found: [Diagnostic], _ context: ReportContext
    ) -> [Diagnostic] {
        let new = Baseline(known, context).compared(with: found, at: "").new
        // Findings of the same severity stay in the order of the check.
        return Diagnostic.Severity.allCases.flatMap { severity in new.filter { $0.severity == severity } }
    }
}

extension FindingChanges.Finding {
    init(_ diagnostic: Diagnostic) {
        self.init(
            severity: diagnostic.severity, path: diagnostic.path, line: diagnostic.line,
            rule: diagnostic.rule.rawValue, message: diagnostic.message)
    }
}
