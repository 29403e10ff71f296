internal import Diagnostics
internal import AssetCatalog
internal import ImageDecoding

extension CheckRule {
    /// A picture far larger than any screen shows it.
    static let oversizedPicture = CheckRule(
        .oversizedPicture, in: .catalog, .warning,
        help: """
            A picture measures more than twice the largest screen of its device, in points. It costs every user the download and the
            memory of pixels that nobody sees. Export it smaller. The option `times` says how many times are too many.
            """,
        triggering: .plant(("1x", .picture(6100, 2))),
        clean: .plant(("1x", .picture(3000, 2)))
    ) { tree in
        let times = tree.option("times", of: .oversizedPicture) ?? 2
        return tree.catalog.images.flatMap { set in
            set.variants.compactMap { variant in
                guard let header = tree.headers[variant.path], let width = header.pixelWidth,
                    let height = header.pixelHeight
                else { return nil }
                let screen = ScreenSize.longestSide(of: variant.slot.idiom)
                let points = max(width, height) / max(1, variant.slot.scale ?? 1)
                guard Double(points) > times * Double(screen) else { return nil }
                return Finding(
                    at: variant.path,
                    "is \(width)x\(height), \(points) points long; the largest screen it is for has \(screen). Export it smaller."
                )
            }
        }
    }
}
