package import Diagnostics

/// Prints the findings for people: grouped by file, with the source line and a caret, followed by totals.
///
/// Equal findings are one block with their places, and findings of one rule about whole files are one with a list of
/// their names (see ``FindingBlock``). If there are many, the rest is counted by severity and rule.
package struct SummaryReporter: Reporter {
    private let context: ReportContext

    package init(context: ReportContext) { self.context = context }

    package func report(_ diagnostics: [Diagnostic]) -> String {
        if context.isVerbose {
            return text(of: diagnostics.errorsFirst(\.severity).map { FindingBlock($0) }) + totals(diagnostics)
        }
        let blocks = Self.ranked(FindingBlock.blocks(of: diagnostics))
        let errors = blocks.prefix { $0.first.severity == .error }.count
        let count = max(Self.mostShown, min(errors, Self.mostErrors))
        let text = text(of: Self.byRule(blocks.prefix(count).sorted { $0.first < $1.first }))
        let rest = blocks.dropFirst(count).flatMap(\.findings)
        return text + (rest.isEmpty ? totals(diagnostics) : folded(rest.sorted()) + repeated(diagnostics))
    }

    /// The maximum number of blocks with their source lines, unless more are errors.
    private static let mostShown = 10
    private static let mostErrors = 30

    /// Returns the blocks by severity, and within a severity first two of each rule, as examples.
    private static func ranked(_ blocks: [FindingBlock]) -> [FindingBlock] {
        Diagnostic.Severity.allCases.flatMap { severity in
            var counts: [Rule: Int] = [:]
            let own = blocks.filter { $0.first.severity == severity }.map { block in
                counts[block.first.rule, default: 0] += 1
                return (block, isExample: severity == .error || counts[block.first.rule, default: 0] <= 2)
            }
            return own.filter(\.isExample).map(\.0) + own.filter { !$0.isExample }.map(\.0)
        }
    }

    /// Returns blocks by severity, and within a severity by rule: first the rule of the first block.
    private static func byRule(_ blocks: [FindingBlock]) -> [FindingBlock] {
        var rest = blocks.errorsFirst(\.first.severity)
        var sorted: [FindingBlock] = []
        while let next = rest.first?.first {
            let isNext = { (block: FindingBlock) in
                (block.first.severity, block.first.rule) == (next.severity, next.rule)
            }
            sorted += rest.filter(isNext)
            rest.removeAll(where: isNext)
        }
        return sorted
    }

    /// Returns the numbers of the findings that aren't shown, and the places with most of them, for each rule.
    ///
    /// A finding that sums up others is shown with its message.
    private func folded(_ rest: [Diagnostic]) -> String {
        let style = Style(isOn: context.usesColors)
        var text = ""
        for severity in Diagnostic.Severity.allCases {
            let own = rest.filter { $0.severity == severity }
            if own.isEmpty { continue }
            text += style.bold("\(own.count) more \(severity.rawValue)\(own.count == 1 ? "" : "s")") + "\n"
            for finding in own where finding.gathered != nil {
                text += indented("\(finding.rule.rawValue): \(TerminalText.escaped(finding.message))")
            }
            let single = own.filter { $0.gathered == nil }
            for (rule, count) in FindingTotals(single).byRule {
                let ofRule = single.filter { $0.rule == rule }
                let places = Dictionary(grouping: ofRule) { FindingBlock.place(of: $0.path) }
                    .map { (place: $0, count: $1.count) }.sorted { ($1.count, $0.place) < ($0.count, $1.place) }
                let named = places.map { TerminalText.escaped($0.place) + (places.count > 1 ? " (\($0.count))" : "") }
                text += indented("\(rule.rawValue): \(count) in \(named.shortened(to: 3))")
                let names = ofRule.compactMap(\.subject.names.first).prefix(Self.mostNames).joined(separator: ", ")
                let end = count > Self.mostNames ? " and \(count - Self.mostNames) more" : ""
                text += names.isEmpty ? "" : indented("  " + TerminalText.escaped(names) + end)
            }
        }
        return text + "\n"
    }

    /// Returns the first errors again, because they may have scrolled off the screen.
    private func repeated(_ diagnostics: [Diagnostic]) -> String {
        let style = Style(isOn: context.usesColors)
        let errors = diagnostics.filter { $0.severity == .error }
        let first = errors.prefix(3).map { error in
            indented("error " + TerminalText.escaped("\(error.location.description): \(error.message)"))
                .replacing("error", with: style.severity(.error), maxReplacements: 1)
        }
        let rest = errors.count - first.count
        let more = rest > 0 ? "  and \(rest) more \(rest == 1 ? "error" : "errors")\n" : ""
        return first.joined() + more + counts(diagnostics)
            + "`tincture check --verbose` shows all of them, `tincture rules NAME` explains a rule.\n"
            + "`tincture check --write-baseline FILE` accepts them; `--baseline FILE` then shows only new ones.\n"
            + (diagnostics.contains { $0.rule == "unused-set" && $0.severity != .note }
                ? "`tincture check --fix --delete --only unused-set` deletes the unused sets; add --dry-run to list them.\n"
                : "")
    }

    /// Returns the findings as blocks without totals; consecutive findings in the same file share a heading.
    package func findings(_ diagnostics: [Diagnostic]) -> String {
        text(of: FindingBlock.blocks(of: diagnostics), rest: "")
    }

    private func text(of blocks: [FindingBlock], rest hint: String = ", which --verbose shows") -> String {
        let lines = SourceLines(
            of: blocks.filter(\.variants.isEmpty).map(\.first), currentFolder: context.currentFolder,
            named: context.named)
        let style = Style(isOn: context.usesColors)
        var text = ""
        var rest = blocks[...]
        while let heading = rest.first?.heading {
            let ofFile = rest.prefix { $0.heading == heading }
            rest = rest.dropFirst(ofFile.count)
            // A terminal opens a path at its line.
            let only = ofFile.count == 1 ? ofFile.first.flatMap(\.place) : nil
            text += style.bold(TerminalText.escaped(only ?? heading)) + "\n"
            for block in ofFile {
                text += words(of: block, style)
                text +=
                    block.variants.isEmpty
                    ? excerpt(of: block.first, lines, style) + others(of: block) : variants(of: block, hint)
            }
            text += "\n"
        }
        return text
    }

    /// Returns the other places of equal findings, one a line, so that a terminal can open them.
    private func others(of block: FindingBlock) -> String {
        let places = block.findings.dropFirst().map { TerminalText.escaped($0.location.description) }
        let rest = places.count - Self.mostPlaces
        return places.prefix(Self.mostPlaces).map { "    also at \($0)\n" }.joined()
            + (rest > 0 ? "    and at \(rest) more place\(rest == 1 ? "" : "s")\n" : "")
    }

    private static let mostNames = 6

    private static let mostPlaces = 10
    private static let mostVariants = 4
    private static let mostLines = 10

    /// Returns the messages and names of a block; a single message is in the block's first line.
    private func variants(of block: FindingBlock, _ hint: String) -> String {
        let shown = block.variants.prefix(Self.mostVariants)
        let rest = block.findings.count - shown.reduce(0) { $0 + max(1, $1.names.count) }
        return shown.map { variant in
            (block.variants.count == 1 ? "" : indented("  " + TerminalText.escaped(variant.message)))
                + columns(of: variant.names, margin: block.variants.count == 1 ? 4 : 6, hint)
        }.joined() + (rest > 0 ? "    and \(rest) with other messages\(hint)\n" : "")
    }

    /// Returns names in columns that fit the terminal, and the number of names that are left out.
    private func columns(of names: [String], margin: Int, _ hint: String) -> String {
        let names = names.map { TerminalText.escaped($0) }
        let margin = String(repeating: " ", count: margin)
        let width = (names.map(\.count).max() ?? 0) + 2
        let inLine = max(1, ((context.columns ?? 100) - margin.count + 2) / width)
        let shown = names.prefix(inLine * Self.mostLines)
        let lines = stride(from: 0, to: shown.count, by: inLine).map { start in
            let line = shown[start..<min(start + inLine, shown.count)]
            return margin
                + line.dropLast().map { $0 + String(repeating: " ", count: width - $0.count) }.joined()
                + (line.last ?? "") + "\n"
        }
        let rest = names.count - shown.count
        return lines.joined() + (rest == 0 ? "" : margin + "and \(rest) more\(hint)\n")
    }

    /// Returns a line indented by two columns, wrapped to the width of the terminal.
    private func indented(_ line: String) -> String {
        (context.columns.map { TextFolding.folded("  " + line, width: $0) } ?? "  " + line) + "\n"
    }

    private func words(of block: FindingBlock, _ style: Style) -> String {
        let severity = block.severity
        let rule = "[\(block.first.rule.rawValue)]"
        let message = block.variants.count == 1 ? block.variants[0].message : block.first.message
        var text = indented(
            block.variants.count > 1 ? "\(severity) \(rule)" : "\(severity): \(TerminalText.escaped(message)) \(rule)")
        // Escape sequences have no width, so the colors are inserted after the line breaks.
        if let range = text.firstRange(of: severity) {
            text.replaceSubrange(range, with: style.colored(severity, block.first.severity))
        }
        if let range = text.ranges(of: rule).last { text.replaceSubrange(range, with: style.faint(rule)) }
        return text
    }

    /// Returns the source line with a caret below the finding's column; empty for a whole file.
    private func excerpt(of diagnostic: Diagnostic, _ lines: SourceLines, _ style: Style) -> String {
        guard let position = diagnostic.location.position, position != .start,
            let line = lines.line(position.line, of: diagnostic.path)
        else { return "" }
        let column = lines.codePoint(atByte: position.column, ofLine: position.line, in: diagnostic.path)
        // A tab is shown as one space, so that the caret is in the right column.
        let shown = { (text: Substring.UnicodeScalarView) in
            TerminalText.escaped(String(text).replacing("\t", with: " "))
        }
        guard line.unicodeScalars.count >= column - 1 else { return "" }
        let before = shown(line.unicodeScalars.prefix(column - 1))
        let after = shown(line.unicodeScalars.dropFirst(column - 1))
        let gutter = "    \(position.line) | "
        let cut = CutLine(before, after, width: (context.columns ?? SourceLines.longest) - gutter.count)
        let margin = String(repeating: " ", count: gutter.count - 2) + "| "
        return style.faint(gutter) + cut.text + "\n" + style.faint(margin)
            + String(repeating: " ", count: cut.column) + style.colored("^", diagnostic.severity) + "\n"
    }

    private func counts(_ diagnostics: [Diagnostic]) -> String {
        let sums = diagnostics.compactMap(\.gathered)
        return FindingTotals(diagnostics).bySeverity + context.hiddenText
            + (context.comparesCode ? "" : "; code was not compared: name it under `code:` in tincture.yml") + "\n"
            + (sums.isEmpty
                ? ""
                : "\(sums.count) of these \(sums.count == 1 ? "sums" : "sum") up \(sums.reduce(0, +)) findings, "
                    + "which --verbose lists.\n")
    }

    private func totals(_ diagnostics: [Diagnostic]) -> String {
        let totals = FindingTotals(diagnostics)
        let width = totals.byRule.map { "\($0.count)".count }.max() ?? 0
        return counts(diagnostics)
            + totals.byRule.map { rule, count in
                "  " + String(repeating: " ", count: width - "\(count)".count) + "\(count)  \(rule.rawValue)\n"
            }.joined()
            + (totals.byRule.isEmpty ? "" : "`tincture rules NAME` explains a rule.\n")
    }
}

/// A line that is shortened at its ends to fit a width, while a column in it stays visible.
struct CutLine {
    let text: String
    let column: Int

    init(_ before: String, _ after: String, width: Int) {
        let width = max(20, width)
        let (left, right) = (before.count, after.count)
        guard left + right > width else {
            text = before + after
            column = left
            return
        }
        // The text after the column is more informative than the text before it.
        let shownLeft = left <= width / 2 ? left : max(width / 3, width - right)
        let head = shownLeft < left ? "…" + before.suffix(shownLeft - 1) : before
        let room = width - shownLeft
        text = head + (right > room ? after.prefix(room - 1) + "…" : after)
        column = shownLeft
    }
}

/// Adds colors and weights to text with escape sequences (ECMA-48, section 8.3.117, SGR), unless they are turned off.
private struct Style {
    let isOn: Bool

    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }

    func bold(_ text: String) -> String { wrap(text, "1") }

    func faint(_ text: String) -> String { wrap(text, "2") }

    func severity(_ severity: Diagnostic.Severity) -> String { colored(severity.rawValue, severity) }

    func colored(_ text: String, _ severity: Diagnostic.Severity) -> String {
        wrap(text, severity.word(error: "1;31", warning: "1;33", note: "1;36"))
    }
}
