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
    }

    /// One change.
    struct Row {
        let cells: [Cell]
        /// The subject of the strip that shows the change; nil if none does.
        var subject: DifferenceSubject?
        /// Whether something is worse than before.
        var isWorse = false
    }

    let title: String
    let columns: [String]
    let rows: [Row]

    /// Returns the tables of changes for the worse, and the tables of all other changes.
    static func divided(_ difference: CatalogDifference) -> (worse: [DifferenceTable], rest: [DifferenceTable]) {
        func tables(_ isWorse: Bool) -> [DifferenceTable] {
            all(of: difference).compactMap { table in
                let rows = table.rows.filter { $0.isWorse == isWorse }
                return rows.isEmpty ? nil : DifferenceTable(title: table.title, columns: table.columns, rows: rows)
            }
        }
        return (tables(true), tables(false))
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
