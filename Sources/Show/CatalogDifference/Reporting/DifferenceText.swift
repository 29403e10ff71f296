internal import Diagnostics

/// The complete difference for a terminal.
package enum DifferenceText {
    /// The maximum width of a column; longer content shifts the rest of its line.
    private static let widest = 48

    /// Returns the text, with a line break after each line.
    package static func text(_ difference: CatalogDifference) -> String {
        let heading = "\(escaped(difference.base)) → \(escaped(difference.head)): "
        guard let summary = difference.summary else { return heading + "no differences\n" }
        var text = heading + summary + "\n"
        if let weight = difference.weightWords { text += weight + "\n" }
        for table in DifferenceTable.all(of: difference) {
            text += "\n\(table.title) (\(table.rows.count))\n"
            let rows = table.rows.map { $0.cells.map { escaped($0.text) } }
            let widths = table.columns.indices.map { column in
                min(widest, rows.map { $0[column].count }.max() ?? 0)
            }
            for row in rows {
                var line = ""
                for (cell, width) in zip(row, widths) {
                    line += "  " + cell + String(repeating: " ", count: max(0, width - cell.count))
                }
                while line.last == " " { line.removeLast() }
                text += line + "\n"
            }
        }
        return text
    }

    private static func escaped(_ text: String) -> String { TerminalText.escaped(text) }
}
