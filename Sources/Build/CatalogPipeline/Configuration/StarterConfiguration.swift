internal import AssetCatalog
internal import FileAccess
internal import OrderedJSON

/// A `tincture.yml` to start from, made for what lies in a folder.
public struct StarterConfiguration: Sendable {
    /// The asset catalogs, and the folders that hold pictures, relative to the folder.
    public var sources: [String] { outermost }
    private var found: [String] = []
    private var pageLists: [String] = []
    private var productLists: [String] = []

    /// Folders deeper than this are hardly an app's own; and a start must be quick.
    private static let maximumDepth = 6

    /// Folders that hold what tools have made or fetched.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "Build",
    ]

    /// Looks through a folder.
    public init(folder: String) {
        search(folder, relative: "", depth: 0)
    }

    private mutating func search(_ folder: String, relative: String, depth: Int) {
        guard depth <= Self.maximumDepth, let names = try? Folder.names(in: folder) else { return }
        var hasPictures = false
        for name in names where !name.hasPrefix(".") {
            let path = FilePath.join(folder, name)
            let below = FilePath.join(relative, name)
            let fileExtension = FilePath.stemAndExtension(of: name).extension.lowercased()
            if (try? FileKind.of(path)) == .folder {
                if fileExtension == "xcassets" {
                    found.append(below)
                } else if !Self.foreignFolders.contains(name) {
                    search(path, relative: below, depth: depth + 1)
                }
            } else if ["png", "jpg", "jpeg"].contains(fileExtension) {
                hasPictures = true
            } else if fileExtension == "json" {
                let lists = FoundLists(path)
                if lists.pages != nil { pageLists.append(below) }
                if lists.products != nil { productLists.append(below) }
            }
        }
        if hasPictures { found.append(relative.isEmpty ? "." : relative) }
    }

    /// The file's text.
    public var text: String {
        var lines = ["# Tincture's configuration; paths are relative to this file.", ""]
        lines.append("sources:" + (outermost.isEmpty ? " []" : ""))
        lines += outermost.map { "  - \(quoted($0))" }
        if let products = productLists.first { lines += ["", "products: \(quoted(products))"] }
        lines += ["", "# The first glob that matches a picture's name or path decides its kind.", "# kinds:"]
        lines += ["#   banner: [\"banner*\"]", "#   icon: [\"Icons/*\"]", ""]
        if pageLists.isEmpty {
            lines += ["# carousels:", "#   home:", "#     pages: [banner1, banner2]   # or a data file"]
            lines += ["#     style: page               # page | paged | snap | deck"]
            lines += ["#     wraps: true", "#     interpolation: oklab", "#     overlay: \"#FFFFFF\""]
        } else {
            lines.append("carousels:")
            for list in pageLists {
                let name = FilePath.stemAndExtension(of: FilePath.name(of: list)).stem
                lines += [
                    "  \(quoted(name)):", "    pages: \(quoted(list))",
                    "    style: page   # page | paged | snap | deck",
                ]
                lines += ["    wraps: true", "    interpolation: srgb   # or oklab"]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The sources that do not lie in another one, which reads them too.
    private var outermost: [String] {
        found.filter { source in
            !found.contains { other in other != source && (other == "." || source.hasPrefix(other + "/")) }
        }.sorted()
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
