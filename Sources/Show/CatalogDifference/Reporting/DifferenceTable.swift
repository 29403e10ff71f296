/// Changes of one kind as a table, for any output format.
struct DifferenceTable {
    /// The content of a cell.
    indirect enum Cell {
        /// Words of Tincture.
        case words(String)
        /// A name, a path or a text from a catalog, which may contain anything.
        case name(String)
        /// Colors, from the top or from the start.
        case colors([String])
        /// A text on a background, and their contrast.
        case pair(ColorPairChange.Colors)
        /// A value before and after.
        case change(Cell, Cell)
        /// Several cells in a row.
        case list([Cell])
        /// Several cells, each on its own line where there is room.
        case lines([Cell])
    }

    /// One change.
    struct Row {
        let cells: [Cell]
        /// The subject of the strip that shows the change; nil if none does.
        var subject: DifferenceSubject?
        /// Whether something is worse than before.
        var isWorse = false
        /// The picture, for a page that shows it in place of the row.
        var picture: PictureChange?
    }

    let title: String
    let columns: [String]
    let rows: [Row]

    /// Returns the table with some of its rows; nil if there are none.
    func filtered(_ isIncluded: (Row) -> Bool) -> DifferenceTable? {
        let rows = rows.filter(isIncluded)
        return rows.isEmpty ? nil : DifferenceTable(title: title, columns: columns, rows: rows)
    }
}

/// The tables of a difference: the changes for the worse, then all others.
struct DifferenceReport {
    let worse: [DifferenceTable]
    let rest: [DifferenceTable]

    init(_ difference: CatalogDifference) {
        let tables = DifferenceTable.all(of: difference)
        worse = tables.compactMap { $0.filtered(\.isWorse) }
        rest = tables.compactMap { $0.filtered { !$0.isWorse } }
    }

    /// The number of changes: `3 changes made something worse, 5 other changes`; nil if there are none.
    var summary: String? {
        func count(_ tables: [DifferenceTable]) -> Int { tables.reduce(0) { $0 + $1.rows.count } }
        let (bad, others) = (count(worse), count(rest))
        let words = [
            bad == 0 ? nil : "\(bad) \(bad == 1 ? "change" : "changes") made something worse",
            others == 0 ? nil : "\(others) \(bad == 0 ? "" : "other ")\(others == 1 ? "change" : "changes")",
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The sections and their sizes, such as `Made worse: contrast 1. Other changes: pictures 2.`.
    var contents: String {
        [("Made worse", worse), ("Other changes", rest)].filter { !$0.1.isEmpty }.map { words, tables in
            "\(words): "
                + tables.map { "\($0.title.prefix(1).lowercased())\($0.title.dropFirst()) \($0.rows.count)" }
                .joined(separator: ", ") + "."
        }.joined(separator: " ")
    }
}

/// The subject of a strip.
package enum DifferenceSubject: Sendable, Hashable {
    case carousel(String)
    /// A picture, by its name in the second catalog.
    case picture(String)
    case color(String)
    case gradient(String)
}
