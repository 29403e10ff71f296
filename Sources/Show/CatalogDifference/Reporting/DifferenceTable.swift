internal import Diagnostics
internal import FileAccess

/// A table of changes of one kind, from which every report format is made.
struct DifferenceTable {
    indirect enum Cell {
        /// Text that Tincture itself wrote.
        case words(String)
        /// Text from a catalog, which may contain any characters, so a report must escape it.
        case name(String)
        case message(String)
        case names([String])
        /// The colors of a backdrop from top to bottom, or of a gradient from start to end.
        case colors([String])
        case pair(ColorPairChange.Colors)
        case change(Cell, Cell)
        case severity(Diagnostic.Severity)
        case list([Cell])
        /// Several cells, on separate lines if the report format allows it.
        case lines([Cell])
    }

    struct Row {
        let cells: [Cell]
        var findings: [FindingChanges.Finding] = []
        var subject: DifferenceSubject?
        var gravity: Gravity?
        var reason: String?
        var headline: Cell?
        /// The changed picture, which the HTML page shows in place of the row.
        var picture: PictureChange?
        /// The page of a carousel, or else the picture, whose backdrop changed.
        var page: (carousel: String?, image: String)?

        var isWorse: Bool { gravity != nil }
    }

    let title: String
    let columns: [String]
    /// The indices of the columns that name the changed thing.
    var keys = 0..<1
    let rows: [Row]

    /// Returns the label of a cell when a table is shown as a list; nil if it needs none.
    static func label(of column: String) -> String? {
        switch column {
        case "ΔE": column
        case "Overlay", "Contrast", "Backdrop", "Area", "Text", "Lowest contrast", "Price": column.lowercased()
        default: nil
        }
    }

    var names: [String] { rows.map(name) }

    func name(of row: Row) -> String { row.subject?.name ?? row.cells[keys].map(\.text).joined(separator: " ") }

    func headline(of row: Row, withFinding: Bool = true) -> Cell {
        let columns = ["Finding", "Value", "Backdrop", "Lowest contrast", "Contrast", "Change"]
        let column = columns.lazy.compactMap(self.columns.firstIndex).first ?? self.columns.count - 1
        let change: [Cell] =
            (row.picture.map { .words($0.worseWords ?? $0.words) } ?? row.headline).map { [$0] }
            ?? [.words(Self.label(of: self.columns[column]) ?? ""), row.cells[column]]
        guard withFinding, row.reason == nil, let finding = row.findings.first else { return .list(change) }
        return .list(change + [.words("·"), .message(finding.message)])
    }

    func filtered(_ isIncluded: (Row) -> Bool) -> DifferenceTable? {
        let rows = rows.filter(isIncluded)
        return rows.isEmpty ? nil : DifferenceTable(title: title, columns: columns, keys: keys, rows: rows)
    }
}

/// The tables of all changes between two catalogs: first those that made something worse, then the others.
struct DifferenceReport {
    let worse: [DifferenceTable]
    let rest: [DifferenceTable]

    init(_ difference: CatalogDifference) {
        let tables = DifferenceTable.all(of: difference)
        let bad = tables.compactMap { $0.filtered(\.isWorse) }
        worse = Gravity.allCases.flatMap { gravity in
            bad.filter { $0.rows.compactMap(\.gravity?.rawValue).min() == gravity.rawValue }
        }
        rest = tables.compactMap { $0.filtered { !$0.isWorse } }
        self.difference = difference
    }

    private let difference: CatalogDifference

    private var restPictures: [PictureChange] { rest.flatMap(\.rows).compactMap(\.picture) }

    /// The numbers of changes, such as `3 changes made something worse, 5 other changes`.
    var summary: String? {
        func count(_ tables: [DifferenceTable]) -> Int { tables.reduce(0) { $0 + $1.rows.count } }
        let (bad, different) = (count(worse), restPictures.count(where: \.looksDifferent))
        let same = restPictures.count(where: \.looksTheSame)
        let others = count(rest) - different - same
        // Pictures that look different are also among those that were made worse.
        let more = worse.flatMap(\.rows).contains { $0.picture?.isVisible == true } ? "more " : ""
        let words = [
            bad == 0 ? nil : "\(bad) \(bad == 1 ? "change" : "changes") made something worse",
            different == 0
                ? nil : "\(different) \(more)\(different == 1 ? "picture looks" : "pictures look") different",
            others == 0
                ? nil : "\(others) \(bad + different == 0 ? "" : "other ")\(others == 1 ? "change" : "changes")",
            same == 0 ? nil : "\(same) \(same == 1 ? "picture that looks" : "pictures that look") the same",
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    struct Lead {
        let name: String
        let headline: DifferenceTable.Cell
        var reason: String?

        /// What changed, in whole clauses as far as they fit into a line.
        var words: String {
            let text = reason ?? headline.text
            let ends = text.matches(of: /\s*[;.·]\s/).map(\.range.lowerBound) + [text.endIndex]
            let fitting = ends.last { text[..<$0].count <= Self.longest }
            return fitting.map { String(text[..<$0]) } ?? text.prefix(Self.longest - 1) + "…"
        }

        private static let longest = 90
    }

    /// What got worse, the worst first; the new names; the pictures that look different; and the removed pages.
    private var leads: [[Lead]] {
        func leads(_ tables: [DifferenceTable], _ isLead: (DifferenceTable.Row) -> Bool) -> [Lead] {
            tables.flatMap { table in
                table.rows.filter(isLead).map { row in
                    let error = row.findings.first { $0.severity == .error }.map { "error: \($0.message)" }
                    return Lead(
                        name: table.name(of: row), headline: table.headline(of: row),
                        reason: error ?? row.reason ?? table.headline(of: row, withFinding: false).text)
                }
            }
        }
        let bad = Gravity.allCases.flatMap { gravity in leads(worse) { $0.gravity == gravity } }
        let known = Set(bad.map(\.name))
        func renamed(_ former: String, _ name: String) -> Lead {
            Lead(name: name, headline: .list([.words("renamed: code that uses"), .name(former), .words("may break")]))
        }
        let renames =
            difference.pictures.compactMap { change in change.formerName.map { renamed($0, change.name) } }
            + difference.renamedColors.map { renamed($0.formerName, "\($0.formerName) → \($0.name)") }
        let removedPages = difference.carousels.flatMap(\.removed)
        return [
            bad, renames, leads(rest) { $0.picture?.looksDifferent == true },
            removedPages.filter { !known.contains($0) }.map { Lead(name: $0, headline: .words("removed page")) },
        ].map { group in
            var names: Set<String> = []
            return group.filter { names.insert($0.name).inserted }
        }
    }

    /// Returns a line for each change to look at first, the most important first, and one for those beyond a few.
    func leadLines<Line>(_ line: (Lead) -> Line, more: (String) -> Line) -> [Line] {
        leads.flatMap { group in
            group.prefix(Self.mostNamed).map(line)
                + (group.count > Self.mostNamed ? [more("and \(group.count - Self.mostNamed) more")] : [])
        }
    }

    /// The words before the changes to look at first; empty if something got worse and there are none.
    var opening: String {
        [worse.isEmpty ? "Nothing got worse." : nil, leads.joined().isEmpty ? nil : "Look first at:"]
            .compactMap(\.self).joined(separator: " ")
    }

    func closing(_ format: (String) -> String) -> String {
        let broken = Self.list(difference.stillBroken.map { format($0.name) })
        return [
            broken.isEmpty ? nil : "Still broken: \(broken).",
            rest.flatMap(\.rows).count > restPictures.count(where: \.looksTheSame)
                ? "Check that the \(worse.isEmpty ? "" : "other ")changes are intended." : nil,
        ].compactMap(\.self).joined(separator: " ")
    }

    static let mostNamed = 7

    private static func list(_ all: [String]) -> String {
        var known: Set<String> = []
        let names = all.filter { known.insert($0).inserted }
        var shown = Array(names.prefix(mostNamed))
        if names.count > shown.count { shown.append("\(names.count - shown.count) more") }
        let last = shown.popLast()
        return [shown.joined(separator: ", "), last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    }
}

/// A changed carousel, picture, color or gradient, which a report can illustrate with a PNG file.
package struct DifferenceSubject: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        case carousel, picture, color, gradient
    }

    package let kind: Kind
    /// The name in the catalogs; for a renamed picture, the name in the second catalog.
    package let name: String

    package static func carousel(_ name: String) -> Self { Self(kind: .carousel, name: name) }
    package static func picture(_ name: String) -> Self { Self(kind: .picture, name: name) }
    package static func color(_ name: String) -> Self { Self(kind: .color, name: name) }
    package static func gradient(_ name: String) -> Self { Self(kind: .gradient, name: name) }
}
