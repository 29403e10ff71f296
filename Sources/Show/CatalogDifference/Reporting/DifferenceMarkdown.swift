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
    /// The default maximum size in bytes; GitHub allows 65,536 characters in a comment.
    package static let standardLimit = 60_000
    /// The number of rows that each table gets before any table gets more.
    private static let firstRows = 8

    private let difference: CatalogDifference
    private let strips: [DifferenceSubject: [String]]
    private let limit: Int
    private let picturesURL: String?

    /// Creates the Markdown report of a difference.
    ///
    /// - Parameter strips: for each changed thing, the paths of one or two PNG files, relative to the Markdown file:
    /// before and after the change and, if there are marks, what changed.
    package init(
        _ difference: CatalogDifference, strips: [DifferenceSubject: [String]] = [:], picturesURL: String? = nil,
        limit: Int = standardLimit
    ) {
        (self.difference, self.strips, self.picturesURL, self.limit) = (difference, strips, picturesURL, limit)
    }

    /// The difference as Markdown, with only the most important rows if all would exceed the limit.
    package var text: String {
        let warning = difference.warning.map { "> [!WARNING]\n> \(MarkdownText.message($0))\n\n" } ?? ""
        let heading = warning + "### Catalog: \(difference.title(MarkdownText.code))\n\n"
        let report = DifferenceReport(difference)
        let notes = notes
        guard let summary = report.summary else { return heading + "No differences.\n" + notes }
        let end = notes + (difference.weightWords.map { "\n\($0)\n" } ?? "")
        func opening(_ names: [String: String]) -> String {
            let rows = report.leadLines(
                { lead in
                    let name = MarkdownText.code(lead.name)
                    let link = names[lead.name].map { "[\(name)](#\(Self.anchorPrefix)\($0))" } ?? name
                    return "| \(link) | \(MarkdownText.cell(lead.headline)) |\n"
                }, more: { "| \($0) | |\n" })
            let table = rows.isEmpty ? "" : "| Look first at | Change |\n| --- | --- |\n\(rows.joined())\n"
            let closing = MarkdownText.outsideTables(report.closing(MarkdownText.code))
            return heading + "**\(summary)**\(report.worse.isEmpty ? " Nothing got worse." : "")\n\n"
                + table + (closing.isEmpty ? "" : closing + "\n")
        }
        let links = strips.mapValues { $0.map { MarkdownText.destination($0, in: picturesURL) } }
        var parts =
            report.worse.map { Part($0, isWorse: true, links) } + report.rest.map { Part($0, isWorse: false, links) }
        let names = Dictionary(links.map { ($0.name, Self.anchor($1)) }) { min($0, $1) }
        var room = limit - opening(names).utf8.count - end.utf8.count - parts.reduce(0) { $0 + $1.frameSize }
        // First every table gets a few rows. Then the remaining space goes to the tables in order.
        for limit in [Self.firstRows, .max] {
            for index in parts.indices { parts[index].show(limit, room: &room) }
        }
        var shown: Set<DifferenceSubject> = []
        // The drawings of what the advice names are open; the others are folded, so that the text is short.
        var openCounts: [Bool: Int] = [:]
        let tables = parts.map { $0.text(shown: &shown, openCount: &openCounts[$0.isWorse, default: 0]) }.joined()
        let anchors = Set(shown.map { Self.anchor(links[$0] ?? []) })
        return opening(names.filter { anchors.contains($0.value) }) + tables + end
    }

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

    /// The prefix that GitHub puts before the name of a link's target.
    private static let anchorPrefix = "user-content-"

    private static func anchor(_ links: [String]) -> String {
        links.first.map { FilePath.name(of: $0).filter { $0 != "%" } } ?? ""
    }

    /// A table of the Markdown text, to which rows are added while there is space.
    ///
    /// A row with a drawing is a section with the drawing below it, because GitHub makes pictures in a table as narrow
    /// as their column. If another section already has the drawing, the row links to it.
    private struct Part {
        let table: DifferenceTable
        let isWorse: Bool
        let drawings: [[String]]
        private(set) var count = 0

        init(_ table: DifferenceTable, isWorse: Bool, _ links: [DifferenceSubject: [String]]) {
            (self.table, self.isWorse) = (table, isWorse)
            drawings = table.rows.map { $0.subject.flatMap { links[$0] } ?? [] }
        }

        /// Returns the cells of a row, with the findings in the cell about the change, or else in the last one.
        private func cells(_ row: DifferenceTable.Row) -> [String] {
            let place = table.columns.firstIndex(of: "Change") ?? table.columns.count - 1
            var cells = row.cells.map { MarkdownText.cell($0) }
            cells[place] += row.findings.map { "<br>" + MarkdownText.finding($0) }.joined()
            return cells
        }

        private func line(_ row: DifferenceTable.Row, _ links: [String]) -> String {
            var cells = cells(row)
            cells[0] += (row.picture?.pathWords(MarkdownText.code)).map { "<br>" + $0 } ?? ""
            if !links.isEmpty { cells[0] += "<br>[drawing](#\(anchorPrefix)\(anchor(links)))" }
            return "| " + cells.joined(separator: " | ") + " |\n"
        }

        private func section(_ row: DifferenceTable.Row, _ links: [String], isOpen: Bool) -> String {
            let cells = cells(row).map(MarkdownText.outsideTables)
            var lines: [[String]] = [[]]
            for (number, cell) in row.cells.enumerated() where !table.keys.contains(number) && cell.text != "–" {
                let column = table.columns[number]
                let words = [DifferenceTable.label(of: column), cells[number]].compactMap(\.self).joined(separator: " ")
                if case .lines = cell { lines.append([]) }
                lines[lines.count - 1].append(words)
                if column == "Change" { lines.append([]) }
            }
            let path = row.picture?.pathWords(MarkdownText.code).map(MarkdownText.outsideTables)
            lines[lines.count - 1] += [path].compactMap(\.self)
            let text = lines.filter { !$0.isEmpty }.map { $0.joined(separator: " · ") }.joined(separator: "<br>")
            var words = "before and after"
            if let picture = row.picture, [.removed, .added].contains(picture.change), picture.looksLike == nil {
                words = picture.change.rawValue
            }
            let name = MarkdownText.escaped(row.subject?.name ?? "")
            let pictures = zip(links, [words, "what changed"]).map { "![\(name), \($1)](\($0))" }
            // What changed says more than the whole picture.
            let shown = isOpen ? pictures.suffix(1) : []
            let folded = pictures.dropLast(shown.count).joined(separator: "\n")
            return
                "\n##### <a name=\"\(anchor(links))\"></a>\(cells[table.keys].joined(separator: " · "))\n\n\(text)\n\n"
                + shown.map { $0 + (folded.isEmpty ? "\n" : "\n\n") }.joined()
                + (folded.isEmpty
                    ? "" : "<details><summary>Drawing: \(words)</summary>\n\n\(folded)\n</details>\n")
        }

        private var heading: String {
            "\n#### \(isWorse ? "Made worse: " : "")\(table.title) (\(table.rows.count))\n"
        }

        private var head: String {
            "\n| " + table.columns.joined(separator: " | ") + " |\n|"
                + String(repeating: " --- |", count: table.columns.count) + "\n"
        }

        /// The size of the heading, and of the line about omitted rows.
        var frameSize: Int {
            (heading + head + DifferenceMarkdown.rest(table.rows.count)).utf8.count
        }

        mutating func show(_ limit: Int, room: inout Int) {
            while count < min(limit, table.rows.count) {
                // A row becomes a line or a section, so some space may stay unused.
                let (row, links) = (table.rows[count], drawings[count])
                let section = links.isEmpty ? "" : section(row, links, isOpen: false)
                let size = max(line(row, links).utf8.count, section.utf8.count)
                guard size <= room else { return }
                room -= size
                count += 1
            }
        }

        func text(shown: inout Set<DifferenceSubject>, openCount: inout Int) -> String {
            var (sections, lines) = ("", "")
            for (row, links) in zip(table.rows, drawings).prefix(count) {
                guard let subject = row.subject, !links.isEmpty, shown.insert(subject).inserted else {
                    lines += line(row, links)
                    continue
                }
                let isOpen =
                    openCount < DifferenceReport.mostNamed
                    && (isWorse || row.picture.map { $0.looksDifferent || $0.change == .removed } == true)
                if isOpen { openCount += 1 }
                sections += section(row, links, isOpen: isOpen)
            }
            return heading + sections + (lines.isEmpty ? "" : head + lines)
                + (count < table.rows.count ? DifferenceMarkdown.rest(table.rows.count - count) : "")
        }
    }
}
