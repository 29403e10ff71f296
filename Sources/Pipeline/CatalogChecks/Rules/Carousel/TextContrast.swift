internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import Diagnostics

extension CheckRule {
    static let textContrast: CheckRule = CheckRule(
        .textContrast, in: .carousel, .warning,
        foundBy: CarouselBuilder.self,
        help: """
            Text on a page of a carousel is hard to read on the picture behind it. The key `text` lists where text is
            drawn. By default 95 % of the area must reach 4.5 : 1, or 3 : 1 for large text. The finding names a scrim or
            text color that is enough. A picture that can't be measured is reported, too.
            """,
        triggering: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels:", "  home:", "    pages: [¶Fern]",
            "    text: [{name: title, at: [0.1, 0.1, 0.8, 0.3], color: white}]"
        )
        .reporting(
            #"carousel "home": "title" on "Fern" has a contrast of 3.94 on a screen 375 points wide; the minimum is 4.5. It is too low in an area that starts at 0.1 (left), 0.1 (top) and covers 0.8 × 0.3 of the picture. A scrim (a layer between picture and text) of #000000 at 8 % is enough, or one that fades from 12 % at the top of the page to clear; or make the text #000000, for a contrast of 5.31."#
        )
        .about("page Fern of home"),
        clean: RuleExample.imageSets("Fern", "Moss").configured(
            "carousels:", "  home:", "    pages: [Fern]", "    text: [{name: title, at: [0.1, 0.1, 0.8, 0.3]}]")
    ) { tree, rule in
        tree.manifest.carousels.flatMap { carousel in
            carousel.pages.enumerated().flatMap { index, page in
                [false, true].flatMap { isDark -> [Diagnostic] in
                    // The dark text is absent if it equals the light one.
                    (isDark ? page.textDark : page.text)?.filter(\.fails).map { text in
                        rule.finding(
                            at: tree.place(ofPage: index, in: carousel.name),
                            about: .page(carousel: carousel.name, number: index, image: page.image),
                            "carousel \(carousel.name.quoted): \(text.words(on: page.image, isDark: isDark))")
                    } ?? []
                }
            }
        }
    }
}

extension TextEntry {
    fileprivate func words(on image: String, isDark: Bool) -> String {
        let lowest = lowest
        var words =
            "\(name.quoted) on \(image.quoted) has a contrast of \(ShortNumber.text(lowest.ratio)) on a screen "
            + "\(ShortNumber.text(lowest.width)) points wide\(isDark ? " in dark mode" : ""); the minimum is "
            + "\(ShortNumber.text(minimum))."
        if let failing, failing.count == 4 {
            let numbers = failing.map { ShortNumber.text($0) }
            words +=
                " It is too low in an area that starts at \(numbers[0]) (left), \(numbers[1]) (top) and covers \(numbers[2]) × \(numbers[3]) of the picture."
        }
        func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
        var ways = ""
        if let scrim, let opacity = scrim.opacity {
            ways = "A scrim (a layer between picture and text) of \(scrim.color) at \(percent(opacity)) is enough"
        }
        if let scrim, let gradient = scrim.gradient, let edge = scrim.edge {
            let fade = " that fades from \(percent(gradient)) at the \(edge) of the page to clear"
            ways =
                ways.isEmpty
                ? "A scrim (a layer between picture and text) of \(scrim.color)\(fade) is enough"
                : ways + ", or one" + fade
        }
        if let better, let betterRatio {
            ways += ways.isEmpty ? "Make the text" : "; or make the text"
            ways += " \(better), for a contrast of \(ShortNumber.text(betterRatio))"
        }
        return words + (ways.isEmpty ? " Move it, or choose another picture." : " \(ways).")
    }
}
