internal import AssetCatalog
package import Diagnostics
internal import FileAccess
internal import OrderedJSON
internal import ProjectModel

/// A `tincture.yml` to start from, made for what is in a folder.
package struct StarterConfiguration: Sendable {
    /// The asset catalogs, and the folders that hold pictures, relative to the folder.
    package let sources: [String]
    /// The folders of code.
    package let code: [String]
    /// The errors on the way, and the links that are not followed.
    package let findings: [Diagnostic]
    /// The folders that were not looked into, by their names.
    package let skipped: [String]
    private let pageLists: [String]
    private let productLists: [String]
    private let proposal: StarterCarousel?
    private let pairs: [(text: String, on: String)]
    /// The names of the targets that have each source.
    private let targets: [String: [String]]

    /// Looks through a folder.
    ///
    /// - Parameter currentFolder: what the folder's path starts from.
    package init(folder: String, currentFolder: String) {
        let search = StarterSearch(folder: folder, currentFolder: currentFolder)
        sources = search.sources + search.tokenFiles
        code = search.code
        findings = search.findings
        skipped = search.skipped
        pageLists = search.pageLists
        productLists = search.productLists
        proposal =
            search.sources.filter { !$0.hasSuffix(".xcassets") }.lazy
            .compactMap { StarterCarousel(folder: FilePath.join(folder, $0)) }.first
        let named = (search.sources.filter { $0.hasSuffix(".xcassets") } + search.tokenFiles)
        let colors = SourceReader.read(named.map { Source(path: FilePath.join(folder, $0)) }).catalog.colors
        pairs = StarterPairs.pairs(colors.map(\.name))
        targets = Dictionary(
            uniqueKeysWithValues: search.sources.map { source in
                (source, search.projects.bundles(of: source).map { search.projects.bundles[$0].name })
            })
    }

    /// The file's text.
    package var text: String {
        var lines = [
            ConfigurationSchema.modeline, "# The configuration of tincture; paths are relative to this file.", "",
        ]
        lines += ["sources:"] + sources.map { "  - \(Self.quoted($0))" + Self.comment(targets[$0] ?? []) }
        if !code.isEmpty {
            lines += ["", "# Where names of pictures and colors are used."]
            lines += ["code:"] + code.map { "  - \(Self.quoted($0))" }
        }
        if sources.count > 1, targets.values.allSatisfy(\.isEmpty) {
            lines += ["", "# No project file says which of them are in one app; names are unique within a target."]
            lines += [
                "# targets:",
                "#   App: {sources: [\(Self.quoted(sources[0]))], code: [\(Self.quoted(code.first ?? "App"))], platform: ios}",
            ]
        }
        if !pairs.isEmpty {
            lines += [
                "", "# Colors that seem to be drawn on others; those without the # signs must be readable there.",
            ]
            lines += ["# color-pairs:"]
            lines += pairs.map { "#   - {text: \(Self.quoted($0.text)), on: \(Self.quoted($0.on)), minimum: AA}" }
        }
        if let products = productLists.first { lines += ["", "products: \(Self.quoted(products))"] }
        lines += carousels
        lines += ["", "# How findings weigh; `tincture rules` lists them."]
        lines += ["# rules:", "#   unused-set: {exclude: [\"Flags/*\"]}", "#   missing-dark: off"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// True where there is a carousel to look at.
    package var hasCarousels: Bool { !pageLists.isEmpty || proposal?.isLikely == true }

    private var carousels: [String] {
        if pageLists.isEmpty { return proposal.map(Self.lines) ?? [] }
        return ["", "carousels:"]
            + pageLists.flatMap { list in
                [
                    "  \(Self.quoted(FilePath.stemAndExtension(of: FilePath.name(of: list)).stem)):",
                    "    pages: \(Self.quoted(list))", "    style: page   # page | paged | snap | deck",
                    "    wraps: true",
                    "    interpolation: srgb   # or oklab",
                ]
            }
    }

    private static func lines(_ proposal: StarterCarousel) -> [String] {
        let pages = proposal.pages.map(quoted).joined(separator: ", ")
        let lines = [
            "carousels:", "  home:", "    pages: [\(pages)]", "    style: page   # page | paged | snap | deck",
            "    wraps: true",
        ]
        return proposal.isLikely
            ? [""] + lines : ["", "# A carousel of these pictures, without the # signs:"] + lines.map { "# \($0)" }
    }

    private static func comment(_ targets: [String]) -> String {
        let names = targets.map { $0.filter { !$0.isNewline } }
        return names.isEmpty ? "" : "   # " + names.joined(separator: ", ")
    }

    /// The words that some YAML reader (1.1 or 1.2) doesn't take for text.
    private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// A text as YAML takes it: as it is where it is plain, else as a JSON string, which YAML takes too.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-".unicodeScalars.contains($0)
        }
        let startsPlain =
            text.unicodeScalars.first?.properties.isAlphabetic == true && !words.contains(text.lowercased())
        return isPlain && (startsPlain || text == ".") ? text : JSONWriter.text(JSONNode(.string(text)), layout: .line)
    }
}
