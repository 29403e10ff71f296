internal import Diagnostics

/// Changes of one kind as a table, for any output format.
struct DifferenceTable {
    indirect enum Cell {
        /// Text that Tincture wrote.
        case words(String)
        /// A name, a path or a text from a catalog.
        ///
        /// The text may contain any characters, so it must be escaped.
        case name(String)
        /// Several names, with commas between them.
        case names([String])
        /// Colors of a backdrop from the top, or of a gradient from its start.
        case colors([String])
        /// A text on a background, and their contrast.
        case pair(ColorPairChange.Colors)
        case change(Cell, Cell)
        case severity(Diagnostic.Severity)
        /// Several cells in one line, with spaces between them.
        case list([Cell])
        /// Several cells, one per line if the format has room.
        case lines([Cell])
    }

    struct Row {
        let cells: [Cell]
        /// The findings that explain the change or follow from it, in words.
        var findings: [String] = []
        /// The key of the drawing that shows the change; nil if no drawing shows the change.
        var subject: DifferenceSubject?
        var isWorse = false
        /// The picture, if the row is about a changed picture.
        ///
        /// The HTML page shows the picture in place of the row.
        var picture: PictureChange?
    }

    let title: String
    let columns: [String]
    /// The indices of the columns that name the changed thing.
    var keys = 0..<1
    let rows: [Row]

    /// Returns a table with only the rows for which a condition is true; nil if there are none.
    func filtered(_ isIncluded: (Row) -> Bool) -> DifferenceTable? {
        let rows = rows.filter(isIncluded)
        return rows.isEmpty ? nil : DifferenceTable(title: title, columns: columns, keys: keys, rows: rows)
    }
}

/// The tables of a difference, in two groups: first the changes that made something worse, then all others.
struct DifferenceReport {
    let worse: [DifferenceTable]
    let rest: [DifferenceTable]

    init(_ difference: CatalogDifference) {
        let tables = DifferenceTable.all(of: difference)
        worse = tables.compactMap { $0.filtered(\.isWorse) }
        rest = tables.compactMap { $0.filtered { !$0.isWorse } }
    }

    /// The number of changes, such as `3 changes made something worse, 5 other changes`; nil if there are none.
    var summary: String? {
        func count(_ tables: [DifferenceTable]) -> Int { tables.reduce(0) { $0 + $1.rows.count } }
        let (bad, others) = (count(worse), count(rest))
        let words = [
            bad == 0 ? nil : "\(bad) \(bad == 1 ? "change" : "changes") made something worse",
            others == 0 ? nil : "\(others) \(bad == 0 ? "" : "other ")\(others == 1 ? "change" : "changes")",
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The sections and their sizes, such as `Made worse: contrast 1. Other changes: pictures 2.`.
    var contents: String {
        [("Made worse", worse), ("Other changes", rest)].filter { !$0.1.isEmpty }.map { words, tables in
            "\(words): "
                + tables.map { "\($0.title.prefix(1).lowercased())\($0.title.dropFirst()) \($0.rows.count)" }
                .joined(separator: ", ") + "."
        }.joined(separator: " ")
    }
}

/// The carousel, picture, color or gradient that a drawing shows.
package struct DifferenceSubject: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        case carousel, picture, color, gradient
    }

    package let kind: Kind
    /// The name; for a renamed picture, the name in the second catalog.
    package let name: String

    package static func carousel(_ name: String) -> Self { Self(kind: .carousel, name: name) }
    package static func picture(_ name: String) -> Self { Self(kind: .picture, name: name) }
    package static func color(_ name: String) -> Self { Self(kind: .color, name: name) }
    package static func gradient(_ name: String) -> Self { Self(kind: .gradient, name: name) }
}
