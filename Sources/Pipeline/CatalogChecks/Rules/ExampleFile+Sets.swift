extension ExampleFile {
    /// Returns the `Contents.json` of an image set.
    ///
    /// - Parameter files: the scale and the file name of each slot. An empty scale stands for any scale, and an empty
    ///   file name for an empty slot.
    static func images(_ files: (scale: String, file: String)...) -> ExampleFile { images(files, template: false) }

    fileprivate static func images(_ files: [(scale: String, file: String)], template: Bool) -> ExampleFile {
        let entries = files.map { scale, file in
            "{" + (file.isEmpty ? "" : #""filename" : "\#(file)", "#) + #""idiom" : "universal""#
                + (scale.isEmpty ? "" : #", "scale" : "\#(scale)""#) + "}"
        }
        return contents(
            "images", entries, template ? #", "properties" : {"template-rendering-intent" : "template"}"# : "")
    }

    /// Returns the `Contents.json` of an image set whose entries are given as JSON.
    static func images(json entries: String) -> ExampleFile { contents("images", [entries]) }

    /// Returns the `Contents.json` of a gray color set, optionally with a dark value.
    static func color(dark: Bool = false, red: String = "0.5", alpha: String = "1.000") -> ExampleFile {
        let color = color(red: red, green: "0.5", blue: "0.5", alpha: alpha)
        return contents("colors", ["{\(color)}"] + (dark ? ["{\(darkAppearance), \(color)}"] : []))
    }

    /// Returns the `Contents.json` of a color set with a light and a dark color, in the form `0x2F7D32`.
    static func colors(light: String, dark: String) -> ExampleFile {
        func color(_ code: String) -> String {
            let digits = Array(code.dropFirst(2))
            let channels = [0, 2, 4].map { "0x" + String(digits[$0...$0 + 1]) }
            return self.color(red: channels[0], green: channels[1], blue: channels[2])
        }
        return contents("colors", ["{\(color(light))}", "{\(darkAppearance), \(color(dark))}"])
    }

    private static let darkAppearance = #""appearances" : [{"appearance" : "luminosity", "value" : "dark"}]"#

    private static func color(red: String, green: String, blue: String, alpha: String = "1.000") -> String {
        #""color" : {"color-space" : "srgb", "components" : {"alpha" : "\#(alpha)", "blue" : "\#(blue)", "green" : "\#(green)", "red" : "\#(red)"}}, "idiom" : "universal""#
    }

    private static func contents(_ key: String, _ entries: [String], _ more: String = "") -> ExampleFile {
        .text(
            #"{"\#(key)" : [\#(entries.joined(separator: ", "))], "info" : {"author" : "xcode", "version" : 1}\#(more)}"#
                + "\n")
    }
}

extension RuleExample {
    /// Returns a catalog with an image set for each full name (`Food/Plant`); each set contains a single picture.
    static func imageSets(_ names: String..., picture: ExampleFile = .picture(20, 20)) -> RuleExample {
        var files: [String: ExampleFile] = [:]
        for (index, name) in names.enumerated() {
            files["Assets.xcassets/\(name).imageset/Contents.json"] = .images(("", "picture.png"))
            files["Assets.xcassets/\(name).imageset/picture.png"] =
                index == 0 ? picture : .picture(20 + index, 20)
        }
        return RuleExample(files)
    }

    /// Returns a catalog with an image set for each name, whose picture has the name in lowercase.
    static func imageSets(_ pictures: [String: ExampleFile]) -> RuleExample {
        pictures.reduce(RuleExample([:])) { example, set in
            let (folder, file) = ("Assets.xcassets/\(set.key).imageset", set.key.lowercased() + ".png")
            return example.with(["\(folder)/Contents.json": .images(("", file)), "\(folder)/\(file)": set.value])
        }
    }

    /// Returns a catalog with an app icon that has a single picture, for a slot in JSON.
    static func appIcon(_ slot: String, _ picture: ExampleFile) -> RuleExample {
        RuleExample([
            "Assets.xcassets/AppIcon.appiconset/Contents.json": .images(json: #"{"filename" : "icon.png", \#(slot)}"#),
            "Assets.xcassets/AppIcon.appiconset/icon.png": picture,
        ])
    }

    /// Returns a catalog with a single image set, `Plant`, which contains the given pictures for the given scales.
    static func plant(_ pictures: (scale: String, picture: ExampleFile)..., template: Bool = false) -> RuleExample {
        let names = pictures.map { scale, _ in
            (scale: scale, file: "plant" + (scale.isEmpty ? "" : "@\(scale)") + ".png")
        }
        var files = ["Assets.xcassets/Plant.imageset/Contents.json": ExampleFile.images(names, template: template)]
        for (name, picture) in zip(names, pictures) {
            files["Assets.xcassets/Plant.imageset/\(name.file)"] = picture.picture
        }
        return RuleExample(files)
    }

    /// Returns a catalog with a gray color set for each full name.
    static func colorSets(_ names: String...) -> RuleExample {
        RuleExample(
            Dictionary(
                uniqueKeysWithValues: names.map {
                    ("Assets.xcassets/\($0).colorset/Contents.json", ExampleFile.color())
                }
            ))
    }
}
