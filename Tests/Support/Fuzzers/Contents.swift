import AssetCatalog
import Diagnostics
import FileAccess

extension FuzzTarget {
    /// The `Contents.json` of every type of set, read with its folder and written back.
    ///
    /// The first byte chooses the type.
    static let contents = FuzzTarget(
        name: "contents",
        seeds: {
            let files = try RepositoryFiles.all(in: "Assets", endingWith: "/Contents.json")
            // What is of one type is tried as another as well.
            return files.enumerated().map { number, file in
                let own = folders.firstIndex { file.path.contains(".\($0)/") }
                return [UInt8(own ?? number % folders.count)] + file.bytes
            } + folders.indices.map { [UInt8($0)] + Array(example.utf8) }
        },
        words: [
            "\"images\"", "\"colors\"", "\"layers\"", "\"assets\"", "\"children\"", "\"data\"", "\"info\"",
            "\"properties\"",
            "\"filename\"", "\"idiom\"", "\"scale\"", "\"size\"", "\"appearances\"", "\"appearance\"", "\"value\"",
            "\"luminosity\"", "\"dark\"", "\"color\"", "\"color-space\"", "\"components\"", "\"red\"", "\"display-p3\"",
            "\"extended-gray\"", "\"reference\"", "\"systemBlueColor\"", "\"platform\"", "\"resizing\"", "\"center\"",
            "\"cap-insets\"", "\"mode\"", "\"9-part\"", "\"provides-namespace\"", "\"template-rendering-intent\"",
            "\"locale\"", "\"1x\"", "\"universal\"", "\"0xFF\"", "\"0.500\"", "\"subtype\"", "\"compression-type\"",
        ]
    ) { bytes in
        guard let choice = bytes.first else { return }
        let number = Int(choice) % folders.count
        files[number].write(Array(bytes.dropFirst()))
        let root = FilePath.folder(of: FilePath.folder(of: files[number].path))
        let catalog = SourceReader.read([Source(path: root)]).catalog
        for group in catalog.groups { _ = group.contents?.xcodeText }
        for set in catalog.images { _ = set.contents?.xcodeText }
        for set in catalog.colors { _ = set.contents.xcodeText }
        for set in catalog.others { _ = set.contents?.xcodeText }
    }

    /// Extensions of sets; none for a group, and one that nobody knows.
    private static let folders = SetType.allCases.map(\.rawValue) + ["group", "unknownset"]

    /// A catalog for each.
    private static let files = folders.map { type in
        let set = "Contents/\(type)/A.xcassets/" + (type == "group" ? "Group" : "Set.\(type)")
        ScratchFile("\(set)/a.png").write([])
        return ScratchFile("\(set)/Contents.json")
    }

    private static let example = #"""
        {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "size": "20x20", "display-gamut": "display-P3",
        "appearances": [{"appearance": "luminosity", "value": "dark"}], "resizing": {"mode": "9-part", "center":
        {"mode": "tile", "width": 1, "height": 2}, "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}}],
        "colors": [{"idiom": "iphone", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5",
        "blue": "128", "alpha": "1.000"}}}, {"idiom": "ipad", "color": {"platform": "ios", "reference": "systemBlueColor"}}],
        "layers": [{"filename": "a.imagestacklayer"}], "assets": [{"role": "primary-app-icon", "filename": "a.png"}],
        "children": [{"filename": "a.png"}], "data": [{"filename": "a.png", "universal-type-identifier": "public.data"}],
        "properties": {"provides-namespace": true, "template-rendering-intent": "template", "localizable": true,
        "on-demand-resource-tags": ["a"], "preserves-vector-representation": true}, "info": {"author": "xcode", "version": 1}}
        """#
}
