internal import Diagnostics
internal import FileAccess

/// A table of changes of one kind, from which every report format is made.
struct DifferenceTable {
    indirect enum Cell {
        /// Text that Tincture itself wrote.
        case words(String)
        /// A name, path or other text from a catalog.
        ///
        /// It may contain any characters, so a report must escape it.
        case name(String)
        /// The message of a finding, which may contain names and colors.
        case message(String)
        /// Several names, which a report separates by commas.
        case names([String])
        /// The colors of a backdrop from top to bottom, or of a gradient from start to end.
        case colors([String])
        /// The colors of a text and its background, with their contrast.
        case pair(ColorPairChange.Colors)
        case change(Cell, Cell)
        case severity(Diagnostic.Severity)
        /// Several cells in one line, which a report separates by spaces.
        case list([Cell])
        /// Several cells, which are on separate lines if the report format allows it.
        case lines([Cell])
    }

    struct Row {
        let cells: [Cell]
        /// The findings that explain the change or follow from it.
        var findings: [FindingChanges.Finding] = []
        /// The changed carousel, picture, color or gradient; nil for a change that can't be drawn.
        var subject: DifferenceSubject?
        var isWorse = false
        /// What got worse, in a word or two; nil if there is no short word for it.
        var reason: String?
        /// The changed picture; nil for a row about something else.
        ///
        /// The HTML page shows the picture in place of the row.
        var picture: PictureChange?
        /// The changed backdrop; nil for a row about something else.
        var backdrop: BackdropChange?
    }

    let title: String
    let columns: [String]
    /// The indices of the columns that name the changed thing.
    var keys = 0..<1
    let rows: [Row]

    /// Returns the label in front of a cell of a column when a table is shown as a list; nil if it needs none.
    static func label(of column: String) -> String? {
        switch column {
        case "ΔE": column
        case "Overlay", "Contrast", "Backdrop", "Area", "Text", "Lowest contrast", "Price": column.lowercased()
        default: nil
        }
    }

    /// The name of what each row is about.
    var names: [String] { rows.map(name) }

    /// Returns the name of what a row is about.
    func name(of row: Row) -> String { row.subject?.name ?? row.cells[keys].map(\.text).joined(separator: " ") }

    fileprivate var hasError: Bool { rows.contains { $0.findings.contains { $0.severity == .error } } }

    /// Returns the table with only the rows that meet a condition; nil if there are none.
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
        // A file that can't be read comes before a contrast that is lower.
        worse = bad.filter(\.hasError) + bad.filter { !$0.hasError }
        rest = tables.compactMap { $0.filtered { !$0.isWorse } }
        stillBroken = difference.stillBroken
        removedPages = difference.carousels.flatMap(\.removed)
    }

    private let stillBroken: [CatalogName]
    private let removedPages: [String]

    private var restPictures: [PictureChange] { rest.flatMap(\.rows).compactMap(\.picture) }

    /// The numbers of changes, such as `3 changes made something worse, 5 other changes`; nil if there are none.
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

    /// Returns what to look at first: what got worse, then the pictures that look different and the pages that were
    /// removed, and what is still broken.
    ///
    /// - Parameters:
    ///   - format: a function that returns a name with the markup of the report.
    ///   - plain: the same for a name that the report doesn't list; nil for `format`.
    func advice(_ format: @escaping (String) -> String, plain: ((String) -> String)? = nil) -> String {
        let worseNames = worse.flatMap(\.names)
        let rows = worse.flatMap { table in table.rows.map { (table.name(of: $0), $0.reason) } }
        let reasons = Dictionary(rows) { first, _ in first }.compactMapValues(\.self)
        let list = Self.list(worseNames) { format($0) + (reasons[$0].map { " (\($0))" } ?? "") }
        let different = restPictures.filter(\.looksDifferent).map(\.name)
        let listed = Set(restPictures.map(\.name))
        let removed = removedPages.filter { !worseNames.contains($0) }
        let seen = [
            (different, different.count == 1 ? ", which looks different" : ", which look different"),
            (removed, removed.count == 1 ? ", a removed page" : ", removed pages"),
        ].filter { !$0.0.isEmpty }.map { names, words in
            Self.list(names) { (listed.contains($0) ? format : plain ?? format)($0) } + words
        }.joined(separator: "; and at ")
        let broken = Self.list(stillBroken.map(\.name), plain ?? format)
        return [
            list.isEmpty ? "Nothing got worse." : "Look first at \(list)\(seen.isEmpty ? "" : "; then at \(seen)").",
            list.isEmpty && !seen.isEmpty ? "Look first at \(seen)." : nil,
            broken.isEmpty ? nil : "Still broken: \(broken).",
            rest.flatMap(\.rows).count > restPictures.count(where: \.looksTheSame)
                ? "Check that the \(list.isEmpty ? "" : "other ")changes are intended." : nil,
        ].compactMap(\.self).joined(separator: " ")
    }

    /// The maximum number of names in a list of the advice.
    static let mostNamed = 7

    /// Returns the first names, each once, as `a, b and 3 more`.
    private static func list(_ all: [String], _ format: (String) -> String) -> String {
        var known: Set<String> = []
        let names = all.filter { known.insert($0).inserted }
        var shown = names.prefix(mostNamed).map(format)
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
