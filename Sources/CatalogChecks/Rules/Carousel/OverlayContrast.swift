internal import Diagnostics
internal import CatalogManifest

extension CheckRule {
    /// A carousel whose overlay is hard to read on its backdrop.
    static let overlayContrast = CheckRule(
        .overlayContrast, in: .carousel, .warning,
        help: """
            The contrast between a carousel's overlay and its backdrop falls below the asked minimum at some offset; the offset is told,
            as a position in pages. Without the option `minimum` the worst contrast is only noted, and not even that where the carousel's own
            `contrast` is met. Darken the backdrop, or choose another
            overlay.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Fern, backdrop: "#808080"}], overlay: "#FFFFFF"}}
                rules: {overlay-contrast: {minimum: 4.5}}
                """##)
        ]),
        clean: RuleExample.imageSets("Fern", "Moss").with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Fern, backdrop: "#808080"}], overlay: "#000000"}}
                rules: {overlay-contrast: {minimum: 4.5}}
                """##)
        ])
    ) { tree in
        let minimum = tree.option("minimum", of: .overlayContrast)
        return tree.manifest.carousels.compactMap { carousel in
            guard let contrast = carousel.contrast else { return nil }
            let isLow = minimum.map { contrast.worst < $0 } ?? false
            // What is asked for and met is no news.
            if let asked = minimum ?? contrast.asked, contrast.worst >= asked { return nil }
            var finding = Finding(
                at: tree.place(ofCarousel: carousel.name),
                "carousel \"\(carousel.name)\": the worst contrast of \(contrast.overlay) on its backdrop is "
                    + "\(ShortNumber.text(contrast.worst)) at position \(ShortNumber.text(contrast.position))"
                    + ((minimum ?? contrast.asked).map { "; at least \(ShortNumber.text($0)) is asked for." } ?? "."))
            finding.severity = isLow ? nil : .note
            return finding
        }
    }
}
