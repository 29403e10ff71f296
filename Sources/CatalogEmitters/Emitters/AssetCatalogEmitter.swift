public import CatalogManifest
internal import ColorScience

/// An asset catalog with a colour set, light and dark, for each backdrop and role that was found in a picture.
///
/// A picture is a group that provides a namespace: `loop1/backdrop`, `Icons/Cart/dominant`. Every byte is as Xcode
/// writes it, so that opening the catalog there changes nothing.
public struct AssetCatalogEmitter: Emitter {
    /// `xcassets`.
    public static let name = "xcassets"
    /// What it writes.
    public static let summary = "an asset catalog of the extracted colours"
    /// The name of the catalog.
    public static let options = [
        EmitterOption("file", .fileName, standard: "Palettes.xcassets", "the name of the catalog")
    ]

    private let catalog: String

    /// An emitter with its catalog; the extension is added where it is not said.
    public init(_ options: EmitterOptions) {
        let name = options["file"]
        catalog = name.hasSuffix(".xcassets") ? name : name + ".xcassets"
    }

    /// The `Contents.json` of the catalog, of its groups and of its colour sets.
    public func emit(_ manifest: CatalogManifest) -> Emission {
        var register = NameRegister("group", foldsCase: true)
        var groups: Set<String> = []
        var files = [file([], XcodeLayout.plain)]
        for palette in manifest.palettes {
            let colors = ExtractedColor.all(of: palette)
            let path = palette.image.split(separator: "/").map { Self.groupName(String($0)) }
            guard !colors.isEmpty, register.claim(path.joined(separator: "/"), for: palette.image) else { continue }
            for end in path.indices where groups.insert(path[...end].joined(separator: "/").lowercased()).inserted {
                files.append(file(Array(path[...end]), XcodeLayout.namespace))
            }
            for color in colors {
                files.append(file(path + [color.use + ".colorset"], XcodeLayout.colorSet(color.light, color.dark)))
            }
        }
        return Emission(files: files.sorted { $0.path < $1.path }, findings: register.findings)
    }

    private func file(_ folders: [String], _ text: String) -> Emission.File {
        Emission.File(path: ([catalog] + folders + ["Contents.json"]).joined(separator: "/"), bytes: Array(text.utf8))
    }

    /// A group's name has no dot, which would make it a set.
    private static func groupName(_ name: String) -> String { String(name.map { $0 == "." ? "_" : $0 }) }
}

/// `Contents.json` in the layout of Xcode: two spaces a level, a space on both sides of a colon, keys by the alphabet.
private enum XcodeLayout {
    static let plain = """
        {
        \(info)
        }

        """

    static let namespace = """
        {
        \(info),
          "properties" : {
            "provides-namespace" : true
          }
        }

        """

    static func colorSet(_ light: SRGB8, _ dark: SRGB8) -> String {
        """
        {
          "colors" : [
            {
        \(color(light))
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
        \(color(dark))
              "idiom" : "universal"
            }
          ],
        \(info)
        }

        """
    }

    private static let info = """
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        """

    private static func color(_ color: SRGB8) -> String {
        let digits = Array(color.hex.dropFirst())
        func component(_ index: Int) -> String { "0x" + String(digits[2 * index..<2 * index + 2]) }
        return """
                  "color" : {
                    "color-space" : "srgb",
                    "components" : {
                      "alpha" : "1.000",
                      "blue" : "\(component(2))",
                      "green" : "\(component(1))",
                      "red" : "\(component(0))"
                    }
                  },
            """
    }
}
