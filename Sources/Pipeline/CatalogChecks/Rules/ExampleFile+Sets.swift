extension ExampleFile {
    /// Returns the `Contents.json` of an image set.
    ///
    /// - Parameter files: the scale and the file name of each slot. An empty scale stands for any scale, and an empty
    ///   file name for an empty slot.
    static func images(_ files: (scale: String, file: String)..., template: Bool = false) -> ExampleFile {
        let entries = files.map { scale, file in
            "{" + (file.isEmpty ? "" : #""filename" : "\#(file)", "#) + #""idiom" : "universal""#
                + (scale.isEmpty ? "" : #", "scale" : "\#(scale)""#) + "}"
        }
        return .text(
            #"{"images" : [\#(entries.joined(separator: ", "))], "info" : {"author" : "xcode", "version" : 1}"#
                + (template ? #", "properties" : {"template-rendering-intent" : "template"}"# : "") + "}\n")
    }

    /// Returns the `Contents.json` of an image set whose entries are given as JSON.
    static func images(json entries: String) -> ExampleFile {
        .text(#"{"images" : [\#(entries)], "info" : {"author" : "xcode", "version" : 1}}"# + "\n")
    }

    /// Returns the `Contents.json` of a gray color set, optionally with a dark value.
    static func color(dark: Bool = false, red: String = "0.5", alpha: String = "1.000") -> ExampleFile {
        let color =
            #""color" : {"color-space" : "srgb", "components" : {"alpha" : "\#(alpha)", "blue" : "0.5", "green" : "0.5", "red" : "\#(red)"}}, "idiom" : "universal""#
        let darkEntry = #", {"appearances" : [{"appearance" : "luminosity", "value" : "dark"}], \#(color)}"#
        return .text(
            #"{"colors" : [{\#(color)}\#(dark ? darkEntry : "")], "info" : {"author" : "xcode", "version" : 1}}"# + "\n"
        )
    }

    /// Returns the `Contents.json` of a color set with a light and a dark color, in the form `0x2F7D32`.
    static func colors(light: String, dark: String) -> ExampleFile {
        func color(_ code: String) -> String {
            let digits = Array(code.dropFirst(2))
            let (red, green, blue) = (String(digits[0...1]), String(digits[2...3]), String(digits[4...5]))
            return
                #""color" : {"color-space" : "srgb", "components" : {"alpha" : "1.000", "blue" : "0x\#(blue)", "green" : "0x\#(green)", "red" : "0x\#(red)"}}, "idiom" : "universal""#
        }
        let appearances = #""appearances" : [{"appearance" : "luminosity", "value" : "dark"}]"#
        return .text(
            #"{"colors" : [{\#(color(light))}, {\#(appearances), \#(color(dark))}], "info" : {"author" : "xcode", "version" : 1}}"#
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

    /// Returns a catalog with a single image set, `Plant`, which contains the given pictures for the given scales.
    static func plant(_ pictures: (scale: String, picture: ExampleFile)..., template: Bool = false) -> RuleExample {
        var files: [String: ExampleFile] = [:]
        var entries: [String] = []
        for (scale, picture) in pictures {
            let file = "plant" + (scale.isEmpty ? "" : "@\(scale)") + ".png"
            files["Assets.xcassets/Plant.imageset/\(file)"] = picture
            entries.append(
                #"{"filename" : "\#(file)", "idiom" : "universal""#
                    + (scale.isEmpty ? "" : #", "scale" : "\#(scale)""#) + "}")
        }
        files["Assets.xcassets/Plant.imageset/Contents.json"] = .text(
            #"{"images" : [\#(entries.joined(separator: ", "))], "info" : {"author" : "xcode", "version" : 1}"#
                + (template ? #", "properties" : {"template-rendering-intent" : "template"}"# : "") + "}\n")
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
