internal import CatalogManifest
internal import Diagnostics

extension CatalogDifference {
    /// Compares two catalogs.
    ///
    /// Pictures with different names are the same picture if at least half of their files are equal. If the files of a
    /// picture changed, its proportions and palette tell whether it shows different art.
    package init(from base: ComparedCatalog, to head: ComparedCatalog) {
        self.init(
            base: base.label, head: head.label, baseCommit: base.commit, headCommit: head.commit,
            byteCount: ByteChange(before: base.manifest.byteCount, after: head.manifest.byteCount))
        let renames = Renames(from: base.manifest, to: head.manifest)
        var head = head
        head.diagnostics = head.diagnostics.map { Self.explained($0, base.manifest, head.manifest, renames) }
        let new = FindingChanges.added(to: base.diagnostics ?? [], by: head.diagnostics ?? [])
        let reasons = base.diagnostics == nil ? LossReasons([]) : LossReasons(new)
        let former = LossReasons(base.diagnostics ?? [])
        stillBroken = former.names.intersection(LossReasons(head.diagnostics ?? []).names).sorted {
            ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue)
        }
        let unbuilt = former.unbuilt(in: base.manifest)
        let comparedCarousels = CarouselComparison.all(base.manifest, head.manifest, renames).filter {
            unbuilt[CatalogName(kind: .carousel, name: $0.head.name)] == nil
        }
        contrast = comparedCarousels.flatMap(\.contrast).sorted { one, other in
            (one.change.isProblem ? 0 : 1, one.after, one.carousel, other.appearance)
                < (other.change.isProblem ? 0 : 1, other.after, other.carousel, one.appearance)
        }
        text = comparedCarousels.flatMap(\.text)
        carousels = comparedCarousels.compactMap(\.change)
        // The pages of a carousel that can't be built lose their pins, which nobody changed.
        let hidden = base.manifest.carousels.filter {
            reasons.finding(about: CatalogName(kind: .carousel, name: $0.name)) != nil
        }
        let hiddenPages = Set(hidden.flatMap { $0.pages.map { renames.after($0.image) } })
        backdrops = BackdropComparison.changes(comparedCarousels, base.manifest, head.manifest, renames).filter {
            $0.carousel != nil || !hiddenPages.contains($0.image)
        }
        for index in backdrops.indices where backdrops[index].after.isPinned {
            let (carousel, page) = (backdrops[index].carousel ?? "", backdrops[index].page ?? 0)
            backdrops[index].pinnedAt = head.pins[carousel]?[page].map { pin in
                pin.path + (pin.line.map { ":\($0)" } ?? "")
            }
        }
        pictures = PictureComparison(base, head, renames, reasons).changes
        for index in pictures.indices where pictures[index].change == .unreadable {
            let picture = pictures[index]
            pictures[index].formerFinding = base.diagnostics?.first { former in
                former.severity == .error && former.subject == .image(picture.formerName ?? picture.name)
                    && former.path == picture.finding?.path && former.rule.rawValue != picture.finding?.rule
            }.map(FindingChanges.Finding.init)
        }
        colors = ColorComparison.colors(base.manifest, head.manifest)
        renamedColors = ColorComparison.renames(base.manifest, head.manifest)
        colorPairs = ColorPairComparison.changes(base.manifest, head.manifest, renamedColors)
        gradients = ColorComparison.gradients(base.manifest, head.manifest)
        products = NameComparison.products(base.manifest, head.manifest, renames)
        let names = NameComparison.names(base.manifest, head.manifest, renames, renamedColors)
        addedNames = names.addedNames.filter { unbuilt[$0] == nil }
        for name in names.removedNames {
            if let finding = reasons.finding(about: name) {
                unreadableNames.append(UnreadableName(kind: name.kind, name: name.name, finding: finding))
            } else {
                removedNames.append(name)
            }
        }
        let lost = Set(base.manifest.carousels.map(\.name)).subtracting(head.manifest.carousels.map(\.name))
        let unread = Set(unreadableNames.map(\.finding).filter { $0.rule == Rule.malformedData.rawValue }.map(\.path))
        findings = FindingChanges(
            from: base.diagnostics?.filter { !unread.contains($0.path) }, to: head.diagnostics, lost: lost)
        // A file that is unreadable in another way is neither fixed nor worse.
        for picture in pictures where picture.formerFinding != nil {
            findings?.new.removeAll { $0 == picture.finding }
            findings?.fixed.removeAll { $0 == picture.formerFinding }
        }
        warning = head.warning
        notes = base.notes + head.notes + Self.notes(about: unbuilt, base, head)
        let formerNames = pictures.compactMap(\.formerName) + renamedColors.map(\.formerName)
        if head.namesNoCode, !formerNames.isEmpty {
            let names = formerNames.map(\.quoted).shortened(to: 3)
            notes.append("Code that names \(names) isn't read: the configuration lists no code.")
        }
        if base.diagnostics != nil { attach(new) }
    }

    /// Returns findings that name what a missing picture is called now, or say that this change removed it.
    private static func explained(
        _ diagnostics: [Diagnostic], _ base: CatalogManifest, _ head: CatalogManifest, _ renames: Renames
    ) -> [Diagnostic] {
        let known = Set(head.images.map(\.name))
        let reasons = LossReasons(diagnostics)
        let gone = Set(base.images.map(\.name)).filter { name in
            !known.contains(name) && reasons.finding(about: CatalogName(kind: .image, name: name)) == nil
        }
        return diagnostics.map { diagnostic in
            guard let name = diagnostic.missingName, gone.contains(name) else { return diagnostic }
            let (user, use) =
                switch diagnostic.subject {
                case .page(let carousel, _, _): ("carousel \(carousel.quoted)", "the page")
                case .carousel(let carousel): ("carousel \(carousel.quoted)", "the name")
                default: ("this", "the use")
                }
            var explained = diagnostic
            explained.message =
                "\(user) names the picture \(name.quoted), which "
                + (renames.isRenamed(name)
                    ? "is called \(renames.after(name).quoted) now. Use the new name."
                    : "this change removed. Restore it, or remove \(use).")
            return explained
        }
    }

    private static func notes(
        about unbuilt: [CatalogName: FindingChanges.Finding], _ base: ComparedCatalog, _ head: ComparedCatalog
    ) -> [String] {
        let alsoUnbuilt = LossReasons(head.diagnostics ?? []).unbuilt(in: head.manifest)
        let built = NameComparison.all(head.manifest)
        return unbuilt.sorted { ($0.key.kind.rawValue, $0.key.name) < ($1.key.kind.rawValue, $1.key.name) }.compactMap {
            name, finding in
            let what = "The \(name.kind.rawValue) \"\(name.name)\" can't be built"
            if let finding = alsoUnbuilt[name] {
                return "\(what) on either side, so it isn't compared. \(finding.words)"
            }
            return built.contains(name)
                ? "\(what) in \(base.label), so its changes aren't shown. \(finding.words)" : nil
        }
    }

    /// The rules whose findings are about two pictures that are equal or look alike.
    static let pairRules: Set = [Rule("duplicate-image"), Rule("near-duplicate")]

    /// Adds each new finding to the changes of its picture, or of both its pictures, or else of the page's backdrop.
    private mutating func attach(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let (name, carousel): (String, String?)
            switch diagnostic.subject {
            case .image(let image): (name, carousel) = (image, nil)
            case .page(let owner, _, let image): (name, carousel) = (image, owner)
            default: continue
            }
            let finding = FindingChanges.Finding(diagnostic)
            let related = Self.pairRules.contains(diagnostic.rule) ? diagnostic.related : []
            let found = pictures.indices.filter { index in
                pictures[index].name == name
                    || pictures[index].after.map { facts in
                        related.contains { $0 == facts.file || $0.hasSuffix("/" + facts.file) }
                    } == true
            }
            for index in found where pictures[index].finding != finding { pictures[index].findings.append(finding) }
            if found.isEmpty,
                let index = backdrops.firstIndex(where: { $0.image == name && $0.carousel == carousel })
            {
                backdrops[index].findings.append(finding)
            }
        }
    }
}

extension CatalogManifest {
    fileprivate var byteCount: Int { images.reduce(0) { $0 + $1.byteCount } }
}

extension ImageEntry {
    /// The size of all variants, each at most a tebibyte, because a manifest from someone else may contain any number.
    var byteCount: Int { variants.reduce(0) { $0 + min(max($1.byteCount, 0), 1 << 40) } }
}

extension FindingChanges {
    /// Finds the new and fixed findings, without those of removed carousels; nil if one of the catalogs wasn't checked.
    fileprivate init?(from base: [Diagnostic]?, to head: [Diagnostic]?, lost: Set<String>) {
        guard let base, let head else { return nil }
        let remaining = base.filter { finding in
            switch finding.subject {
            case .carousel(let name), .page(let name, _, _): !lost.contains(name)
            default: true
            }
        }
        self.init(
            new: Self.added(to: base, by: head).map(Finding.init),
            fixed: Self.added(to: head, by: remaining).map(Finding.init))
    }

    /// Returns the findings that are only in the second list, errors first.
    fileprivate static func added(to known: [Diagnostic], by found: [Diagnostic]) -> [Diagnostic] {
        var left = Dictionary(known.map { ($0.identity, 1) }, uniquingKeysWith: +)
        return found.filter { finding in
            guard let count = left[finding.identity], count > 0 else { return true }
            left[finding.identity] = count - 1
            return false
        }.errorsFirst(\.severity)
    }
}

extension FindingChanges.Finding {
    init(_ diagnostic: Diagnostic) {
        self.init(
            severity: diagnostic.severity, path: diagnostic.path, line: diagnostic.line,
            rule: diagnostic.rule.rawValue, message: diagnostic.message)
    }
}
