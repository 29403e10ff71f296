internal import AssetCatalog
internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// The comments that silence findings about one line, such as `// tincture:ignore unknown-asset: the server sends it`.
///
/// A comment is at the end of the line, or alone on the line above. It names rules, separated by commas, or none for
/// all rules. The text after a colon is the reason. JSON has no comments, so a `Contents.json` isn't read.
enum IgnoreComments {
    private static let marker = Array("tincture:ignore".utf8)

    /// Returns the findings that no comment silences, and a warning for each unknown rule in the comments beside them.
    static func apply(to findings: [Diagnostic]) -> (kept: [Diagnostic], mistakes: [Diagnostic]) {
        var kept: [Diagnostic] = []
        var mistakes: Set<Diagnostic> = []
        for (path, findings) in Dictionary(grouping: findings, by: \.path) {
            let lines = lines(of: path, with: findings)
            kept += findings.filter { finding in
                guard let line = finding.line else { return true }
                let comments = comments(beside: line, in: lines)
                mistakes.formUnion(comments.flatMap { $0.mistakes(in: path) })
                return !comments.contains { $0.silences(finding.rule) }
            }
        }
        return (kept, mistakes.sorted())
    }

    /// Returns the lines of a file; none if no finding is about a line of it, or if it has no such comment.
    private static func lines(of path: String, with findings: [Diagnostic]) -> [ArraySlice<UInt8>] {
        guard FilePath.name(of: path) != SetContents.fileName, findings.contains(where: { $0.line != nil }),
            let bytes = try? RegularFile.bytes(of: path), TextSearch.findings(of: [marker], in: bytes) != [.absent]
        else { return [] }
        return bytes.split(separator: 10, omittingEmptySubsequences: false)
    }

    private static func comments(beside line: Int, in lines: [ArraySlice<UInt8>]) -> [Comment] {
        [line - 1, line].compactMap { number in
            guard lines.indices.contains(number - 1), let comment = Comment(lines[number - 1], line: number),
                number == line || comment.isAlone
            else { return nil }
            return comment
        }
    }

    private struct Comment {
        /// Whether nothing precedes the comment on its line.
        let isAlone: Bool
        private let rules: [String]
        private let position: TextPosition

        /// Reads the comment in a line; nil if the line has none.
        init?(_ bytes: ArraySlice<UInt8>, line: Int) {
            let text = String(decoding: bytes, as: UTF8.self)
            guard let range = text.firstRange(of: "tincture:ignore"),
                let opener = text[..<range.lowerBound].firstMatch(of: /(\/\/+|\/\*+|<!--|#+)[ \t]*$/)
            else { return nil }
            let rest = text[range.upperBound...].prefix { !$0.isNewline }
            guard rest.first.map({ " \t:*-".contains($0) }) ?? true else { return nil }
            let end = ["*/", "-->"].compactMap { rest.firstRange(of: $0)?.lowerBound }.min() ?? rest.endIndex
            let names = rest[..<end].prefix { $0 != ":" }
            rules = names.split(separator: ",").map { $0.split { " \t".contains($0) }.joined(separator: " ") }
                .filter { !$0.isEmpty }
            isAlone = text[..<opener.range.lowerBound].allSatisfy(\.isWhitespace)
            position = TextPosition(line: line, column: text[..<range.lowerBound].utf8.count + 1)
        }

        func silences(_ rule: Rule) -> Bool { rules.isEmpty || rules.contains(rule.rawValue) }

        func mistakes(in path: String) -> [Diagnostic] {
            rules.filter { Rule(rawValue: $0).flatMap(CheckRule.named) == nil }.map { name in
                Diagnostic(
                    .warning, .unusedConfiguration, at: SourceLocation(path: path, position: position),
                    "unknown rule \(name.quoted) in tincture:ignore"
                        + (name.contains(" ")
                            ? ". Separate rules by commas, and write a colon before the reason."
                            : CheckRule.vocabulary.hint(for: name)))
            }
        }
    }
}
