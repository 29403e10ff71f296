internal import CEmbeddedFiles
package import CatalogManifest
package import CatalogPage
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// An HTML page that shows how two catalogs differ: carousels that scroll together, pictures, and tables of changes.
package struct DifferencePage {
    package struct Picture: Sendable, Equatable {
        package let sha256: String
        /// The path in the manifest of the picture's catalog.
        package let file: String
        package let format: String
        package let isBefore: Bool
    }

    static let mostFigures = 60
    private static let mostStages = 6
    private static let mostRows = 1000

    private let difference: CatalogDifference
    private let folder: String
    private let figures: [PictureChange]
    private let unreadable: [String: [[Double]]]
    private let stages: [DifferenceStage]

    /// Creates the page of a difference.
    ///
    /// - Parameter folder: the folder in which the catalogs are compared, for which a browser stores a reader's check
    /// marks and notes.
    package init(_ difference: CatalogDifference, base: CatalogManifest, head: CatalogManifest, folder: String = "") {
        self.difference = difference
        // The page may be published, so it doesn't name the folder.
        self.folder = String(ContentDigest.of(Array(folder.utf8)).prefix, radix: 16)
        // A renamed picture looks the same, so it comes last.
        let sorted = [false, true].flatMap { isRenamed in
            difference.pictures.filter { ($0.change == .renamed) == isRenamed }
        }
        figures = Array(sorted.prefix(Self.mostFigures))
        unreadable = Dictionary(grouping: difference.text.filter(\.change.isProblem), by: \.image).mapValues {
            $0.compactMap(\.failing)
        }
        let changed = Set(
            difference.contrast.map(\.carousel) + difference.backdrops.compactMap(\.carousel)
                + difference.carousels.map(\.name))
        let carousels = CarouselComparison.all(base, head, Renames(from: base, to: head)).filter {
            changed.contains($0.head.name)
        }
        let files = (before: base.largestFiles, after: head.largestFiles)
        stages = carousels.prefix(Self.mostStages).map { compared in
            DifferenceStage(
                compared, files.before, files.after,
                position: difference.lowestRange(of: compared.head.name)?.position,
                pins: difference.pinWords(in: compared.head.name))
        }
    }

    /// The pictures that the page shows, in order, each content only once.
    package var pictures: [Picture] {
        var known: Set<String> = []
        let shown = figures.flatMap { change -> [Picture] in
            let sides = [(change.before, true), (change.after, false)]
            let pictures = sides.compactMap { facts, isBefore in
                facts.map { Picture(sha256: $0.sha256, file: $0.file, format: $0.format, isBefore: isBefore) }
            }
            guard change.change == .added, let original = change.original else { return pictures }
            return pictures + [
                Picture(
                    sha256: original.sha256, file: original.file, format: original.format,
                    isBefore: change.likeness == .former)
            ]
        }
        return (shown + stages.flatMap(\.pictures)).filter { !$0.sha256.isEmpty && known.insert($0.sha256).inserted }
    }

    /// Returns the page as one HTML document, which loads nothing from elsewhere.
    ///
    /// - Parameters:
    ///   - pictures: the pictures, keyed by the digests of their files.
    ///   - samples: for the name of a picture that lost details everywhere, the part that lost most: left, top, width
    ///     and height as fractions of the picture.
    /// - Returns: the document in UTF-8. The same content always has the same bytes.
    package func document(
        with pictures: [String: PagePicture], samples: [String: [Double]] = [:]
    ) throws -> [UInt8] {
        let elements = self.pictures.lazy.map { CatalogPage.element(Self.identifier($0.sha256), pictures[$0.sha256]) }
        func side(_ digest: String) -> PageFigure.Side {
            switch pictures[digest] {
            case .bytes?: PageFigure.Side(picture: Self.identifier(digest))
            case .missing(let reason)?: PageFigure.Side(missing: reason)
            case nil: PageFigure.Side()
            }
        }
        var stages = stages
        for index in stages.indices { stages[index].name(pictures: { side($0).picture }) }
        let backdropWords = difference.backdropWords
        let data = PageData(
            name: "\(difference.base) → \(difference.head) \(folder)",
            figures: figures.map {
                PageFigure(
                    $0, difference.lossFindings, backdropWords[$0.name], unreadable[$0.name], samples[$0.name], side)
            },
            same: difference.pictures.filter(\.looksTheSame).map(\.name), stages: stages)
        let title = difference.title(\.self)
        let report = DifferenceReport(difference)
        // The page shows these pictures and the facts about them, so their rows are left out of the tables.
        func tables(_ tables: [DifferenceTable]) -> String { tables.map { Self.table($0, figures) }.joined() }
        let listed = Set((report.worse + report.rest).flatMap(\.names))
        func reference(to name: String) -> String {
            let text = Self.escaped(name)
            return listed.contains(name) ? "<a href=\"#worse\" data-item=\"\(text)\">\(text)</a>" : text
        }
        let leads = report.leadLines({ "\(reference(to: $0.name)) · \(Self.escaped($0.words))" }, more: \.self)
        let list = leads.isEmpty ? "" : "</p>\n<ul>\(leads.map { "<li>\($0)</li>" }.joined())</ul>\n<p>"
        let advice = "\(report.opening) \(list)\(report.closing(Self.escaped))"
        let summary = report.summary.map { ["\(Self.escaped($0)).", advice] } ?? ["No differences."]
        let others = [difference.weightWords].compactMap(\.self) + difference.notes
        let warning = difference.warning.map { ["<p class=\"warning\">\(Self.escaped($0))</p>"] } ?? []
        let notes = warning + (summary + others.map(Self.escaped)).map { "<p>\($0)</p>" }
        return Template.filled(
            Self.template,
            [
                "policy": MarkupText.escaped(Self.policy), "worse": tables(report.worse),
                "title": Self.escaped(title), "style": Self.style,
                "heading": Self.escaped(title), "notes": notes.joined(separator: "\n"),
                "tables": tables(report.rest),
                "data": MarkupText.inert(try JSONTextEncoder.text(data, layout: .line)),
                "pictures": elements.joined(),
                "script": Self.script,
            ])
    }

    private static func identifier(_ digest: String) -> String { "picture-\(digest)" }

    private static let template = text("difference.html")
    private static let style = "\n" + CatalogPage.sharedStyle + text("difference.css")
    private static let script = "\n" + text("difference.js")

    private static func text(_ file: String) -> String {
        String(cString: tincture_embedded_file("Show/CatalogDifference/Document/\(file)"))
    }

    private static var policy: String {
        CatalogPage.policy(script: script, styleSources: "'\(CatalogPage.source(style))'")
    }

    private static func escaped(_ text: String) -> String { MarkupText.escaped(TerminalText.escaped(text)) }

    private static func table(_ whole: DifferenceTable, _ shown: [PictureChange]) -> String {
        let table = whole.filtered { $0.picture.map { !shown.contains($0) } ?? true }
        let figures = whole.rows.contains { $0.picture != nil } ? "<div class=\"figures\"></div>\n" : ""
        let title = escaped(whole.title)
        return "<section data-table=\"\(title)\">\n<h3>\(title) <span class=\"count\">\(whole.rows.count)</span></h3>\n"
            + figures + (table.map(rows) ?? "") + "</section>\n"
    }

    private static func rows(_ table: DifferenceTable) -> String {
        let heads =
            "<th scope=\"col\">Reviewed</th>"
            + table.columns.map { "<th scope=\"col\" data-column=\"\(escaped($0))\">\(escaped($0))</th>" }.joined()
        let rows = table.rows.prefix(mostRows).map { row in
            "<tr role=\"row\" data-item=\"\(escaped(table.name(of: row)))\"\(attributes(row))><td role=\"cell\"><label class=\"target\"><input type=\"checkbox\" class=\"tick\"></label></td>"
                + zip(table.columns, row.cells).enumerated().map { number, item in
                    let (column, content) = item
                    return
                        "<td role=\"cell\"\(table.keys.contains(number) ? " class=\"key\"" : "") data-column=\"\(escaped(column))\"><div>\(cell(content))</div></td>"
                }.joined() + "</tr>\n"
                + row.findings.map {
                    "<tr role=\"row\" class=\"reason\"><td></td><td role=\"cell\" class=\"\($0.severity.rawValue)\" colspan=\"\(table.columns.count)\">"
                        + "\(escaped($0.words))</td></tr>\n"
                }.joined()
        }
        let rest = table.rows.count - rows.count
        return "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"\(escaped(table.title))\">"
            // The roles keep the table readable for screen readers where a narrow page shows rows as blocks.
            + "<table role=\"table\">\n<thead><tr>\(heads)</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table></div>\n"
            + (rest > 0 ? "<p class=\"rest\">and \(rest) more; --format json has all</p>\n" : "")
    }

    /// Returns the HTML attributes that link a table row to its carousel and picture on the page; empty for other rows.
    private static func attributes(_ row: DifferenceTable.Row) -> String {
        let carousel = row.page?.carousel ?? (row.subject?.kind == .carousel ? row.subject?.name : nil)
        return [("carousel", carousel), ("image", row.page?.image)].map { key, name in
            name.map { " data-\(key)=\"\(escaped($0))\"" } ?? ""
        }.joined()
    }

    private static func cell(_ cell: DifferenceTable.Cell) -> String {
        switch cell {
        case .words(let words): escaped(words)
        case .message(let text): escaped(text)
        case .name(let name): "<span class=\"name\">\(escaped(name))</span>"
        case .names(let names): names.map { self.cell(.name($0)) }.joined(separator: ", ")
        case .colors(let colors): (ramp(colors) + colors.map(chip)).joined(separator: " ")
        case .severity(let severity): "<span class=\"\(severity.rawValue)\">\(severity.rawValue)</span>"
        case .pair(let colors):
            "<span class=\"sample\" data-color=\"\(escaped(colors.on))\" data-text=\"\(escaped(colors.text))\"><i></i>"
                + "<b>\(escaped(ShortNumber.text(colors.contrast)))</b> <span>\(escaped(colors.text)) on \(escaped(colors.on))</span></span>"
        case .change(let before, let after):
            "<span class=\"change\">\(self.cell(before)) <span class=\"arrow\">→</span> \(self.cell(after))</span>"
        case .list(let cells): DifferenceTable.Cell.joined(cells, self.cell)
        case .lines(let cells): "<ul>\(cells.map { "<li>\(self.cell($0))</li>" }.joined())</ul>"
        }
    }

    private static func chip(_ code: String) -> String {
        "<span class=\"chip\" data-color=\"\(escaped(ColorNotation.css(code)))\"><i></i>\(escaped(code))</span>"
    }

    /// Returns the picture of a gradient from top to bottom; empty for a single color.
    private static func ramp(_ colors: [String]) -> [String] {
        let stops = colors.map { escaped(ColorNotation.css($0)) }.joined(separator: ", ")
        return colors.count < 2
            ? [] : ["<span class=\"chip ramp\" data-color=\"linear-gradient(\(stops))\"><i></i></span>"]
    }
}

extension DifferencePage {
    private struct PageData: Encodable {
        /// The names of the compared catalogs and a digest of the folder, under which the browser stores what is
        /// reviewed.
        ///
        /// It has no commit hashes, so the ticks and notes of unchanged rows stay when a branch moves.
        var name: String
        var figures: [PageFigure]
        var same: [String]
        var stages: [DifferenceStage]
    }

    private struct PageFigure: Encodable {
        struct Side: Encodable {
            var picture: String?
            var missing: String?
            /// The words above the picture; absent for "before" and "after".
            var word: String?
        }

        /// The digests of both files: a tick is for these, and gone if one of them changes again.
        var key: String
        var name: String
        var title: String
        /// The title of the table whose rows the picture replaces.
        var table: String
        var file: String
        var detail: String
        var facts: String
        var colors: [String]
        var backdropWords: String?
        var bleed: PictureChange.Bleed?
        var bleedCause: String
        var findings: [String]
        var isWorse: Bool
        /// Whether the picture is so wide that it needs the whole width of the page.
        var isWide: Bool
        var isTruncated: Bool
        var before: Side?
        var after: Side?
        /// The width and height of the new picture, or of the old if it became smaller, in pixels.
        var size: [Int]?
        var regions: [[Double]]?
        var sample: [Double]?
        var unreadable: [[Double]]?

        init(
            _ change: PictureChange, _ told: Set<FindingChanges.Finding>, _ backdropWords: String?,
            _ unreadable: [[Double]]?, _ sample: [Double]?, _ side: (_ digest: String) -> Side
        ) {
            (self.unreadable, self.sample) = (unreadable, sample)
            findings = change.allFindings.filter { !told.contains($0) }.map(\.words)
            key = [change.before, change.after].map { $0?.sha256 ?? "" }.joined(separator: " ")
            name = change.name
            let backdrops = [change.before, change.after].compactMap { $0?.backdrop }
            colors = backdrops.first == backdrops.last ? Array(backdrops.prefix(1)) : backdrops
            self.backdropWords = colors.count > 1 ? backdropWords : nil
            title = (change.formerName.map { "\($0) → " } ?? "") + change.name
            (detail, isWorse, isTruncated) = (change.words, change.isWorse, change.isTruncated)
            table = DifferenceTable.title(of: change)
            file = change.paths.joined(separator: " → ")
            bleed = change.bleed
            bleedCause = change.bleedCause
            facts =
                change.forms.joined(separator: " → ") + " · "
                + ByteCount.change(change.before?.byteCount, change.after?.byteCount)
            let sized = change.lostSize == nil ? change.after : change.before
            self.size = sized?.pixelSize.map { [$0.width, $0.height] }
            let size = (change.after ?? change.before).map { ($0.pixelWidth ?? 0, $0.pixelHeight ?? 0) } ?? (0, 0)
            isWide = Double(size.0) > 1.8 * Double(size.1)
            (before, after) = (change.before.map { side($0.sha256) }, change.after.map { side($0.sha256) })
            if change.change == .added, let original = change.original, let name = change.looksLike {
                before = side(original.sha256)
                before?.word = change.likeness == .former ? "formerly \(name)" : "\(name), the original"
                after?.word = "\(change.name), added"
            }
            regions = change.local == nil ? nil : change.marks
        }
    }
}

extension CatalogDifference {
    /// Returns an HTML page that shows the difference, with all pictures that can be read.
    ///
    /// - Parameter folder: the folder in which the catalogs are compared (see ``DifferencePage``).
    package func page(
        _ base: ComparedCatalog, _ head: ComparedCatalog, in folder: String, converter: PictureConverter?, jobs: Int
    ) async throws -> String {
        let page = DifferencePage(self, base: base.manifest, head: head.manifest, folder: folder)
        let wanted = page.pictures
        let read = await inParallel(wanted, width: jobs) { picture -> PagePicture in
            guard let path = (picture.isBefore ? base : head).path(picture.file) else {
                return .missing("does not exist")
            }
            return .read(
                path, format: picture.format, sha256: picture.sha256, among: wanted.count, converter: converter)
        }
        let pictures = Dictionary(zip(wanted.map(\.sha256), read)) { first, _ in first }
        let lossy = Array(self.pictures.filter(\.lostDetails).prefix(DifferencePage.mostFigures))
        let samples = await inParallel(lossy, width: jobs) { sample(of: $0, base, head)?.part }
        let parts = Dictionary(zip(lossy.map(\.name), samples)) { first, _ in first }.compactMapValues(\.self)
        return String(decoding: try page.document(with: pictures, samples: parts), as: UTF8.self)
    }
}
