internal import Diagnostics

/// A difference in GitHub's Markdown, for a comment or a job summary.
///
/// Names are code, so that nothing in them is markup, mentions a person or references an issue. Colors are code too,
/// because GitHub shows a sample next to them. Links to pictures are relative paths, which an upload can rewrite.
package struct DifferenceMarkdown {
    /// The default maximum number of bytes; GitHub allows 65,536 characters in a comment.
    package static let standardLimit = 60_000
    /// The number of rows of each table that are shown before any table gets more.
    private static let firstRows = 8

    private let difference: CatalogDifference
    private let strips: [DifferenceSubject: [String]]
    private let limit: Int

    /// - Parameters:
    ///   - strips: the paths of pictures by their subjects, relative to the text's folder.
    ///   - limit: the maximum number of bytes.
    package init(
        _ difference: CatalogDifference, strips: [DifferenceSubject: [String]] = [:], limit: Int = standardLimit
    ) {
        (self.difference, self.strips, self.limit) = (difference, strips, limit)
    }

    /// The text with as many rows as fit, the most important first, and the number of omitted rows.
    package var text: String {
        let heading = "### Catalog: \(MarkdownText.code(difference.base)) → \(MarkdownText.code(difference.head))\n\n"
        guard let summary = difference.summary else { return heading + "No differences.\n" }
        let opening = heading + "**\(summary)**\n" + (difference.weightWords.map { "\n\($0)\n" } ?? "")
        var parts = DifferenceTable.all(of: difference).map { Part($0, strips: strips) }
        var room = limit - opening.utf8.count - parts.reduce(0) { $0 + $1.frameSize }
        // Every table gets some rows; then the tables get the rest of the space in order.
        for limit in [Self.firstRows, .max] {
            for index in parts.indices { parts[index].show(limit, room: &room) }
        }
        var shown: Set<DifferenceSubject> = []
        return opening + parts.map { $0.text(shown: &shown) }.joined()
    }

    /// A table under construction.
    private struct Part {
        let table: DifferenceTable
        let rows: [String]
        let strips: [String?]
        private(set) var count = 0

        init(_ table: DifferenceTable, strips paths: [DifferenceSubject: [String]]) {
            self.table = table
            rows = table.rows.map { row in
                "| " + row.cells.map { MarkdownText.cell($0) }.joined(separator: " | ") + " |\n"
            }
            strips = table.rows.map { row in
                row.subject.flatMap { subject in
                    paths[subject].map { paths in
                        zip(paths, [subject.words, subject.changeWords]).map { path, words in
                            "\n![\(words)](\(MarkdownText.destination(path)))\n"
                        }.joined()
                    }
                }
            }
        }

        private var head: String {
            "\n#### \(table.title) (\(table.rows.count))\n\n| " + table.columns.joined(separator: " | ") + " |\n|"
                + String(repeating: " --- |", count: table.columns.count) + "\n"
        }

        private func rest(_ count: Int) -> String {
            "\n*and \(count) more, which `--format json` has*\n"
        }

        /// The size of the table without its rows, in bytes.
        var frameSize: Int { head.utf8.count + rest(table.rows.count).utf8.count }

        /// Adds rows while they fit.
        mutating func show(_ limit: Int, room: inout Int) {
            while count < min(limit, rows.count) {
                // A strip that several rows share is counted for each of them, so some space may remain unused.
                let size = rows[count].utf8.count + (strips[count]?.utf8.count ?? 0)
                guard size <= room else { return }
                room -= size
                count += 1
            }
        }

        func text(shown: inout Set<DifferenceSubject>) -> String {
            var text = head + rows[..<count].joined()
            if count < rows.count { text += rest(rows.count - count) }
            for (row, strip) in zip(table.rows, strips).prefix(count) {
                if let strip, let subject = row.subject, shown.insert(subject).inserted { text += strip }
            }
            return text
        }
    }
}

extension DifferenceSubject {
    /// The text in place of a picture that can't be shown.
    fileprivate var words: String {
        switch self {
        case .carousel(let name), .picture(let name), .color(let name), .gradient(let name):
            MarkdownText.escaped(name) + ", before and after"
        }
    }

    /// The alternative text of the picture that shows the changes.
    fileprivate var changeWords: String {
        switch self {
        case .carousel(let name), .picture(let name), .color(let name), .gradient(let name):
            MarkdownText.escaped(name) + ", with boxes around what changed"
        }
    }
}
