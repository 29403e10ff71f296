internal import FileAccess
internal import OrderedJSON
internal import ProjectModel

/// A `tincture.yml` to start from, made for what lies in a folder.
package struct StarterConfiguration: Sendable {
    /// The asset catalogs, and the folders that hold pictures, relative to the folder.
    package let sources: [String]
    /// The folders of code.
    package let code: [String]
    private let pageLists: [String]
    private let productLists: [String]
    /// The names of the targets that have each source.
    private let targets: [String: [String]]

    /// Looks through a folder.
    ///
    /// - Parameter currentFolder: what the folder's path starts from.
    package init(folder: String, currentFolder: String) {
        let search = StarterSearch(folder: folder, currentFolder: currentFolder)
        sources = search.sources
        code = search.code
        pageLists = search.pageLists
        productLists = search.productLists
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
        lines += ["sources:"] + sources.map { "  - \(quoted($0))" + Self.comment(targets[$0] ?? []) }
        if !code.isEmpty {
            lines += ["", "# Where names of pictures and colors are used."]
            lines += ["code:"] + code.map { "  - \(quoted($0))" }
        }
        if sources.count > 1, targets.values.allSatisfy(\.isEmpty) {
            lines += ["", "# No project file says which of them are in one app; names are unique within a target."]
            lines += [
                "# targets:",
                "#   App: {sources: [\(quoted(sources[0]))], code: [\(quoted(code.first ?? "App"))], platform: ios}",
            ]
        }
        if let products = productLists.first { lines += ["", "products: \(quoted(products))"] }
        lines += carousels
        lines += ["", "# How findings weigh; `tincture rules` lists them."]
        lines += ["# rules:", "#   unused-set: {exclude: [\"Flags/*\"]}", "#   missing-dark: off"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var carousels: [String] {
        if pageLists.isEmpty { return [] }
        return ["", "carousels:"]
            + pageLists.flatMap { list in
                [
                    "  \(quoted(FilePath.stemAndExtension(of: FilePath.name(of: list)).stem)):",
                    "    pages: \(quoted(list))", "    style: page   # page | paged | snap | deck", "    wraps: true",
                    "    interpolation: srgb   # or oklab",
                ]
            }
    }

    private static func comment(_ targets: [String]) -> String {
        let names = targets.map { $0.filter { !$0.isNewline } }
        return names.isEmpty ? "" : "   # " + names.joined(separator: ", ")
    }

    /// A text as YAML takes it: as it is where it is plain, else as a JSON string, which YAML takes too.
    private func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-".unicodeScalars.contains($0)
        }
        let startsPlain = text.unicodeScalars.first?.properties.isAlphabetic == true
        return isPlain && (startsPlain || text == ".") ? text : JSONWriter.text(JSONNode(.string(text)), layout: .line)
    }
}
