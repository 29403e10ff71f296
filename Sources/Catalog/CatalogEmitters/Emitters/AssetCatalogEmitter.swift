internal import AssetNaming
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// An emitter that writes an asset catalog of color sets with light and dark colors.
///
/// A picture becomes a group with a namespace, as in `loop1/backdrop` or `Icons/Cart/dominant`, and so does the part of
/// a color's name before a slash. The files are identical to those that Xcode writes.
struct AssetCatalogEmitter: Emitter {
    static let name = "xcassets"
    static let summary = "an asset catalog with the pictures' colors and the design tokens"
    static let options = [
        EmitterOption("file", .fileName, standard: "Palettes.xcassets", "the name of the catalog"),
        EmitterOption(
            "colors", .word(["tokens", "all", "none"]), standard: "tokens",
            "the named colors to add to the pictures' colors: tokens, all (color sets of the sources too), or none"),
    ]

    private let catalog: String
    private let colors: String

    init(_ options: EmitterOptions) {
        let name = options["file"]
        catalog = name.hasSuffix(".xcassets") ? name : name + ".xcassets"
        colors = options["colors"]
    }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var register = NameRegister("group", foldsCase: true)
        var groups: Set<String> = []
        var files = [file([], XcodeContents.plain)]
        func addGroups(_ path: [String]) {
            for end in path.indices where groups.insert(path[...end].joined(separator: "/").lowercased()).inserted {
                files.append(file(Array(path[...end]), XcodeContents.namespace))
            }
        }
        for picture in manifest.pictureColors {
            let colors = PictureColor.all(of: picture)
            let path = picture.image.split(separator: "/").map { Self.groupName(String($0)) }
            guard !colors.isEmpty, register.claim(path.joined(separator: "/"), for: .image(picture.image)) else {
                continue
            }
            addGroups(path)
            for color in colors {
                files.append(file(path + [color.use + ".colorset"], XcodeContents.colorSet(color.light, color.dark)))
            }
        }
        var sets = NameRegister("color set", foldsCase: true)
        for color in manifest.colors where colors == "all" || colors == "tokens" && color.file != nil {
            let path = color.name.split(separator: "/").map(String.init)
            let folders = path.dropLast().map(Self.groupName)
            guard let set = XcodeColorSet.text(color), let last = path.last,
                sets.claim((folders + [last]).joined(separator: "/"), for: .color(color.name))
            else { continue }
            addGroups(folders)
            files.append(file(folders + [last + ".colorset"], set))
        }
        // The name of a design token and the color of a picture may lead to the same path.
        var seen: Set<String> = []
        files.removeAll { !seen.insert($0.path.lowercased()).inserted }
        var emission = register.diagnosed(Emission(files: files.sorted { $0.path < $1.path }))
        emission.diagnostics += sets.diagnosed(()).diagnostics
        return emission
    }

    private func file(_ folders: [String], _ text: String) -> Emission.File {
        Emission.File(path: ([catalog] + folders + ["Contents.json"]).joined(separator: "/"), text: text)
    }

    /// Returns the name of a group without dots, which Xcode would treat as the beginning of an extension.
    private static func groupName(_ name: String) -> String { String(name.map { $0 == "." ? "_" : $0 }) }
}

enum XcodeContents {
    static let plain = text([:])
    static let namespace = text(["properties": ["provides-namespace": .flag(true)]])

    /// Returns whether a `Contents.json` contains only what the emitter writes at this path, in any layout.
    static func isGenerated(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard let node = try? JSONParser.parse(bytes) else { return false }
        let folders = path.split(separator: "/").dropLast()
        if folders.last?.hasSuffix(".colorset") == true { return XcodeColorSet.isGenerated(node) }
        return JSONWriter.xcodeText(node) == (folders.count == 1 ? plain : namespace)
    }

    static func colorSet(_ light: SRGB8, _ dark: SRGB8) -> String {
        let isDark: JSONNode = ["appearance": "luminosity", "value": "dark"]
        return text(["colors": .list([entry(light), entry(dark).with([("appearances", .list([isDark]))])])])
    }

    private static func text(_ contents: JSONNode) -> String {
        JSONWriter.xcodeText(contents.with([("info", ["author": "xcode", "version": .integer(1)])]))
    }

    private static func entry(_ color: SRGB8) -> JSONNode {
        let digits = Array(color.hex.dropFirst())
        func component(_ index: Int) -> JSONNode { .text("0x" + String(digits[2 * index..<2 * index + 2])) }
        let components: JSONNode = [
            "alpha": "1.000", "blue": component(2), "green": component(1), "red": component(0),
        ]
        return ["color": ["color-space": "srgb", "components": components], "idiom": "universal"]
    }
}
