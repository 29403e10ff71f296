internal import AssetCatalog
internal import CatalogConfiguration
internal import CodeScanning
internal import Diagnostics
internal import ImageDecoding

extension CheckRule {
    static let oversizedImage: CheckRule = CheckRule(
        "oversized-image", in: .catalog, .warning,
        options: [
            RuleOption(
                name: "factor", standard: 2, range: 0.1...100,
                help:
                    "The maximum length of a picture's longer side, as a multiple of the longer side of the largest screen of its devices, both in points."
            )
        ],
        help: """
            A picture is more than twice as long, in points, as the largest screen of its devices. The longer sides are
            compared. Every user downloads pixels that no one sees. Export it smaller. `factor` sets the limit.
            """,
        triggering: .plant(("1x", .picture(6100, 2)))
            .reporting(
                "plant@1x.png is 6100 × 2 pixels at 1x: its longer side takes 6100 points. The largest screen of its devices has 3008 points. Export it smaller.",
                at: "Assets.xcassets/Plant.imageset/plant@1x.png"),
        clean: .plant(("1x", .picture(3000, 2)))
    ) { tree, rule in
        let factor = tree.option("factor", of: rule) ?? 2
        return tree.catalog.images.flatMap { set in
            set.variants.compactMap { variant in
                guard let (width, height) = tree.headers[variant.path]?.pixelSize else { return nil }
                let idiom = variant.slot.idiom
                let scale = max(1, variant.slot.scale ?? 1)
                let points = max(width, height) / scale
                guard Double(points) > factor * Double(longestSide(of: [idiom])) else { return nil }
                let devices = idiom == "universal" ? tree.targets.idioms(of: set.path) : nil
                let screen = longestSide(of: devices ?? [idiom])
                return rule.finding(
                    at: variant.path, about: set.subject,
                    "is \(width) × \(height) pixels at \(scale)x: its longer side takes \(points) points. The largest screen of its devices has \(screen) points. Export it smaller."
                )
            }
        }
    }

    /// Returns the longer side, in points, of the largest screen among the devices of some idioms, such as `iphone`.
    ///
    /// For the Mac and unknown devices, it is the width of the Pro Display XDR, which has 6016 pixels at scale 2x.
    ///
    /// Source: Apple, *Human Interface Guidelines*, "Layout", "Specifications".
    private static func longestSide(of idioms: Set<String>) -> Int {
        let sides = ["iphone": 956, "ipad": 1376, "watch": 257, "tv": 1920, "mac": 3008, "vision": 3008]
        return idioms.compactMap { sides[$0] }.max() ?? 3008
    }
}
