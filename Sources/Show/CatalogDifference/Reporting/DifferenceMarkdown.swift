internal import CatalogPage
internal import Diagnostics
internal import FileAccess

/// The difference between two catalogs as GitHub's Markdown, for a comment or a job summary.
///
/// Names are formatted as code, so they can't contain markup, mention a person or refer to an issue. Colors are code
/// too, because GitHub shows a sample next to them.
///
/// Links to pictures are URLs if the URL of the folder with the pictures is known. Otherwise, they are relative paths,
/// and a program that uploads the pictures can replace the paths.
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
    private let picturesURL: String?

    /// Creates the Markdown report of a difference.
    ///
    /// - Parameters:
    ///   - strips: for each changed carousel, picture, color or gradient, the paths of one or two PNG files, relative
    ///     to the Markdown file. The first PNG file shows the state before and after the change. The second one, if
    ///     any, marks what changed.
    ///   - picturesURL: the URL of the folder with the PNG files; nil to link them by their paths.
    ///   - limit: the maximum size of the text, in bytes.
    package init(
        _ difference: CatalogDifference, strips: [DifferenceSubject: [String]] = [:], picturesURL: String? = nil,
        limit: Int = standardLimit
    ) {
        (self.difference, self.strips, self.picturesURL, self.limit) = (difference, strips, picturesURL, limit)
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
            + (difference.weightWords.map { "\n\($0)\n" } ?? "") + notes
        let links = strips.mapValues { $0.map { MarkdownText.destination($0, in: picturesURL) } }
        var parts =
            report.worse.map { Part($0, isWorse: true, links) } + report.rest.map { Part($0, isWorse: false, links) }
        var room = limit - opening.utf8.count - parts.reduce(0) { $0 + $1.frameSize }
        // First every table gets a few rows. Then the remaining space goes to the tables in order.
        for limit in [Self.firstRows, .max] {
            for index in parts.indices { parts[index].show(limit, room: &room) }
        }
        var shown: Set<DifferenceSubject> = []
        // The drawings of what the advice names are open; the others are folded, so that the text is short.
        var openCounts: [Bool: Int] = [:]
        return opening
            + parts.map { $0.text(shown: &shown, openCount: &openCounts[$0.isWorse, default: 0]) }.joined()
    }

    /// The notes as paragraphs, which take at most half of the text's maximum size.
    private var notes: String {
        var (text, count) = ("", 0)
        for note in difference.notes.map({ "\n\(MarkdownText.message($0))\n" }) {
            guard text.utf8.count + note.utf8.count <= limit / 2 else { break }
            text += note
            count += 1
        }
        return text + (count < difference.notes.count ? Self.rest(difference.notes.count - count) : "")
    }

    private static func rest(_ count: Int) -> String { "\n*and \(count) more; `--format json` has all*\n" }

    /// A table of the Markdown text, to which rows are added while there is space.
    ///
    /// The drawings follow the table, because GitHub makes pictures in a table as narrow as their column.
    private struct Part {
        let table: DifferenceTable
        let isWorse: Bool
        /// The rows, with the paths and findings of their pictures.
        let rows: [String]
        /// The drawings of each row, as the content of an HTML element that can be folded.
        let strips: [String?]
        private(set) var count = 0

        init(_ table: DifferenceTable, isWorse: Bool, _ links: [DifferenceSubject: [String]]) {
            (self.table, self.isWorse) = (table, isWorse)
            rows = table.rows.map { Self.row($0, of: table, $0.subject.flatMap { links[$0]?.first }) }
            strips = table.rows.map { row in
                row.subject.flatMap { subject in
                    links[subject].map { links in
                        let anchor = links.first.map { "<a name=\"\(Self.anchor($0))\"></a>" } ?? ""
                        let words = row.picture?.oneSidedWords ?? "before and after"
                        let name = MarkdownText.escaped(subject.name)
                        let pictures = zip(links, [words, "what changed"]).map {
                            "![\(name), \($1)](\($0))"
                        }
                        return "<summary>\(anchor)\(subject.heading), \(words)</summary>\n\n"
                            + pictures.joined(separator: "\n") + "\n</details>\n"
                    }
                }
            }
        }

        /// Returns a row with a picture's path and a link to its drawing below its name.
        ///
        /// The findings are in the cell about the change, or else in the last cell.
        private static func row(_ row: DifferenceTable.Row, of table: DifferenceTable, _ drawing: String?) -> String {
            let place = table.columns.firstIndex(of: "Change") ?? table.columns.count - 1
            var cells = row.cells.map { MarkdownText.cell($0) }
            cells[0] += (row.picture?.pathWords(MarkdownText.code)).map { "<br>" + $0 } ?? ""
            cells[0] += drawing.map { "<br>[drawing](#user-content-\(anchor($0)))" } ?? ""
            cells[place] += row.findings.map { "<br>" + MarkdownText.finding($0) }.joined()
            return "| " + cells.joined(separator: " | ") + " |"
        }

        /// Returns the name of the place of a drawing in the text, from the address of its picture.
        ///
        /// GitHub puts `user-content-` before the name, so a link needs this prefix.
        private static func anchor(_ link: String) -> String { FilePath.name(of: link).filter { $0 != "%" } }

        private var head: String {
            "\n#### \(isWorse ? "Made worse: " : "")\(table.title) (\(table.rows.count))\n"
                + "\n| " + table.columns.joined(separator: " | ") + " |\n|"
                + String(repeating: " --- |", count: table.columns.count) + "\n"
        }

        private static func start(isOpen: Bool) -> String { "\n<details\(isOpen ? " open" : "")>" }

        /// The size of the table without its rows, in bytes: the heading, and the line about omitted rows.
        var frameSize: Int { head.utf8.count + DifferenceMarkdown.rest(table.rows.count).utf8.count + "\n".utf8.count }

        /// Adds rows until `limit` rows are shown, or until the next row is larger than `room`, the remaining bytes.
        mutating func show(_ limit: Int, room: inout Int) {
            while count < min(limit, rows.count) {
                // If several rows share a drawing, its link counts for each of them, so some space may stay unused.
                let size =
                    rows[count].utf8.count + (strips[count].map { Self.start(isOpen: true) + $0 } ?? "").utf8.count + 1
                guard size <= room else { return }
                room -= size
                count += 1
            }
        }

        func text(shown: inout Set<DifferenceSubject>, openCount: inout Int) -> String {
            var drawings = ""
            for (row, strip) in zip(table.rows, strips).prefix(count) {
                guard let strip, let subject = row.subject, shown.insert(subject).inserted else { continue }
                let isOpen = openCount < DifferenceReport.mostNamed && (isWorse || row.picture?.looksDifferent == true)
                if isOpen { openCount += 1 }
                drawings += Self.start(isOpen: isOpen) + strip
            }
            return head + rows.prefix(count).map { $0 + "\n" }.joined()
                + (count < rows.count ? DifferenceMarkdown.rest(rows.count - count) : "") + drawings
        }
    }
}

extension DifferenceSubject {
    /// The name as HTML, in which Markdown characters of the name have no effect.
    fileprivate var heading: String { "<code>\(MarkupText.escaped(TerminalText.escaped(name)))</code>" }
}

extension PictureChange {
    /// The change of a picture that is drawn once; nil for a picture that is drawn before and after.
    fileprivate var oneSidedWords: String? {
        [.renamed, .removed, .added].contains(change) && looksLike == nil ? change.rawValue : nil
    }
}
