internal import AssetCatalog
package import CatalogConfiguration
package import Diagnostics
internal import FileAccess
internal import OrderedJSON
internal import ProjectModel

/// The first `tincture.yml` for a folder, as `tincture init` writes it.
package struct StarterConfiguration: Sendable {
    /// The paths of asset catalogs, picture folders and token files, relative to the searched folder.
    package let sources: [String]
    package let code: [String]
    /// The findings of the search, such as exceeded limits, links that weren't followed, and numbered pictures that
    /// narrowly fail to be a carousel.
    package let findings: [Diagnostic]
    package let skipped: [String]
    package let isTooLarge: Bool
    private let contents: StarterContents
    private let pairs: [(text: String, on: String)]
    private let targets: [String: [String]]

    /// Creates the configuration by searching a folder for asset catalogs, pictures, data files and code.
    ///
    /// - Parameters:
    ///   - currentFolder: the absolute path of the folder against which `folder` is resolved if it is relative.
    ///   - mostFiles: the maximum number of files and folders to visit.
    package init(folder: String, currentFolder: String, mostFiles: Int = .max) {
        let search = StarterSearch(folder: folder, currentFolder: currentFolder, mostFiles: mostFiles)
        isTooLarge = search.isTooLarge
        skipped = search.skipped
        let home = FilePath.normalized(FilePath.join(currentFolder, folder))
        contents = StarterContents(search, in: folder, named: FilePath.name(of: home))
        sources = contents.sources + search.tokenFiles
        let named = contents.sources.filter { $0.hasSuffix(".xcassets") } + search.tokenFiles
        let colors = SourceReader.read(named.map { Source(path: FilePath.join(folder, $0)) }).catalog.colors
        pairs = StarterPairs.pairs(colors.map(\.name))
        code = search.code
        findings = search.findings + contents.findings
        targets = Dictionary(
            uniqueKeysWithValues: sources.map { source in
                (source, search.projects.bundles(of: source).map { search.projects.bundles[$0].name })
            })
    }

    package var text: String {
        var lines = [
            ConfigurationSchema.modeline, "# The configuration of tincture; paths are relative to this file.", "",
        ]
        lines += ["sources:"] + sources.map(sourceLine)
        if !code.isEmpty {
            lines += ["", "# Where names of pictures and colors are used."]
            lines += ["code:"] + code.map(Self.codeLine)
        }
        if sources.count > 1, targets.values.allSatisfy(\.isEmpty) {
            lines += [
                "", "# No project file says which target has which of these sources, so a name must be unique in each.",
                "# If several apps or extensions share this folder, list them under \"targets:\".",
            ]
        }
        if !pairs.isEmpty {
            lines += [
                "",
                "# Pairs of colors that seem to be text on a background; remove the # signs to check their contrast.",
            ]
            lines += ["# color-pairs:"]
            lines += pairs.map { "#   - {text: \(Self.quoted($0.text)), on: \(Self.quoted($0.on)), minimum: AA}" }
        }
        if let products = contents.products { lines += ["", "products: \(Self.quoted(products))"] }
        lines += carousels
        lines += ["", "# Outputs beside the manifest; `tincture compile --help` lists them.", "# emit: [swift]"]
        lines += ["", "# The severity of findings; `tincture rules` lists the rules."]
        lines += ["# rules:", "#   unused-set: {exclude: [\"Flags/*\"]}", "#   missing-dark: warning"]
        return lines.joined(separator: "\n") + "\n"
    }

    package var skippedNote: String? {
        if skipped.isEmpty { return nil }
        let names = skipped.prefix(5).map(TerminalText.escaped).joined(separator: ", ")
        return
            "skipped \(names)\(skipped.count > 5 ? " and \(skipped.count - 5) more" : ""), which look like tests or files that tools download or generate. If they are yours, add them to \(ConfigurationReader.fileName)."
    }

    /// A text with the number of sources and of folders of code, such as `2 sources, 1 folder of code`.
    package var summary: String {
        "\(sources.count) source\(sources.count == 1 ? "" : "s")"
            + (code.isEmpty ? "" : ", \(code.count) folder\(code.count == 1 ? "" : "s") of code")
    }

    /// The command that a person should run next: `tincture preview` if only the carousel's colors matter, because
    /// there is no code; otherwise `tincture check`.
    package var nextCommand: String {
        code.isEmpty && hasCarousels ? "tincture preview --edit --open" : "tincture check"
    }

    package var hasCarousels: Bool { contents.carousels.contains { $0.doubt == nil } }

    private func sourceLine(_ path: String) -> String {
        "  - \(Self.quoted(path))" + Self.comment(targets[path] ?? [])
    }

    private static func codeLine(_ path: String) -> String { "  - \(quoted(path))" }

    private static func lines(_ carousel: StarterContents.Carousel) -> [String] {
        [
            "  \(quoted(carousel.name)):", "    pages: \(carousel.pages)",
            "    style: page   # page | paged | snap | deck", "    wraps: true",
        ]
    }

    private var carousels: [String] {
        let sure = contents.carousels.filter { $0.doubt == nil }
        var all = sure.isEmpty ? [] : ["", "carousels:"] + sure.flatMap(Self.lines)
        for carousel in contents.carousels {
            guard let doubt = carousel.doubt else { continue }
            // In a comment, a name may contain anything except line breaks.
            all += ["", "# Perhaps a carousel (\(doubt.filter { !$0.isNewline })). To use it, remove the # signs."]
            all += ((sure.isEmpty ? ["carousels:"] : []) + Self.lines(carousel)).map { "# \($0)" }
        }
        return all
    }

    /// Returns the sources, code and carousels that an existing configuration of the same folder lacks, as a diff.
    ///
    /// A path is not missing if the configuration lists a folder that contains it, or a part of it, which a person may
    /// have chosen. A carousel is not missing if the configuration has one with the same name, or with one of the same
    /// pictures.
    package func additions(to existing: Configuration) -> String {
        func missing(_ paths: [String], in listed: [String]) -> [String] {
            let listed = listed.map(FilePath.normalized)
            return paths.filter { path in
                !listed.contains { other in
                    other.isEmpty || other == "." || FilePath.isInsideOrSame(path, folder: other)
                        || FilePath.isInside(other, folder: path)
                }
            }
        }
        let shown = Set(existing.carousels.flatMap { $0.pages.value.entries.map { FilePath.name(of: $0.image) } })
        let names = Set(existing.carousels.map(\.name))
        let carousels = contents.carousels.filter { carousel in
            carousel.doubt == nil && !names.contains(carousel.name)
                && shown.isDisjoint(with: carousel.images.map { FilePath.name(of: $0) })
        }
        let parts = [
            ("sources:", missing(sources, in: existing.sources.map(\.path)).map(sourceLine)),
            ("code:", missing(code, in: existing.checks.code.map(\.path)).map(Self.codeLine)),
            ("carousels:", carousels.flatMap(Self.lines)),
        ]
        return parts.filter { !$0.1.isEmpty }.map { key, lines in
            "  \(key)\n" + lines.map { "+ \($0)\n" }.joined()
        }.joined()
    }

    private static func comment(_ targets: [String]) -> String {
        let names = targets.map { $0.filter { !$0.isNewline } }
        return names.isEmpty ? "" : "   # " + names.joined(separator: ", ")
    }

    /// The words that YAML 1.1 or 1.2 doesn't parse as text unless they are quoted.
    private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// Returns a text as YAML: unquoted if possible, otherwise as a JSON string, which is also valid YAML.
    static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-".unicodeScalars.contains($0)
        }
        let startsPlain =
            text.unicodeScalars.first?.properties.isAlphabetic == true && !words.contains(text.lowercased())
        return isPlain && (startsPlain || text == ".") ? text : JSONWriter.text(JSONNode(.string(text)), layout: .line)
    }
}
