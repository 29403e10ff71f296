package import CatalogPreview
internal import ColorScience
internal import Diagnostics

/// The difference between two catalogs as text for a terminal.
///
/// A table that is too wide is printed as a list: the name of each changed thing, and below it what changed.
package struct DifferenceText {
    /// The maximum width of a table in a file or pipe, in columns.
    private static let standardWidth = 120
    private let depth: ColorDepth
    private let columns: Int?

    private init(_ depth: ColorDepth, _ columns: Int?) { (self.depth, self.columns) = (depth, columns) }

    package static func text(
        _ difference: CatalogDifference, depth: ColorDepth = .plain, columns: Int? = nil
    ) -> String {
        DifferenceText(depth, columns).text(difference)
    }

    private func text(_ difference: CatalogDifference) -> String {
        let report = DifferenceReport(difference)
        let heading = "\(difference.title(\.self)): \(report.summary ?? "no differences")"
        let leads = report.leadLines({ [words($0.name, Self.bold), words($0.words)] }, more: { [words($0)] })
        let (opening, closing) = (words(report.opening), words(report.closing(\.self)))
        let advice =
            leads.isEmpty
            ? lines(opening + closing)
            : lines(opening) + leads.map { lines(of: $0, indent: 2) }.joined()
                + (closing.isEmpty ? "" : lines(closing))
        let tables = report.worse.map { table($0, isWorse: true) } + report.rest.map { table($0, isWorse: false) }
        let notes = (difference.notes + [difference.weightWords].compactMap(\.self)).map { lines(words($0)) }
        let warning = difference.warning.map { lines(words($0, Self.yellow)) } ?? ""
        return warning + lines(words(heading, Self.bold)) + (report.summary == nil ? "" : advice) + tables.joined()
            + (tables.isEmpty || notes.isEmpty ? "" : "\n") + notes.joined()
    }

    private func table(_ table: DifferenceTable, isWorse: Bool) -> String {
        let heading = "\(isWorse ? "Made worse: " : "")\(table.title) (\(table.rows.count))"
        let text = "\n" + lines(words(heading, isWorse ? Self.red : Self.bold))
        let rows = table.rows.map { row in
            row.cells.enumerated().map { number, cell in spans(cell, table.keys.contains(number) ? Self.bold : "") }
        }
        let heads = table.columns.map { words($0, Self.faint) }
        let widths = table.columns.indices.map { column in ([heads] + rows).map { width($0[column]) }.max() ?? 0 }
        guard widths.reduce(0, +) + 2 * widths.count <= columns ?? Self.standardWidth else {
            return text + zip(table.rows, rows).map { list(table, $0, $1) + findings(of: $0) }.joined()
        }
        func line(_ row: [[Span]]) -> String {
            let cells = zip(row, widths).map { cell, width in
                "  " + drawn(cell) + String(repeating: " ", count: width - self.width(cell))
            }
            return String(cells.joined().reversed().drop { $0 == " " }.reversed()) + "\n"
        }
        return text + line(heads) + zip(table.rows, rows).map { line($1) + findings(of: $0) }.joined()
    }

    private func findings(of row: DifferenceTable.Row) -> String {
        let path = row.picture?.pathWords(\.self).map { words($0, Self.faint) }
        return ([path].compactMap(\.self) + row.findings.map { words($0.words) }).map {
            lines(of: [$0], indent: 4)
        }.joined()
    }

    private func list(_ table: DifferenceTable, _ row: DifferenceTable.Row, _ cells: [[Span]]) -> String {
        let keys = Array(cells[table.keys].joined(separator: [Span("·", "")]))
        var details: [[[Span]]] = [[]]
        for (number, cell) in row.cells.enumerated() where !table.keys.contains(number) && cell.text != "–" {
            let title = table.columns[number]
            let label = words(DifferenceTable.label(of: title) ?? "")
            if case .lines(let parts) = cell {
                details += parts.map { [spans($0)] } + [[]]
            } else if !cells[number].isEmpty {
                details[details.count - 1].append(label + cells[number])
            }
        }
        return lines(of: [keys], indent: 2) + details.map { lines(of: $0, indent: 4) }.joined()
    }

    // MARK: Words with styles

    /// The codes of ECMA-48, section 8.3.117 (SGR).
    private static let (bold, faint, red, yellow, cyan) = ("1", "2", "1;31", "1;33", "1;36")

    /// A word that is never broken, with the control codes of its style, and a color swatch in front.
    private struct Span {
        let text: String
        let codes: String
        let swatch: Swatch?

        typealias Swatch = (text: String, codes: String)

        init(_ text: String, _ codes: String, _ swatch: Swatch? = nil) {
            (self.text, self.codes, self.swatch) = (TerminalText.escaped(text), codes, swatch)
        }

        var width: Int { DisplayWidth.of(text) + (swatch.map { $0.text.count + 1 } ?? 0) }
    }

    private func words(_ text: String, _ codes: String = "") -> [Span] {
        text.split(separator: " ").map { Span(String($0), codes) }
    }

    private func spans(_ cell: DifferenceTable.Cell, _ codes: String = "") -> [Span] {
        switch cell {
        case .words(let text), .name(let text), .message(let text): return words(text, codes)
        case .names(let names): return words(names.joined(separator: ", "), codes)
        case .severity(let severity):
            let color =
                switch severity {
                case .error: Self.red
                case .warning: Self.yellow
                case .note: Self.cyan
                }
            return [Span(severity.rawValue, color)]
        case .colors(let colors):
            return colors.map { Span($0, codes, swatch(on: ColorNotation.color($0).map { SRGB8($0) })) }
        case .pair(let pair):
            let swatch = swatch(on: SRGB8(hex: pair.on), text: SRGB8(hex: pair.text))
            return [
                Span(pair.text, codes, swatch), Span("on", codes), Span(pair.on, codes),
                Span(ShortNumber.text(pair.contrast), codes),
            ]
        case .change(let before, let after): return spans(before, codes) + [Span("→", codes)] + spans(after, codes)
        case .list(let cells): return cells.flatMap { spans($0, codes) }
        case .lines(let cells):
            return cells.enumerated().flatMap { number, cell -> [Span] in
                var line = spans(cell, codes)
                if number < cells.count - 1, let last = line.popLast() {
                    line.append(Span(last.text + ";", last.codes, last.swatch))
                }
                return line
            }
        }
    }

    /// Returns a swatch of a color, with sample letters in a text color; nil if the terminal shows no colors.
    private func swatch(on color: SRGB8?, text: SRGB8? = nil) -> Span.Swatch? {
        guard let color, depth != .plain else { return nil }
        let ink = text.map { "38;\(depth.number(of: $0));" } ?? ""
        return (text == nil ? "  " : " Aa ", "\(ink)48;\(depth.number(of: color))")
    }

    private func width(_ spans: [Span]) -> Int { spans.reduce(max(0, spans.count - 1)) { $0 + $1.width } }

    private func drawn(_ spans: [Span]) -> String {
        func drawn(_ text: String, _ codes: String) -> String {
            depth == .plain || codes.isEmpty ? text : "\u{1B}[\(codes)m\(text)\u{1B}[0m"
        }
        return spans.map { span in
            (span.swatch.map { drawn($0.text, $0.codes) + " " } ?? "") + drawn(span.text, span.codes)
        }.joined(separator: " ")
    }

    private func lines(_ spans: [Span]) -> String { lines(of: [spans], indent: 0) }

    /// Returns the lines for a list of items, none wider than the terminal.
    ///
    /// An item is only broken if it is too long for one line. Its further lines are indented by two more columns.
    private func lines(of items: [[Span]], indent: Int) -> String {
        let room = max(20, columns ?? .max)
        var lines: [(indent: Int, spans: [Span])] = []
        func fits(_ spans: [Span]) -> Bool {
            lines.last.map { $0.spans.isEmpty || $0.indent + width($0.spans + spans) <= room } ?? false
        }
        for item in items {
            let separated = lines.isEmpty ? item : [Span("·", Self.faint)] + item
            let isWhole = fits(separated) || indent + width(item) > room
            if lines.isEmpty || !isWhole { lines.append((indent, [])) }
            for span in isWhole ? separated : item {
                if !fits([span]) { lines.append((indent + 2, [])) }
                lines[lines.count - 1].spans.append(span)
            }
        }
        return lines.map { String(repeating: " ", count: $0.indent) + drawn($0.spans) + "\n" }.joined()
    }
}
