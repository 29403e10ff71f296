import CatalogConfiguration

extension FuzzTarget {
    /// The configuration: libyaml, the places of its values, and every key.
    static let configuration = FuzzTarget(
        name: "configuration",
        seeds: {
            try ["Assets", "Tests/Fixtures"].flatMap {
                try RepositoryFiles.all(in: $0, endingWith: "tincture.yml").map(\.bytes)
            } + [Array(example.utf8)]
        },
        words: [
            "sources:", "kinds:", "products:", "carousels:", "gradients:", "emit:", "rules:", "code:", "swatches:",
            "pages:",
            "style:", "wraps:", "interpolation:", "samples:", "tolerance:", "overlay:", "contrast:", "easing:",
            "offsets:",
            "widths:", "spacing:", "padding:", "threshold:", "backdrops:", "foreground:", "colors:", "stops:", "start:",
            "end:", "system:", "exclude:", "severity:", "*a", "&a", "<<:", "---", "!!int", "0x7fffffff", ".inf", ".nan",
            "oklch longer hue", "cubic-bezier(", "steps(", "linear(", "{image: ", "\"#112233\"", "1e308", "- ", "? ",
        ]
    ) { bytes in
        file.write(bytes)
        _ = ConfigurationReader.read(file.path)
    }

    private static let file = ScratchFile("tincture.yml")

    private static let example = """
        sources: [Assets.xcassets, Banners]
        kinds: {banner: ["loop*"], icon: "Icons/*"}
        swatches: 6
        products: [{image: a, name: A, price: $1}]
        carousels:
          home:
            pages: [loop1, {image: loop2, backdrop: "#000000"}, {image: loop3, backdrop: ["#111", "#222"]}]
            style: snap
            wraps: true
            interpolation: oklch longer
            easing: cubic-bezier(0.1, 0.2, 0.3, 1)
            samples: 41
            tolerance: 0.5
            overlay: "#FFFFFF"
            contrast: 4.5
            foreground: loopbg
            spacing: 25
            padding: 90
            offsets: {widths: [320, 390.5], step: 0.5}
        gradients:
          Card: {colors: [Card Top, "#FF000080"], start: topLeading, end: [0.5, 1]}
          Sky: {system: Green}
        code: [Sources]
        rules: {oversized-image: off, low-contrast: {severity: error, exclude: ["*"]}}
        emit: [swift, {css: {prefix: x}}]
        """
}
