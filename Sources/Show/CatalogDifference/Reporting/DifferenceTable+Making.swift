internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics
internal import FileAccess

extension DifferenceTable {
    /// Returns the tables that have rows, in the order in which every report shows them.
    ///
    /// A change that follows from another change has no row: that of a changed picture also shows its new backdrop.
    static func all(of difference: CatalogDifference) -> [DifferenceTable] {
        let shown = Set(
            difference.pictures.flatMap { [$0.finding].compactMap(\.self) + $0.findings }
                + difference.backdrops.flatMap(\.findings)
                + difference.lossFindings)
        let new = difference.findings?.new.filter { !shown.contains($0) } ?? []
        let backdropWords = difference.backdropWords
        let pictures = Dictionary(grouping: difference.pictures, by: title(of:)).mapValues {
            self.pictures($0, difference.lossFindings, backdropWords)
        }
        return [
            pictures[differentTitle], names(difference), contrast(difference), text(difference.text),
            colorPairs(difference.colorPairs), pictures[picturesTitle],
            backdrops(difference.backdrops.filter { !difference.isShownElsewhere($0) }),
            carousels(difference), colors(difference),
            gradients(difference.gradients.filter { difference.source(of: $0) == nil }),
            products(difference.products),
            pictures[sameTitle],
            findings("New findings", new, areNew: true),
            findings("Fixed findings", difference.findings?.fixed ?? []),
        ].compactMap(\.self).filter { !$0.rows.isEmpty }
    }

    private static func contrast(_ difference: CatalogDifference) -> DifferenceTable {
        DifferenceTable(
            title: "Contrast", columns: ["Carousel", "Overlay", "Where", "Lowest contrast"],
            rows: difference.contrast.map { change in
                let isFurther = change.change == .new && change.before.map { $0 < change.limit } == true
                let words =
                    isFurther
                    ? "below \(ShortNumber.text(change.limit)) : 1 in more places than before"
                    : words(change.change, change.limit)
                var lines: [Cell] = [.words(words + (change.appearance == "dark" ? ", in dark mode" : ""))]
                let places = difference.lowPlaces(of: change)
                lines += places.prefix(mostPlaces).map { .list($0.words) }
                if places.count > mostPlaces { lines.append(.words("and \(places.count - mostPlaces) more")) }
                func lowest(_ contrast: Double, _ position: Double?, _ page: String?) -> Cell {
                    let number = Cell.words(ShortNumber.text(contrast))
                    guard let position, let page else { return number }
                    return .list([number, .words(isAtPage(position) ? "at" : "near"), .name(page)])
                }
                let before = change.before.map { lowest($0, change.formerPosition, change.formerPage) }
                let after = lowest(change.after, change.position, change.page)
                let former: [Cell] = before.map { [.words("· the carousel's lowest was"), $0] } ?? []
                return Row(
                    cells: [
                        .name(change.carousel), .colors([change.overlay]), .lines(lines),
                        before?.text == after.text ? .list([.words("still"), after]) : both(before, after),
                    ], subject: .carousel(change.carousel), gravity: change.change.isProblem ? .contrast : nil,
                    reason: places.first.map { DifferenceTable.Cell.list([.words("contrast")] + $0.short).text }
                        ?? "contrast", headline: places.first.map { .list([.words("contrast")] + $0.words + former) })
            })
    }

    /// Returns whether a scroll position shows one page, and not the way to the next one.
    fileprivate static func isAtPage(_ position: Double) -> Bool { abs(position - position.rounded()) < 0.05 }

    fileprivate static let mostPlaces = 3

    private static func words(_ change: ContrastChange.Change, _ limit: Double) -> String {
        let limit = "\(ShortNumber.text(limit)) : 1"
        return switch change {
        case .new: "newly below \(limit)"
        case .worse: "below \(limit), and lower than before"
        case .lower: "lower than before, and at least \(limit)"
        case .fixed: "no longer below \(limit)"
        }
    }

    private static func text(_ changes: [TextChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Text on pictures",
            columns: ["Carousel", "Picture", "Area", "Text", "Lowest contrast", "Change"], keys: 0..<2,
            rows: changes.map { change in
                var words = words(change.change, change.minimum)
                if change.appearance == "dark" { words += ", in dark mode" }
                if let box = change.failing?.map({ ShortNumber.text($0) }), box.count == 4 {
                    words +=
                        "; the area starts at \(box[0]) (left), \(box[1]) (top) and covers \(box[2]) × \(box[3]) of the picture"
                }
                return Row(
                    cells: [
                        .name(change.carousel), .name(change.image), .name(change.area), .colors([change.foreground]),
                        numbers(change.before, change.after), .words(words),
                    ], subject: .picture(change.image), gravity: change.change.isProblem ? .contrast : nil,
                    reason: "contrast \(numbers(change.before, change.after).text)")
            })
    }

    private static func backdrops(_ changes: [BackdropChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Backdrops", columns: ["Carousel", "Picture", "Backdrop", "ΔE", "Contrast", "Chosen"],
            keys: 0..<2,
            rows: changes.map { change in
                let contrast = change.contrast.map { numbers($0.before, $0.after) }
                let isWorse = change.findings.contains(where: \.isProblem)
                return Row(
                    cells: [
                        change.carousel.map(Cell.name) ?? .words("–"), .name(change.image),
                        .change(colors(change.before), colors(change.after)),
                        .words(change.distanceWords),
                        contrast ?? .words("–"),
                        .words(source(change.before, change.after) + (change.pinnedAt.map { " (\($0))" } ?? "")),
                    ], findings: change.findings,
                    subject: isWorse
                        ? .picture(change.image) : change.carousel.map { .carousel($0) } ?? .picture(change.image),
                    gravity: isWorse ? hasError(change.findings) ? .error : .other : nil,
                    page: (change.carousel, change.image))
            })
    }

    private static func colors(_ backdrop: BackdropChange.Backdrop) -> Cell {
        .colors(backdrop.gradient ?? [backdrop.hex])
    }

    private static func source(_ before: BackdropChange.Backdrop, _ after: BackdropChange.Backdrop) -> String {
        func words(_ backdrop: BackdropChange.Backdrop) -> String {
            (backdrop.isPinned ? PinReferenceEntry.words(backdrop.pinnedBy) : "found")
                + (backdrop.unadjusted.map { " \($0), adjusted" } ?? "")
        }
        let (one, other) = (words(before), words(after))
        return one == other ? one : "\(one) → \(other)"
    }

    private static let picturesTitle = "Pictures"
    private static let differentTitle = "Pictures that look different"
    private static let sameTitle = "Pictures that look the same"

    static func title(of change: PictureChange) -> String {
        change.looksTheSame ? sameTitle : change.looksDifferent ? differentTitle : picturesTitle
    }

    /// Returns the backdrop of an added or removed picture, or the changes of the backdrop and the bleed.
    private static func backdrop(of change: PictureChange, _ words: String?) -> Cell {
        let (before, after) = (change.before?.backdrop, change.after?.backdrop)
        var cells: [Cell] = []
        if before != after || change.before == nil || change.after == nil {
            cells.append(both(before.map { .colors([$0]) }, after.map { .colors([$0]) }))
        }
        if let words, !cells.isEmpty { cells.append(.words("(\(words))")) }
        if let bleed = change.bleed {
            cells.append(.words(cells.isEmpty ? "unchanged · bleed" : "· bleed"))
            cells += [
                .change(.colors([bleed.before]), .colors([bleed.after])),
                .words("(ΔE \(ShortNumber.text(bleed.distance))\(change.bleedCause))"),
            ]
        }
        return cells.isEmpty ? .words("–") : .list(cells)
    }

    /// - Parameter told: the findings that are with other rows.
    private static func pictures(
        _ changes: [PictureChange], _ told: Set<FindingChanges.Finding>, _ backdropWords: [String: String]
    ) -> DifferenceTable {
        DifferenceTable(
            title: changes.first.map(title(of:)) ?? "",
            columns: ["Picture", "Change", "Size, format and weight", "Backdrop"],
            rows: changes.map { change in
                let (before, after, forms) = (change.before, change.after, change.forms.map(Cell.words))
                return Row(
                    cells: [
                        change.formerName.map { .change(.name($0), .name(change.name)) } ?? .name(change.name),
                        change.cell,
                        .list([
                            both(forms.first, forms.last), .words("·"),
                            .words(ByteCount.change(before?.byteCount, after?.byteCount)),
                        ]),
                        backdrop(of: change, backdropWords[change.name]),
                    ], findings: change.allFindings.filter { !told.contains($0) },
                    subject: .picture(change.name), gravity: change.gravity, reason: change.worseWords, picture: change)
            })
    }

    private static func carousels(_ difference: CatalogDifference) -> DifferenceTable {
        let lost = Set(difference.pictures.filter { $0.after == nil }.map(\.name))
        let followed = Dictionary(
            grouping: difference.backdrops.filter(difference.isShownByPicture), by: \.carousel)
        let changed = Set(difference.carousels.map(\.name))
        let others = Set(followed.keys.compactMap(\.self)).subtracting(changed).sorted()
        return DifferenceTable(
            title: "Carousels", columns: ["Carousel", "Change"],
            rows: (difference.carousels + others.map { CarouselChange(name: $0) }).map { change in
                var parts: [[Cell]] = []
                func pages(_ one: String, _ more: String, _ names: [String], _ end: String = "") {
                    guard !names.isEmpty else { return }
                    var part: [Cell] = [.words(names.count == 1 ? one : more), .names(Array(names.prefix(8)))]
                    if names.count > 8 { part.append(.words("and \(names.count - 8) more")) }
                    if !end.isEmpty { part.append(.words(end)) }
                    parts.append(part)
                }
                pages("new page", "new pages", change.added)
                pages("removed page", "removed pages", change.removed.filter(lost.contains))
                let kept = change.removed.filter { !lost.contains($0) }
                let owner = kept.count == 1 ? "its picture is" : "their pictures are"
                pages("removed page", "removed pages", kept, "(\(owner) still there)")
                func backdrops(_ one: String, _ more: String, _ new: [BackdropChange]) {
                    let distance = ShortNumber.text(new.map(\.largestDistance).max() ?? 0)
                    pages(one, more, new.map(\.image), "(\(new.count == 1 ? "" : "up to ")ΔE \(distance))")
                }
                backdrops(
                    "new backdrop, because the picture changed:", "new backdrops, because the pictures changed:",
                    followed[change.name] ?? [])
                backdrops(
                    "new backdrop, pinned:", "new backdrops, pinned:",
                    difference.backdrops.filter {
                        $0.carousel == change.name && $0.after.isPinned && difference.isShownElsewhere($0)
                    })
                func first<Item>(_ items: [Item], of noun: String, _ part: (Item) -> [Cell]) {
                    parts += items.prefix(4).map(part)
                    if items.count > 4 { parts.append([.words("and \(items.count - 4) more \(noun)")]) }
                }
                first(change.moved, of: "moved pages") {
                    [.words("moved"), .name($0.image), .words("(page \($0.from + 1) → \($0.to + 1))")]
                }
                first(change.neighbors, of: "new neighbors") { pair in
                    let contrast = pair.contrast.map { "(lowest contrast \(ShortNumber.text($0)))" } ?? ""
                    return [.words("new neighbors"), .name(pair.from), .words("and"), .name(pair.to), .words(contrast)]
                }
                parts += change.settings.map { setting in
                    let (before, after) = (setting.before.map(Cell.name), setting.after.map(Cell.name))
                    return [.words(setting.key), .change(before ?? .words("not set"), after ?? .words("not set"))]
                }
                if let blend = change.blend {
                    parts.append([
                        .words(
                            "the colors between unchanged pages differ by up to ΔE \(ShortNumber.text(blend.distance)), after page \(Int(blend.position) + 1)"
                        )
                    ])
                }
                return Row(
                    cells: [.name(change.name), .lines(parts.map(Cell.list))], subject: .carousel(change.name))
            })
    }

    private static func colors(_ difference: CatalogDifference) -> DifferenceTable {
        DifferenceTable(
            title: "Colors", columns: ["Color", "Appearance", "Value", "ΔE"], keys: 0..<2,
            rows: difference.colors.map { change in
                func value(_ value: String?) -> Cell {
                    value.map { .colors([$0]) }
                        ?? change.fallback.map { .list([.words("none, so it shows"), .colors([$0])]) } ?? .words("none")
                }
                let opacity = opacity([change.before].compactMap(\.self), [change.after].compactMap(\.self))
                let users = difference.gradients.filter { difference.source(of: $0) == change }.map(\.name)
                let use: [Cell] =
                    users.isEmpty
                    ? [] : [.words("· also in the \(users.count == 1 ? "gradient" : "gradients")"), .names(users)]
                return Row(
                    cells: [
                        .name(change.name), appearance(change),
                        .list([.change(value(change.before), value(change.after))] + opacity + use),
                        .words(change.distance.map { ShortNumber.text($0) } ?? "–"),
                    ], subject: .color(change.name), gravity: change.isWorse ? .damage : nil)
            })
    }

    private static func colorPairs(_ changes: [ColorPairChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Contrast of color pairs", columns: ["Text", "On", "Appearance", "Contrast", "Change"],
            keys: 0..<3,
            rows: changes.map { change in
                let words =
                    change.change == .fixed
                    ? "at least \(ShortNumber.text(change.minimum)) : 1 now" : words(change.change, change.minimum)
                return Row(
                    cells: [
                        .name(change.text), .name(change.on), appearance(change.variant),
                        both(change.before.map(Cell.pair), .pair(change.after)), .words(words),
                    ], subject: .color(change.text), gravity: change.change.isProblem ? .contrast : nil,
                    reason: "contrast \(numbers(change.before?.contrast, change.after.contrast).text)")
            })
    }

    private static func gradients(_ changes: [GradientChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Gradients", columns: ["Gradient", "Colors", "ΔE"],
            rows: changes.map { change in
                let (before, after) = (change.before, change.after)
                let isDark = before.stops == after.stops && before.dark != after.dark
                let (old, new) = isDark ? (before.dark, after.dark) : (before.stops, after.stops)
                var cells = [.change(.colors(old), .colors(new))] + opacity(old, new)
                if isDark { cells.append(.words("in dark mode")) }
                if before.direction != after.direction { cells.append(.words("in another direction")) }
                return Row(
                    cells: [.name(change.name), .list(cells), .words(ShortNumber.text(change.distance))],
                    subject: .gradient(change.name))
            })
    }

    /// Returns the change of opacity, such as `(opacity 100 % → 60 %)`; empty if the colors changed otherwise, too.
    private static func opacity(_ before: [String], _ after: [String]) -> [Cell] {
        let pairs = zip(before, after).map { (TintedColor(code: $0), TintedColor(code: $1)) }
        guard before.count == after.count, pairs.allSatisfy({ $0 != nil && $0?.color == $1?.color }),
            let (old, new) = pairs.first(where: { $0?.alpha != $1?.alpha }), let old, let new
        else { return [] }
        func percent(_ color: TintedColor) -> String { "\(Int((color.alpha * 100).rounded())) %" }
        return [.words("(opacity \(percent(old)) → \(percent(new)))")]
    }

    private static func products(_ changes: [ProductChange]) -> DifferenceTable {
        func cell(_ before: String?, _ after: String?) -> Cell {
            both(before.map(Cell.name), after.map(Cell.name))
        }
        return DifferenceTable(
            title: "Products", columns: ["Image", "Name", "Price"],
            rows: changes.map { change in
                Row(cells: [
                    .name(change.image), cell(change.before.name, change.after.name),
                    cell(change.before.price, change.after.price),
                ])
            })
    }

    /// Returns the table of unreadable, removed, renamed and added names, except pictures.
    private static func names(_ difference: CatalogDifference) -> DifferenceTable {
        func row(
            _ name: Cell, _ kind: CatalogName.Kind, _ words: String, findings: [FindingChanges.Finding] = [],
            gravity: Gravity? = nil
        ) -> Row {
            Row(cells: [name, .words(kind.rawValue), .words(words)], findings: findings, gravity: gravity)
        }
        let lost = difference.unreadableNames.filter { $0.kind != .image }
        let unreadable = lost.enumerated().map { number, name in
            // An error that several names share is shown once, below the last of them.
            let isShown = number + 1 == lost.count || lost[number + 1].finding != name.finding
            let words =
                switch name.kind {
                case .carousel: "can't be built, so nothing else about it is compared"
                case .gradient: "can't be built"
                case .product: "left out"
                case .image, .color, .set: "unreadable"
                }
            return row(
                .name(name.name), name.kind, words, findings: isShown ? [name.finding] : [], gravity: .error)
        }
        let removed = difference.removedNames.filter { $0.kind != .image }.map {
            row(.name($0.name), $0.kind, "removed", gravity: $0.kind == .carousel ? .damage : nil)
        }
        let renamed = difference.renamedColors.map {
            row(.change(.name($0.formerName), .name($0.name)), .color, "renamed")
        }
        let added = difference.addedNames.filter { $0.kind != .image }.map { row(.name($0.name), $0.kind, "added") }
        return DifferenceTable(
            title: "Names", columns: ["Name", "Kind", "Change"], rows: unreadable + removed + renamed + added)
    }

    /// Returns the appearance whose value changed, and those that kept their values, such as `light; dark unchanged`.
    private static func appearance(_ change: ColorChange) -> Cell {
        guard !change.unchanged.isEmpty else { return appearance(change.variant) }
        // Where the color has a value for dark mode, the value for any appearance is that for light mode.
        let hasDark = ([change.variant] + change.unchanged).contains("dark")
        func words(_ variant: String) -> Cell { variant == "any" && hasDark ? .words("light") : appearance(variant) }
        let kept = change.unchanged.map(words).map(\.text).joined(separator: ", ")
        return .words("\(words(change.variant).text); \(kept) unchanged")
    }

    private static func appearance(_ variant: String) -> Cell {
        variant == "any" ? .words("any appearance") : .name(variant)
    }

    private static func findings(
        _ title: String, _ findings: [FindingChanges.Finding], areNew: Bool = false
    ) -> DifferenceTable {
        DifferenceTable(
            title: title, columns: ["Severity", "Location", "Finding", "Rule"], keys: 1..<2,
            rows: findings.map { finding in
                Row(
                    cells: [
                        .severity(finding.severity), .name(finding.place), .message(finding.message),
                        .words(finding.rule),
                    ], gravity: areNew && finding.isProblem ? hasError([finding]) ? .error : .other : nil,
                    reason: "\(finding.severity.rawValue): \(finding.message)")
            })
    }

    private static func hasError(_ findings: [FindingChanges.Finding]) -> Bool {
        findings.contains { $0.severity == .error }
    }

    fileprivate static func numbers(_ before: Double?, _ after: Double) -> Cell {
        both(before.map { .words(ShortNumber.text($0)) }, .words(ShortNumber.text(after)))
    }

    private static func both(_ before: Cell?, _ after: Cell?) -> Cell {
        switch (before, after) {
        case (let before?, let after?): before.text == after.text ? after : .change(before, after)
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): .words("–")
        }
    }
}

extension CatalogDifference {
    /// Returns the places where the contrast is too low, each with the reason why it is lower, and without.
    ///
    /// The two sides of a page whose backdrop changed are one place, with the lower of their contrasts.
    fileprivate func lowPlaces(
        of change: ContrastChange
    ) -> [(words: [DifferenceTable.Cell], short: [DifferenceTable.Cell], backdrop: BackdropChange?)] {
        let parts = change.ranges.map { (range: $0, cause: cause(of: $0, change)) }
        return parts.enumerated().compactMap { index, item in
            let (part, cause) = item
            let same = parts.indices.filter { cause.backdrop != nil && parts[$0].cause.backdrop == cause.backdrop }
            if let first = same.first, first < index { return nil }
            let isAround = same.count > 1
            let place: [DifferenceTable.Cell] =
                isAround
                ? [
                    .words(DifferenceTable.isAtPage(part.position) ? "at" : "around"),
                    .name(cause.backdrop?.image ?? ""),
                ]
                : [.words("between"), .name(part.from), .words("and"), .name(part.to)]
            let numbers = [DifferenceTable.numbers(part.before, part.after)]
            return (place + numbers + cause.words, numbers + place, cause.backdrop)
        }
    }

    /// Returns why the contrast in a part of the scroll range is lower, and the changed backdrop if that is the reason.
    private func cause(
        of part: ContrastChange.Range, _ change: ContrastChange
    ) -> (backdrop: BackdropChange?, words: [DifferenceTable.Cell]) {
        if part.before == nil { return (nil, [.words("(new page)")]) }
        let isDark = change.appearance == "dark"
        func colors(_ backdrop: BackdropChange.Backdrop) -> [String] {
            isDark ? [backdrop.dark ?? backdrop.hex] : backdrop.gradient ?? [backdrop.hex]
        }
        let settings = carousels.first { $0.name == change.carousel }?.settings ?? []
        let overlay = settings.first { $0.key == "overlay" && $0.before != nil }
        // With the former overlay, a backdrop that is too low is a reason of its own.
        func contrast(_ backdrop: BackdropChange.Backdrop) -> Double {
            let text = SRGB8(hex: overlay?.before ?? change.overlay)
            return colors(backdrop).compactMap { hex in
                text.flatMap { text in SRGB8(hex: hex).map { contrastRatio(text, $0) } }
            }.min() ?? .infinity
        }
        let changed = backdrops.filter {
            $0.carousel == change.carousel && [part.from, part.to].contains($0.image)
                && contrast($0.after) < contrast($0.before)
        }.min { contrast($0.after) < contrast($1.after) }
        if let changed, overlay == nil || contrast(changed.after) < change.limit {
            let cause: [DifferenceTable.Cell] =
                changed.pinnedAt.map { [.words("because"), .name($0), .words("pins the backdrop of")] }
                ?? [.words("because the backdrop of")]
            let isPinned = changed.after.isPinned && !changed.before.isPinned
            let verb = changed.pinnedAt != nil ? "to another color," : isPinned ? "is pinned now," : "changed,"
            return (
                changed,
                cause + [
                    .name(changed.image), .words(verb),
                    .change(.colors(colors(changed.before)), .colors(colors(changed.after))),
                ]
            )
        }
        if let overlay, let before = overlay.before, let after = overlay.after {
            return (nil, [.words("because the overlay changed,"), .change(.colors([before]), .colors([after]))])
        }
        return (nil, [])
    }
}

extension DifferenceTable.Cell {
    var text: String {
        switch self {
        case .words(let words): words
        case .name(let text), .message(let text): text
        case .names(let names): names.joined(separator: ", ")
        case .severity(let severity): severity.rawValue
        case .colors(let colors): colors.joined(separator: " ")
        case .pair(let colors): Self.list(colors.cells).text
        case .change(let before, let after): "\(before.text) → \(after.text)"
        case .list(let cells): Self.joined(cells, \.text)
        case .lines(let cells): cells.map(\.text).joined(separator: "; ")
        }
    }

    static func joined(_ cells: [Self], _ text: (Self) -> String) -> String {
        cells.map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ColorPairChange.Colors {
    var cells: [DifferenceTable.Cell] {
        [.colors([text]), .words("on"), .colors([on]), .words(ShortNumber.text(contrast))]
    }
}

extension CatalogDifference {
    /// Returns the changed color because of which a gradient changed; nil if anything else in the gradient changed.
    fileprivate func source(of gradient: GradientChange) -> ColorChange? {
        let (before, after) = (gradient.before, gradient.after)
        guard before.direction == after.direction, before.stops.count == after.stops.count else { return nil }
        let changes = zip(before.stops + before.dark, after.stops + after.dark).filter { $0 != $1 }
        let sources = changes.map { old, new in colors.first { $0.before == old && $0.after == new } }
        return sources.first.flatMap { first in sources.allSatisfy { $0?.name == first?.name } ? first : nil }
    }

    var lossFindings: Set<FindingChanges.Finding> {
        Set(unreadableNames.lazy.filter { $0.kind != .image }.map(\.finding))
    }

    /// Returns words such as `pinned, tincture.yml:4` for the name of each picture with a new pin in a carousel.
    func pinWords(in carousel: String) -> [String: String] {
        Dictionary(
            backdrops.filter { $0.carousel == carousel }.compactMap { change in
                change.pinWords.map { (change.image, $0) }
            }
        ) { first, _ in first }
    }

    /// Words such as `ΔE 32.6, pinned, tincture.yml:4` for the name of each picture with a changed backdrop.
    var backdropWords: [String: String] {
        Dictionary(
            backdrops.map {
                ($0.image, (["ΔE \($0.distanceWords)"] + [$0.pinWords].compactMap(\.self)).joined(separator: ", "))
            }
        ) { first, _ in first }
    }

    /// Whether the row of a changed picture, or of a contrast that it made too low, already shows a changed backdrop.
    fileprivate func isShownElsewhere(_ change: BackdropChange) -> Bool {
        isShownByPicture(change)
            || change.findings.isEmpty
                && contrast.contains {
                    $0.change.isProblem
                        && lowPlaces(of: $0).prefix(DifferenceTable.mostPlaces).contains { $0.backdrop == change }
                }
    }

    /// Whether the row of a changed picture already shows its changed backdrop, which no person chose before or after.
    func isShownByPicture(_ change: BackdropChange) -> Bool {
        !change.before.isPinned && !change.after.isPinned
            && pictures.contains {
                $0.name == change.image && $0.before?.backdrop != nil && $0.after?.backdrop != nil
            }
    }
}

extension BackdropChange {
    fileprivate var pinWords: String? { after.isPinned ? "pinned" + (pinnedAt.map { ", \($0)" } ?? "") : nil }

    fileprivate var distanceWords: String {
        let dark = distanceDark.flatMap { $0 > distance ? ", dark \(ShortNumber.text($0))" : nil }
        return ShortNumber.text(distance) + (dark ?? "")
    }
}

extension FindingChanges.Finding {
    /// The finding as text: its path and line, its severity and its message.
    var words: String { "\(place): \(severity.rawValue): \(message)" }
}

extension PictureChange {
    /// The new findings, first the error that makes the picture unreadable, without a copy's note, which ``cell``
    /// repeats.
    var allFindings: [FindingChanges.Finding] {
        [finding].compactMap(\.self)
            + findings.filter { finding in
                likeness != .identical || finding.severity != .note
                    || !CatalogDifference.pairRules.contains { $0.rawValue == finding.rule }
            }
    }

    /// The change in words, followed by the name of another picture that looks like this one.
    var cell: DifferenceTable.Cell {
        let words = changeWords + (isOffPages ? "; on no carousel page" : "")
        guard let looksLike else { return .words(words) }
        let like =
            switch likeness {
            case .former: "now the former picture of"
            case .identical: "a copy of"
            case .similar, nil: "looks like"
            }
        return .list([.words("\(words); \(like)"), .name(looksLike)])
    }

    var words: String { cell.text }

    var bleedCause: String { local?.loss?.kind == .compression ? ", because of the compression" : "" }

    /// The paths of the picture's file and of the picture that it looks like; nil if the first finding names the path.
    func pathWords(_ format: (String) -> String) -> String? {
        guard let file = paths.last, allFindings.first?.path.hasSuffix(file) != true else { return nil }
        return paths.map(format).joined(separator: " → ")
            + (original.map { " (\(likeness == .former ? "formerly" : "original:") \(format($0.file)))" } ?? "")
    }

    /// What got worse in words; nil if the row only has new findings.
    var worseWords: String? {
        if change == .unreadable { return words }
        let parts = ([lossWords] + sizeWords + [splitWords]).compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private var lossWords: String? {
        local?.loss.map { loss in
            loss.words + (loss.kind == .compression ? lostQuality.map { " (JPEG quality \($0))" } ?? "" : "")
        }
    }

    private var sizeWords: [String?] {
        [
            lostSize.map { "smaller: \($0)" },
            growth.map { "\(ShortNumber.text($0, places: 1)) times as heavy" },
        ]
    }

    private var splitWords: String? {
        splitScales.map { changed, kept in
            let files = changed.count == 1 ? after.map { FilePath.name(of: $0.file) } : nil
            return
                "only \(files ?? Self.list(changed)) changed: devices with \(Self.list(kept)) show the former picture"
        }
    }

    private var changeWords: String {
        let heavier = sizeWords.compactMap { $0.map { ", \($0)" } }.joined()
        let split = splitWords.map { "; \($0)" }
        let loss = lossWords.map { $0 + (local?.loss?.advice ?? "") }
        switch change {
        case .unreadable:
            let word = Self.word(finding)
            return formerFinding.map { "\(word) now, \(Self.word($0)) before" }
                ?? (isTruncated ? "truncated: its end is missing" : word)
        case .removed, .renamed, .added: return change.rawValue
        case .replaced, .changed:
            if before == nil { return "readable again" }
            if let before, let after, finding != nil {
                return "\(before.variants.count - after.variants.count) of \(before.variants.count) files unreadable"
            }
            if let loss, local?.isExplainedByLoss == true {
                return "\(change.rawValue): \(loss)\(heavier)\(split ?? "")"
            }
            if let local, local.isVisible {
                let distance = "up to ΔE \(ShortNumber.text(local.peak?.distance ?? local.largest, places: 1))"
                let what =
                    hasChangedDetail
                    ? "part of the picture (\(ShortNumber.percent(local.share))) looks different, \(distance)"
                    : "\(distance) \(local.extent)"
                let peak = local.peak.flatMap { peak in
                    after?.pixelSize.map { ", strongest at \(peak.words($0.width, $0.height))" }
                }
                let patch = local.patch.flatMap { patch in
                    after?.pixelSize.map { "; \(patch.words($0.width, $0.height))" }
                }
                let losses = (patch ?? "") + (loss.map { "; \($0)" } ?? "") + (split ?? "")
                return "\(change.rawValue): \(what)\(peak ?? "")\(heavier)\(losses)"
            } else if local != nil {
                // What got worse comes first.
                let facts = heavier.isEmpty ? sameWords : "\(heavier.dropFirst(2)); \(sameWords)"
                return "\(change.rawValue): \(loss.map { $0 + heavier } ?? facts)"
            }
            let facts = [
                hasOtherShape ? "other proportions" : nil, distance.map { "palette ΔE \(ShortNumber.text($0))" },
            ].compactMap(\.self)
            return change.rawValue + (facts.isEmpty ? "" : ": \(facts.joined(separator: ", "))") + heavier
        }
    }

    private var sameWords: String {
        hasUncomparedDetails
            ? "its colors look the same (letters and other details can't be compared at another size)"
            : "looks the same"
    }

    private static func word(_ finding: FindingChanges.Finding?) -> String {
        switch finding?.rule {
        case Rule.truncatedImage.rawValue: "truncated"
        case "missing-file": "missing"
        default: Change.unreadable.rawValue
        }
    }
}

extension PictureChange {
    /// The form of the picture before and after, or once if it is the same: `24 × 24 png, 2 files, only 2x changed`.
    var forms: [String] {
        var words = [before, after].compactMap { $0?.formWords }
        if let after, local != nil, changedVariants.map({ $0.count > 1 }) == true {
            let file = FilePath.name(of: after.file)
            words[words.count - 1] += ", of which only \(file) is compared and shown, as the largest"
        }
        guard words.count == 2, before?.formWords == after?.formWords else { return words }
        if change == .renamed, let variants = after?.variants, variants.count > 1 {
            words[1] += " (\(Self.list(variants)))"
        }
        // The change already names scales.
        return [words[1] + (splitScales == nil ? splitVariants.map { ", \(Self.words($0))" } ?? "" : "")]
    }

    private static func words(_ part: (changed: [String], kept: [String])) -> String {
        "only \(list(part.changed)) changed, \(list(part.kept)) didn't"
    }

    private static func list(_ variants: [String]) -> String { variants.shortened(to: 3) }
}

extension PictureChange.Facts {
    fileprivate var formWords: String {
        let size = pixelWidth.flatMap { width in pixelHeight.map { "\(width) × \($0) " } } ?? ""
        return size + format + (variants.count > 1 ? ", \(variants.count) files" : "")
    }
}
