internal import Diagnostics

/// The complete difference for a terminal.
package enum DifferenceText {
    /// The maximum width of a column, in characters.
    ///
    /// Longer content shifts the rest of its line.
    private static let widest = 64

    package static func text(_ difference: CatalogDifference) -> String {
        let heading = "\(escaped(difference.base)) → \(escaped(difference.head)): "
        let report = DifferenceReport(difference)
        let notes = difference.notes.map { escaped($0) + "\n" }.joined()
        guard let summary = report.summary else { return heading + "no differences\n" + notes }
        var text = heading + summary + "\n" + notes
        if let weight = difference.weightWords { text += weight + "\n" }
        text += report.contents + "\n"
        return text + report.worse.map { table($0, "Made worse: ") }.joined()
            + report.rest.map { table($0, "") }.joined()
    }

    private static func table(_ table: DifferenceTable, _ prefix: String) -> String {
        var text = "\n\(prefix)\(table.title) (\(table.rows.count))\n"
        let rows = [table.columns] + table.rows.map { $0.cells.map { escaped($0.text) } }
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
        return text
    }

    private static func escaped(_ text: String) -> String { TerminalText.escaped(text) }
}
