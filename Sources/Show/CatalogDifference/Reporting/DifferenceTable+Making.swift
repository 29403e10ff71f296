internal import CatalogManifest
internal import Diagnostics
internal import FileAccess

extension DifferenceTable {
    /// Returns the nonempty tables of a difference, the most interesting for a reviewer first.
    static func all(of difference: CatalogDifference) -> [DifferenceTable] {
        let (banners, others) = (
            difference.pictures.filter(\.isBanner),
            difference.pictures.filter { !$0.isBanner && $0.change != .added && $0.change != .removed }
        )
        return [
            contrast(difference.contrast), text(difference.text),
            findings("New findings", difference.findings?.new ?? [], areWorse: true),
            colorPairs(difference.colorPairs), backdrops(difference.backdrops), pictures("Banners", banners),
            carousels(difference.carousels), pictures("Pictures", others), colors(difference.colors),
            gradients(difference.gradients), products(difference.products),
            names(difference, without: Set(banners.map(\.name))),
            findings("Fixed findings", difference.findings?.fixed ?? []),
        ].filter { !$0.rows.isEmpty }
    }

    private static func contrast(_ changes: [ContrastChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Contrast", columns: ["Carousel", "Overlay", "Lowest contrast", "Where"],
            rows: changes.map { change in
                let limit = "\(ShortNumber.text(change.limit)) : 1"
                let words =
                    switch change.change {
                    case .new: "newly below \(limit)"
                    case .worse: "below \(limit), and lower than before"
                    case .fixed: "nowhere below \(limit) any more"
                    }
                var cells: [Cell] = [.words(words + (change.appearance == "dark" ? ", in dark mode" : ""))]
                for (number, part) in change.ranges.prefix(3).enumerated() {
                    cells += [
                        .words(number == 0 ? "; between" : ", between"), .name(part.from), .words("and"),
                        .name(part.to), numbers(part.before, part.after),
                    ]
                    if part.before == nil { cells.append(.words("(not there before)")) }
                }
                if change.ranges.count > 3 { cells.append(.words("and \(change.ranges.count - 3) more")) }
                if change.isProblem {
                    let stays =
                        change.before == change.after ? "; the lowest stays at position" : "; lowest at position"
                    cells.append(.words("\(stays) \(ShortNumber.text(change.position))"))
                }
                return Row(
                    cells: [
                        .name(change.carousel), .colors([change.overlay]), numbers(change.before, change.after),
                        .list(cells),
                    ], subject: .carousel(change.carousel), isWorse: change.isProblem)
            })
    }

    private static func text(_ changes: [TextChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Text on pictures",
            columns: ["Carousel", "Picture", "Area", "Text", "Lowest contrast", "Change"],
            rows: changes.map { change in
                let limit = "\(ShortNumber.text(change.minimum)) : 1"
                var words =
                    switch change.change {
                    case .new: "newly below \(limit)"
                    case .worse: "below \(limit), and lower than before"
                    case .fixed: "not below \(limit) any more"
                    }
                if change.appearance == "dark" { words += ", in dark mode" }
                if let box = change.failing?.map({ ShortNumber.text($0) }), box.count == 4 {
                    words += "; at \(box[0]), \(box[1]) of the picture, on \(box[2]) × \(box[3]) of it"
                }
                return Row(
                    cells: [
                        .name(change.carousel), .name(change.image), .name(change.area), .colors([change.foreground]),
                        numbers(change.before, change.after), .words(words),
                    ], subject: .picture(change.image), isWorse: change.isProblem)
            })
    }

    private static func backdrops(_ changes: [BackdropChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Backdrops", columns: ["Carousel", "Picture", "Backdrop", "ΔE", "Contrast", "Chosen"],
            rows: changes.map { change in
                let contrast = change.contrast.map { numbers($0.before, $0.after) }
                return Row(
                    cells: [
                        change.carousel.map(Cell.name) ?? .words("–"), .name(change.image),
                        .change(colors(change.before), colors(change.after)),
                        .words(
                            ShortNumber.text(change.distance)
                                + (change.distanceDark.map {
                                    $0 > change.distance ? ", dark \(ShortNumber.text($0))" : ""
                                }
                                    ?? "")),
                        contrast ?? .words("–"), .words(source(change.before, change.after)),
                    ], subject: change.carousel.map { .carousel($0) } ?? .picture(change.image))
            })
    }

    /// Returns a flat color, or the colors of a gradient.
    private static func colors(_ backdrop: BackdropChange.Backdrop) -> Cell {
        .colors(backdrop.gradient ?? [backdrop.hex])
    }

    /// Returns the origins of the two colors and their adjustments, in words.
    private static func source(_ before: BackdropChange.Backdrop, _ after: BackdropChange.Backdrop) -> String {
        func words(_ backdrop: BackdropChange.Backdrop) -> String {
            (backdrop.isPinned ? PinReferenceEntry.words(backdrop.pinnedBy) : "found")
                + (backdrop.unadjusted.map { " \($0), adjusted" } ?? "")
        }
        let (one, other) = (words(before), words(after))
        return one == other ? one : "\(one) → \(other)"
    }

    private static func pictures(_ title: String, _ changes: [PictureChange]) -> DifferenceTable {
        DifferenceTable(
            title: title, columns: ["Change", "Picture", "Size and format", "Weight", "Backdrop"],
            rows: changes.map { change in
                let (before, after) = (change.before, change.after)
                return Row(
                    cells: [
                        .words(change.words),
                        change.formerName.map { .change(.name($0), .name(change.name)) } ?? .name(change.name),
                        both(before.map { .words($0.formWords) }, after.map { .words($0.formWords) }),
                        .words(ByteCount.change(before?.byteCount, after?.byteCount)),
                        both(before?.backdrop.map { .colors([$0]) }, after?.backdrop.map { .colors([$0]) }),
                    ], subject: .picture(change.name))
            })
    }

    private static func carousels(_ changes: [CarouselChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Carousels", columns: ["Carousel", "Change"],
            rows: changes.map { change in
                var parts: [[Cell]] = []
                func pages(_ words: String, _ names: [String]) {
                    guard !names.isEmpty else { return }
                    parts.append([.words(words)] + names.prefix(8).map(Cell.name))
                    if names.count > 8 { parts[parts.count - 1].append(.words("and \(names.count - 8) more")) }
                }
                pages("new pages", change.added)
                pages("removed pages", change.removed)
                if change.isReordered { parts.append([.words("the order of the pages changed")]) }
                for setting in change.settings {
                    parts.append([
                        .words(setting.key),
                        .change(
                            setting.before.map(Cell.name) ?? .words("not set"),
                            setting.after.map(Cell.name) ?? .words("not set")),
                    ])
                }
                if let blend = change.blend {
                    parts.append([
                        .words(
                            "colors between equal pages differ by ΔE \(ShortNumber.text(blend.distance)), most at position "
                                + ShortNumber.text(blend.position))
                    ])
                }
                let cells = parts.enumerated().flatMap { $0 == 0 ? $1 : [.words(";")] + $1 }
                return Row(cells: [.name(change.name), .list(cells)], subject: .carousel(change.name))
            })
    }

    private static func colors(_ changes: [ColorChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Colors", columns: ["Color", "Appearance", "Value", "ΔE"],
            rows: changes.map { change in
                Row(
                    cells: [
                        .name(change.name), .name(change.variant),
                        .change(
                            change.before.map { .colors([$0]) } ?? .words("none"),
                            change.after.map { .colors([$0]) } ?? .words("none")),
                        .words(change.distance.map { ShortNumber.text($0) } ?? "–"),
                    ], subject: .color(change.name))
            })
    }

    private static func colorPairs(_ changes: [ColorPairChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Contrast of color pairs", columns: ["Text", "On", "Appearance", "Contrast", "Change"],
            rows: changes.map { change in
                let minimum = "\(ShortNumber.text(change.minimum)) : 1"
                let words =
                    switch change.change {
                    case .new: "newly below \(minimum)"
                    case .worse: "below \(minimum), and lower than before"
                    case .lower: "lower than before, and at least \(minimum)"
                    case .fixed: "at least \(minimum) now"
                    }
                return Row(
                    cells: [
                        .name(change.text), .name(change.on), .name(change.variant),
                        both(change.before.map(Cell.pair), .pair(change.after)), .words(words),
                    ], subject: .color(change.text), isWorse: change.isProblem)
            })
    }

    private static func gradients(_ changes: [GradientChange]) -> DifferenceTable {
        DifferenceTable(
            title: "Gradients", columns: ["Gradient", "Colors", "ΔE"],
            rows: changes.map { change in
                let (before, after) = (change.before, change.after)
                let isDark = before.stops == after.stops && before.dark != after.dark
                var cells: [Cell] = [
                    .change(.colors(isDark ? before.dark : before.stops), .colors(isDark ? after.dark : after.stops))
                ]
                if isDark { cells.append(.words("in dark mode")) }
                if before.direction != after.direction { cells.append(.words("in another direction")) }
                return Row(
                    cells: [.name(change.name), .list(cells), .words(ShortNumber.text(change.distance))],
                    subject: .gradient(change.name))
            })
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

    /// Returns the added and removed names; banners have their own table.
    private static func names(_ difference: CatalogDifference, without banners: Set<String>) -> DifferenceTable {
        func rows(_ words: String, _ names: [CatalogName]) -> [Row] {
            names.filter { $0.kind != .image || !banners.contains($0.name) }.map { name in
                Row(cells: [.words(words), .words(name.kind.rawValue), .name(name.name)])
            }
        }
        return DifferenceTable(
            title: "Names", columns: ["Change", "Kind", "Name"],
            rows: rows("removed", difference.removedNames) + rows("added", difference.addedNames))
    }

    private static func findings(
        _ title: String, _ findings: [FindingChanges.Finding], areWorse: Bool = false
    ) -> DifferenceTable {
        DifferenceTable(
            title: title, columns: ["Severity", "Location", "Finding", "Rule"],
            rows: findings.map { finding in
                Row(
                    cells: [
                        .words(finding.severity.rawValue),
                        .name(finding.path + (finding.line.map { ":\($0)" } ?? "")), .name(finding.message),
                        .words(finding.rule),
                    ], isWorse: areWorse && finding.severity != .note)
            })
    }

    private static func numbers(_ before: Double?, _ after: Double) -> Cell {
        both(before.map { .words(ShortNumber.text($0)) }, .words(ShortNumber.text(after)))
    }

    /// Returns a cell with the old and new content; only one of them if the other is missing or equal.
    private static func both(_ before: Cell?, _ after: Cell?) -> Cell {
        switch (before, after) {
        case (let before?, let after?): before.text == after.text ? after : .change(before, after)
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): .words("–")
        }
    }
}

extension DifferenceTable.Cell {
    /// The cell as plain text.
    var text: String {
        switch self {
        case .words(let words): words
        case .name(let name): name
        case .colors(let colors): colors.joined(separator: " ")
        case .pair(let colors): Self.list(colors.cells).text
        case .change(let before, let after): "\(before.text) → \(after.text)"
        case .list(let cells): Self.joined(cells, \.text)
        }
    }

    /// Returns the texts of cells, separated by spaces unless a cell begins with our own comma or semicolon.
    static func joined(_ cells: [Self], _ text: (Self) -> String) -> String {
        cells.enumerated().reduce(into: "") { result, part in
            var isClosing = part.offset == 0
            if case .words(let words) = part.element { isClosing = isClosing || [",", ";"].contains(words.first) }
            result += (isClosing ? "" : " ") + text(part.element)
        }
    }
}

extension ColorPairChange.Colors {
    /// The text, its background and their contrast, as cells.
    var cells: [DifferenceTable.Cell] {
        [.colors([text]), .words("on"), .colors([on]), .words(ShortNumber.text(contrast))]
    }
}

extension PictureChange {
    /// The change in one word.
    var words: String {
        switch change {
        case .removed, .renamed, .added: change.rawValue
        case .replaced, .changed:
            if let local, local.isVisible {
                "\(change.rawValue), up to ΔE \(ShortNumber.text(local.largest, places: 1)) in \(ShortNumber.percent(local.share))"
            } else if local != nil {
                "\(change.rawValue), looks the same"
            } else {
                change.rawValue + (distance.map { ", palette ΔE \(ShortNumber.text($0))" } ?? "")
            }
        }
    }
}

extension PictureChange.Facts {
    /// The size and format: `1125 × 352 jpeg`.
    fileprivate var formWords: String {
        let size = pixelWidth.flatMap { width in pixelHeight.map { "\(width) × \($0) " } } ?? ""
        return size + format + (variants.count > 1 ? ", \(variants.count) files" : "")
    }
}
