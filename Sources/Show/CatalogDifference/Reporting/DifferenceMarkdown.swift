internal import CatalogPage
internal import Diagnostics

/// The difference between two catalogs as GitHub's Markdown, for a comment or a job summary.
///
/// Names are formatted as code, so they can't contain markup, mention a person or refer to an issue. Colors are code
/// too, because GitHub shows a sample next to them. Links to pictures are relative paths, which a program that uploads
/// the pictures can replace with URLs.
package struct DifferenceMarkdown {
    /// The default maximum size of the text, in bytes.
    ///
    /// GitHub allows 65,536 characters in a comment.
    package static let standardLimit = 60_000
    /// The number of rows that each table gets before any table gets more.
    private static let firstRows = 8

    private let difference: CatalogDifference
    private let strips: [DifferenceSubject: [String]]
    private let limit: Int

    /// Creates the Markdown report of a difference.
    ///
    /// - Parameters:
    ///   - strips: the paths of the PNG files that show each changed carousel, picture, color or gradient, relative to
    ///     the Markdown file. The first file shows it before and after; a second file, if any, marks the changes.
    ///   - limit: the maximum size of the text, in bytes.
    package init(
        _ difference: CatalogDifference, strips: [DifferenceSubject: [String]] = [:], limit: Int = standardLimit
    ) {
        (self.difference, self.strips, self.limit) = (difference, strips, limit)
    }

    /// The difference as Markdown.
    ///
    /// If all table rows together would exceed the maximum size of the text, the tables contain only the most important
    /// rows, and state the number of the others.
    package var text: String {
        let heading = "### Catalog: \(difference.title(MarkdownText.code))\n\n"
        let report = DifferenceReport(difference)
        let notes = notes
        guard let summary = report.summary else { return heading + "No differences.\n" + notes }
        let opening =
            heading + "**\(summary)**\n\n\(report.advice(MarkdownText.code))\n"
            + (difference.weightWords.map { "\n\($0)\n" } ?? "") + "\n\(report.contents)\n"
            + notes
        var parts =
            report.worse.map { Part($0, "Made worse: ", strips) } + report.rest.map { Part($0, "", strips) }
        var room = limit - opening.utf8.count - parts.reduce(0) { $0 + $1.frameSize }
        // First every table gets a few rows. Then the remaining space goes to the tables in order.
        for limit in [Self.firstRows, .max] {
            for index in parts.indices { parts[index].show(limit, room: &room) }
        }
        var shown: Set<DifferenceSubject> = []
        return opening + parts.map { $0.text(shown: &shown) }.joined()
    }

    /// The notes as paragraphs, which take at most half of the text's maximum size.
    private var notes: String {
        var (text, count) = ("", 0)
        for note in difference.notes.map({ "\n\(MarkdownText.escaped($0))\n" }) {
            guard text.utf8.count + note.utf8.count <= limit / 2 else { break }
            text += note
            count += 1
        }
        return text + (count < difference.notes.count ? Self.rest(difference.notes.count - count) : "")
    }

    private static func rest(_ count: Int) -> String { "\n*and \(count) more; `--format json` has all*\n" }

    /// A table of the Markdown text, to which rows are added while there is space.
    private struct Part {
        let table: DifferenceTable
        let prefix: String
        /// The rows; the findings of a row are in its cell about the change, or else in its last cell.
        let rows: [String]
        let strips: [String?]
        private(set) var count = 0

        init(_ table: DifferenceTable, _ prefix: String, _ paths: [DifferenceSubject: [String]]) {
            (self.table, self.prefix) = (table, prefix)
            let place = table.columns.firstIndex(of: "Change") ?? table.columns.count - 1
            rows = table.rows.map { row in
                var cells = row.cells.map { MarkdownText.cell($0) }
                cells[place] += row.findings.map { "<br>" + MarkdownText.finding($0) }.joined()
                return "| " + cells.joined(separator: " | ") + " |"
            }
            strips = table.rows.map { row in
                row.subject.flatMap { subject in
                    paths[subject].map { paths in
                        let isOpen = !prefix.isEmpty || row.picture?.change == .replaced
                        return "\n<details\(isOpen ? " open" : "")><summary>\(subject.summary)</summary>\n\n"
                            + zip(paths, [subject.words, subject.changeWords]).map { path, words in
                                "![\(words)](\(MarkdownText.destination(path)))"
                            }.joined(separator: "\n") + "\n</details>\n"
                    }
                }
            }
        }

        private var head: String {
            "\n#### \(prefix)\(table.title) (\(table.rows.count))\n\n| " + table.columns.joined(separator: " | ")
                + " |\n|" + String(repeating: " --- |", count: table.columns.count) + "\n"
        }

        /// The size of the table without its rows, in bytes: the heading, and the line about omitted rows.
        var frameSize: Int { head.utf8.count + DifferenceMarkdown.rest(table.rows.count).utf8.count + "\n".utf8.count }

        /// Adds rows until `limit` rows are shown, or until the next row is larger than `room`, the remaining bytes.
        mutating func show(_ limit: Int, room: inout Int) {
            while count < min(limit, rows.count) {
                // If several rows share a drawing, its link counts for each of them, so some space may stay unused.
                let size = rows[count].utf8.count + (strips[count] ?? "").utf8.count + 1
                guard size <= room else { return }
                room -= size
                count += 1
            }
        }

        func text(shown: inout Set<DifferenceSubject>) -> String {
            let table = head + rows.prefix(count).map { $0 + "\n" }.joined()
            // The drawings follow the table, because GitHub makes pictures in a table as narrow as their column.
            let drawings = (0..<count).compactMap { number in
                self.table.rows[number].subject.flatMap { shown.insert($0).inserted ? strips[number] : nil }
            }
            return table + (count < rows.count ? DifferenceMarkdown.rest(rows.count - count) : "") + drawings.joined()
        }
    }
}

extension DifferenceSubject {
    /// The heading of a drawing as HTML, in which Markdown characters of the name have no effect.
    fileprivate var summary: String {
        "<code>\(MarkupText.escaped(TerminalText.escaped(name)))</code>, before and after"
    }

    fileprivate var words: String {
        MarkdownText.escaped(name) + ", before and after"
    }

    /// The alternative text of the drawing that marks the changes with boxes.
    fileprivate var changeWords: String {
        MarkdownText.escaped(name) + ", with boxes around what changed"
    }
}
