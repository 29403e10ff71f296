/// Changes of one kind as a table, whatever it is written in.
struct DifferenceTable {
    /// What is shown in a cell.
    indirect enum Cell {
        /// Our own words.
        case words(String)
        /// A name, a path or a text of a catalog, in which anything may be.
        case name(String)
        /// Colors, from the top or from the start.
        case colors([String])
        /// Something before and after.
        case change(Cell, Cell)
        /// One behind the other.
        case list([Cell])
    }

    /// One change.
    struct Row {
        let cells: [Cell]
        /// What a strip that shows it is about; nil where none does.
        var subject: DifferenceSubject?
    }

    let title: String
    let columns: [String]
    let rows: [Row]
}

/// What a strip of pictures is about.
package enum DifferenceSubject: Sendable, Hashable {
    case carousel(String)
    /// A picture, by its name in the second catalog.
    case picture(String)
    case color(String)
    case gradient(String)
}
