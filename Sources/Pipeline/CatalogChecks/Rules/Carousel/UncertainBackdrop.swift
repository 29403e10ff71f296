internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let uncertainBackdrop: CheckRule = CheckRule(
        "uncertain-backdrop", in: .carousel, .note,
        options: [
            RuleOption(
                name: "confidence", standard: ConfidenceEntry.leastBackdrop, range: 0...1,
                help: "The minimum confidence, 0 … 1. A page is reported if its backdrop has a lower confidence.")
        ],
        help: """
            Tincture isn't sure of the color behind a page: its confidence is low. Usually the two best candidates score
            almost the same. Look at the page. If another candidate suits it better, pin that one as its `backdrop`.
            `confidence` sets the confidence that is enough; 0 turns the rule off.
            """,
        triggering: RuleExample.imageSets("Fern", picture: .picture(20, 20, .red, .blue)).configured(
            "carousels: {home: {pages: [¶Fern]}}", "rules: {uncertain-backdrop: {confidence: 0.75}}"
        )
        .reporting(
            #"carousel "home": the best backdrops of "Fern" score almost the same: #C80000 has a confidence of 0.7 (minimum: 0.75). Look at the page, and pin one of #C80000, #0000C8."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", picture: .picture(20, 20, .red, .blue)).configured(
            ##"carousels: {home: {pages: [{image: Fern, backdrop: "#C80000"}]}}"##)
    ) { tree, rule in
        let least = tree.option("confidence", of: rule) ?? ConfidenceEntry.leastBackdrop
        let choices = tree.manifest.palettes.map { ($0.image, $0.colors.closeCandidates) }
        let candidates = Dictionary(choices) { first, _ in first }
        return tree.manifest.carousels.compactMap { carousel in
            let unsure = carousel.pages.enumerated().compactMap { index, page in
                page.confidence.flatMap { $0 < least ? (index: index, page: page, confidence: $0) : nil }
            }
            guard let first = unsure.min(by: { ($0.confidence, $0.index) < ($1.confidence, $1.index) }) else {
                return nil
            }
            let page = first.page
            let choices = candidates[page.image, default: []]
            let advice =
                choices.count > 1 ? "pin one of \(choices.joined(separator: ", "))" : "pin the color that suits it"
            let kind = carousel.backdrops == "bleed" ? "bleed colors" : "backdrops"
            let others = unsure.filter { $0.index != first.index }.map { "\"\($0.page.image)\"" }
            return rule.finding(
                at: tree.place(ofPage: first.index, in: carousel.name),
                about: .page(carousel: carousel.name, number: first.index, image: page.image),
                "carousel \"\(carousel.name)\": the best \(kind) of \"\(page.image)\" score almost the same: "
                    + "\(page.unadjusted ?? page.backdrop) has a confidence of \(ShortNumber.text(first.confidence)) "
                    + "(minimum: \(ShortNumber.text(least))). "
                    + "Look at the page, and \(advice)."
                    + (others.isEmpty ? "" : " Also uncertain: \(others.joined(separator: ", "))."))
        }
    }
}
