/// A small source tree, as data.
public struct RuleExample: Sendable {
    /// The files by their paths below the tree's folder.
    public let files: [String: ExampleFile]
    /// Whether the tree is compared with a committed manifest, `catalog.json`.
    public let comparesManifest: Bool

    init(_ files: [String: ExampleFile], comparesManifest: Bool = false) {
        self.files = files
        self.comparesManifest = comparesManifest
    }

    /// The tree with more files, or with others in their place.
    func with(_ more: [String: ExampleFile]) -> RuleExample {
        RuleExample(files.merging(more) { $1 }, comparesManifest: comparesManifest)
    }

    /// True where the tree has a configuration of its own.
    public var hasConfiguration: Bool { files["tincture.yml"] != nil }
}

/// One file of an example.
public enum ExampleFile: Sendable {
    /// A text.
    case text(String)
    /// A PNG of one colour; or of two, an upper and a lower half.
    case picture(width: Int, height: Int, colors: [ExampleColor])
    /// A PNG without its last bytes.
    case cutPicture(width: Int, height: Int, lacking: Int)
    /// A picture that cannot be described in a few words.
    case special(ExamplePicture)
    /// A symbolic link.
    case link(to: String)

    /// A PNG of one opaque grey.
    static func picture(_ width: Int, _ height: Int) -> ExampleFile { .picture(width, height, .gray) }

    /// A PNG of one or two colours.
    static func picture(_ width: Int, _ height: Int, _ colors: ExampleColor...) -> ExampleFile {
        .picture(width: width, height: height, colors: colors)
    }
}

/// A colour of an example's picture.
public struct ExampleColor: Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    var alpha: UInt8 = 255

    static let gray = ExampleColor(red: 128, green: 128, blue: 128)
    static let red = ExampleColor(red: 200, green: 0, blue: 0)
    static let blue = ExampleColor(red: 0, green: 0, blue: 200)
    static let glass = ExampleColor(red: 128, green: 128, blue: 128, alpha: 128)
}
