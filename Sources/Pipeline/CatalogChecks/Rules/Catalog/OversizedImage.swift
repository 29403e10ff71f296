internal import AssetCatalog
internal import CatalogConfiguration
internal import CodeScanning
internal import Diagnostics
internal import ImageDecoding

extension CheckRule {
    static let oversizedImage = CheckRule(
        "oversized-image", in: .catalog, .warning,
        options: [
            RuleOption(
                name: "factor", standard: 2, range: 0.1...100,
                help:
                    "The maximum length of a picture, as a multiple of the largest screen of its devices (iPhone, iPad, …)."
            )
        ],
        help: """
            A picture is more than twice the size of its device's largest screen. Every user downloads and holds
            pixels that no one sees. Export it smaller. `factor` sets the limit.
            """,
        triggering: .plant(("1x", .picture(6100, 2)))
            .reporting(
                "plant@1x.png is 6100 × 2 pixels, so 6100 points long. The largest screen of its devices has 3008 points. Export it smaller.",
                at: "Assets.xcassets/Plant.imageset/plant@1x.png"
            )
            .about("image Plant"),
        clean: .plant(("1x", .picture(3000, 2)))
    ) { tree, rule in
        let factor = tree.option("factor", of: rule) ?? 2
        return tree.catalog.images.flatMap { set in
            set.variants.compactMap { variant in
                guard let header = tree.headers[variant.path], let width = header.pixelWidth,
                    let height = header.pixelHeight
                else { return nil }
                let idiom = variant.slot.idiom
                let points = max(width, height) / max(1, variant.slot.scale ?? 1)
                guard Double(points) > factor * Double(ScreenSize.longestSide(of: [idiom])) else { return nil }
                let devices = idiom == "universal" ? tree.targets.idioms(of: set.path) : nil
                let screen = ScreenSize.longestSide(of: devices ?? [idiom])
                return rule.finding(
                    at: variant.path, about: set.subject,
                    "is \(width) × \(height) pixels, so \(points) points long. The largest screen of its devices has \(screen) points. Export it smaller."
                )
            }
        }
    }
}
