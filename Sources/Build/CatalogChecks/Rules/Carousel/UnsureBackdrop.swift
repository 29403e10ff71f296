internal import CatalogConfiguration
internal import CatalogManifest
package import Diagnostics

extension Rule {
    /// A page whose color was found and is little better than another.
    package static let unsureBackdrop = Rule("unsure-backdrop")
}

extension CheckRule {
    static let unsureBackdrop = CheckRule(
        .unsureBackdrop, in: .carousel, .note,
        options: [
            RuleOption(
                name: "sureness", standard: 0.3, range: 0...1,
                help: "By how much the first candidate leads the second at least, 0 … 1.")
        ],
        help: """
            The color behind a page is not pinned, and the one that was found leads the next candidate by less than 0.3. Look at the page:
            if another of the candidates suits it better, choose that one as its "backdrop". The option `sureness` says how large a lead is
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
            #"carousel "home": the color behind "Fern" is not sure: #0000C8 leads by 0.08, and at least 0.3 is asked for. Look at the page; candidates for its "backdrop" are #0000C8, #C80000."#
        ),
        clean: RuleExample.imageSets("Fern", picture: .picture(20, 20, .red, .blue)).with([
            "tincture.yml": .text(
                ##"""
                sources: [Assets.xcassets]
                carousels: {home: {pages: [{image: Fern, backdrop: "#C80000"}]}}

                """##)
        ])
    ) { tree, rule in
        let least = tree.option("sureness", of: .unsureBackdrop) ?? 0.3
        let choices = tree.manifest.palettes.map { ($0.image, $0.colors.candidates ?? []) }
        let candidates = Dictionary(choices) { first, _ in first }
        return tree.manifest.carousels.flatMap { carousel in
            carousel.pages.enumerated().compactMap { index, page in
                guard let sureness = page.sureness, sureness < least else { return nil }
                let choice = candidates[page.image, default: []].joined(separator: ", ")
                return rule.finding(
                    at: tree.place(ofPage: index, in: carousel.name),
                    about: .page(carousel: carousel.name, number: index, image: page.image),
                    "carousel \"\(carousel.name)\": the color behind \"\(page.image)\" is not sure: \(page.unadjusted ?? page.backdrop) leads by "
                        + "\(ShortNumber.text(sureness)), and at least \(ShortNumber.text(least)) is asked for. Look at the page; candidates "
                        + "for its \"backdrop\" are \(choice).")
            }
        }
    }
}
