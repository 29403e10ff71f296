internal import CatalogConfiguration
internal import CatalogManifest
package import Diagnostics

extension Rule {
    /// A page whose color was found and is little better than another.
    package static let uncertainBackdrop = Rule("uncertain-backdrop")
}

extension CheckRule {
    static let uncertainBackdrop = CheckRule(
        .uncertainBackdrop, in: .carousel, .note,
        options: [
            RuleOption(
                name: "confidence", standard: leastConfidence, range: 0...1,
                help: "By how much the first candidate leads the second at least, 0 … 1.")
        ],
        help: """
            The color behind a page is not pinned, and the one that was found leads the next candidate by less than 0.1. Look at the page:
            if another of the candidates suits it better, choose that one as its "backdrop". The option `confidence` says how large a lead is
            enough; with 0 nothing is reported.
            """,
        triggering: RuleExample.imageSets("Fern", picture: .picture(20, 20, .red, .blue)).with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: [¶Fern]}}

                """##)
        ])
        .reporting(
            #"carousel "home": the color behind "Fern" is not sure: #0000C8 leads by 0.08, and at least 0.1 is asked for. Look at the page; candidates for its "backdrop" are #0000C8, #C80000."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", picture: .picture(20, 20, .red, .blue)).with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Fern, backdrop: "#C80000"}]}}

                """##)
        ])
    ) { tree, rule in
        let least = tree.option("confidence", of: .uncertainBackdrop) ?? leastConfidence
        let choices = tree.manifest.palettes.map { ($0.image, $0.colors.candidates ?? []) }
        let candidates = Dictionary(choices) { first, _ in first }
        return tree.manifest.carousels.compactMap { carousel in
            let unsure = carousel.pages.enumerated().compactMap { index, page in
                page.confidence.flatMap { $0 < least ? (index: index, page: page, confidence: $0) : nil }
            }
            guard let first = unsure.min(by: { ($0.confidence, $0.index) < ($1.confidence, $1.index) }) else {
                return nil
            }
            let page = first.page
            let choice = candidates[page.image, default: []].joined(separator: ", ")
            let others = unsure.filter { $0.index != first.index }.map { "\"\($0.page.image)\"" }
            return rule.finding(
                at: tree.place(ofPage: first.index, in: carousel.name),
                about: .page(carousel: carousel.name, number: first.index, image: page.image),
                "carousel \"\(carousel.name)\": the color behind \"\(page.image)\" is not sure: \(page.unadjusted ?? page.backdrop) leads by "
                    + "\(ShortNumber.text(first.confidence)), and at least \(ShortNumber.text(least)) is asked for. Look at the page; candidates "
                    + "for its \"backdrop\" are \(choice)."
                    + (others.isEmpty ? "" : " Nor is it sure behind \(others.joined(separator: ", "))."))
        }
    }

    /// The lead below which most colors are not those that people chose: 7 of 11 among labeled banners, 12 of 22 below
    /// 0.2 are right.
    private static let leastConfidence = 0.1
}
