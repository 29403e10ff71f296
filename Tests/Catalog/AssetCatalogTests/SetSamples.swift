/// A set of every type, with every variant, property and value that the format is known to have.
enum SetSamples {
    /// A folder with what is in it.
    struct Folder {
        /// The name with its extension.
        var name: String
        /// The `Contents.json`; nil where there is none.
        var contents: XcodeText?
        /// The other files.
        var files: [String] = []
        /// The folders inside.
        var folders: [Folder] = []

        /// How many folders of sets there are, this one and those inside it.
        var setCount: Int { (name.contains(".") ? 1 : 0) + folders.reduce(0) { $0 + $1.setCount } }
    }

    /// Every key that a slot can have, with each of its words.
    static let slotWords: [(key: String, words: [String])] = [
        (
            "idiom",
            [
                "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "reality", "ios-marketing",
                "watch-marketing", "tv-marketing",
            ]
        ),
        ("scale", ["1x", "2x", "3x"]), ("display-gamut", ["sRGB", "display-P3"]),
        ("language-direction", ["left-to-right", "right-to-left"]), ("locale", ["fr", "zh-Hans"]),
        ("memory", ["1GB", "2GB", "4GB"]), ("graphics-feature-set", ["metal1v1", "metal2v2", "metal3v1", "apple4"]),
        ("width-class", ["compact", "regular"]), ("height-class", ["compact", "regular"]),
        ("subtype", ["736h", "667h", "retina4", "1366h", "38mm", "49mm"]),
        ("screen-width", ["<=145", ">145", ">161", ">183"]), ("screenWidth", ["{130,145}"]),
        ("platform", ["ios", "watchos"]), ("size", ["20x20", "83.5x83.5", "1024x1024"]),
        ("role", ["notificationCenter", "primary-app-icon", "top-shelf-image-wide"]),
        ("extent", ["full-screen", "to-status-bar"]), ("orientation", ["portrait", "landscape"]),
        ("minimum-system-version", ["7.0", "8.0"]), ("color-space", ["srgb", "display-p3"]),
        ("cube-face", ["x+", "x-", "y+", "y-", "z+", "z-"]), ("mipmap-level", ["base", "1"]),
        ("pixel-format", ["rgba8"]), ("universal-type-identifier", ["public.json"]),
        ("compression-type", compressions), ("template-rendering-intent", ["original", "template"]),
        ("matching-style", ["fully-qualified-name"]),
    ]

    static let compressions = ["automatic", "lossless", "lossy", "gpu-optimized-best", "gpu-optimized-smallest"]

    /// Every combination of appearances.
    static let appearances: [XcodeText] = {
        func trait(_ name: String, _ value: String) -> XcodeText {
            ["appearance": .text(name), "value": .text(value)]
        }
        let high = trait("contrast", "high")
        var all: [XcodeText] = [[high]]
        for luminosity in ["dark", "light", "tinted"].map({ trait("luminosity", $0) }) {
            all += [[luminosity], [luminosity, high]]
        }
        return all
    }()

    /// Every way in which a color can be written.
    static let colors: [XcodeText] = {
        func color(_ space: String, _ components: XcodeText) -> XcodeText {
            ["color-space": .text(space), "components": components]
        }
        let spaces = ["srgb", "display-p3", "extended-srgb", "extended-linear-srgb"]
        let grays = ["gray-gamma-22", "extended-gray"]
        let colored: [XcodeText] = [
            ["alpha": "1.000", "blue": "0.196", "green": "0.5", "red": "0.000"],
            ["alpha": "1", "blue": "128", "green": "1", "red": "255"],
            ["alpha": "0.500", "blue": "0xC4", "green": "0x00", "red": "0xff"],
            ["alpha": .digits("1"), "blue": .digits("0.25"), "green": .digits("0.5"), "red": .digits("0")],
        ]
        var all: [XcodeText] = []
        for space in spaces { all += colored.map { color(space, $0) } }
        for space in grays {
            all.append(color(space, ["alpha": "1.000", "white": "0.500"]))
            all.append(color(space, ["alpha": "1", "white": "0x80"]))
        }
        for (platform, name) in [("ios", "systemBlueColor"), ("osx", "labelColor"), ("universal", "systemRedColor")] {
            all.append(["platform": .text(platform), "reference": .text(name)])
        }
        return all
    }()

    /// Every form of growing.
    static let resizings: [XcodeText] = {
        let insets: XcodeText = [
            "bottom": .digits("16"), "left": .digits("27"), "right": .digits("0.10000000000000001"),
            "top": .digits("16"),
        ]
        var forms: [XcodeText] = []
        for mode in ["9-part", "3-part-horizontal", "3-part-vertical"] {
            for center in ["tile", "stretch", "fill"] {
                let middle: XcodeText = ["mode": .text(center), "width": .digits("1"), "height": .digits("2.5")]
                let form: XcodeText = ["mode": .text(mode), "center": middle]
                forms += [form.with("cap-insets", insets), form.with("capInsets", insets)]
            }
        }
        return forms
    }()

    /// Every property, with each of its values.
    static let properties: [XcodeText] = {
        func words(_ key: String, _ words: String...) -> [XcodeText] { words.map { .object([key: .text($0)]) } }
        var all = words("template-rendering-intent", "original", "template")
        all += compressions.map { .object(["compression-type": .text($0)]) }
        all += words("auto-scaling", "auto")
        all += words("symbol-rendering-intent", "multicolor", "template")
        all += words("generate-swift-asset-symbol-extensions", "enabled")
        for key in ["preserves-vector-representation", "localizable", "pre-rendered"] {
            all += [.object([key: true]), .object([key: false])]
        }
        all.append(["on-demand-resource-tags": ["level-1", "mountain lake"]])
        return all
    }()
}
