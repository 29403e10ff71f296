package import CatalogManifest
internal import ColorScience
package import PictureText

/// The contrast between text and the region of a picture behind the text.
package struct RegionText: Encodable, Sendable {
    /// The text color as `#RRGGBB`: white or black, whichever has more contrast with the colors in the region.
    package let foreground: String
    /// The lowest WCAG 2.2 contrast ratio, 1 … 21, between the text and the colors in the region.
    package let worst: Double
    /// The contrast ratio that the text reaches or exceeds on 95 % of the region.
    package let percentile: Double
    /// The mean contrast ratio between the text and the colors in the region.
    package let mean: Double
    /// The most transparent scrim with which the text has a contrast of 4.5 or more on 95 % of the region.
    ///
    /// A scrim is a layer between picture and text. WCAG 2.2 requires a contrast of 4.5 for text that isn't large. Nil
    /// if ``percentile`` is high enough without a scrim, or if no scrim is enough.
    package let scrim: TextEntry.Scrim?

    init(on region: PictureRegion, of cells: PictureCells) {
        let area = TextArea(name: "", location: .page(region))
        let measured = TextMeasurement(of: area, on: [[0]], of: [TextBackground(region, of: cells)])
        foreground = measured.foreground.hex
        let contrast = measured.contrasts[0]
        (worst, percentile, mean) = (
            roundedDown(contrast: contrast.worst), contrast.percentile, roundedDown(contrast: contrast.mean)
        )
        scrim = TextEntry.Scrim(measured)
    }

    /// The contrast between text and region in words, on one line.
    ///
    /// An example is `Text in #FFFFFF: contrast 3.1 at worst, 3.6 on 95 % of the region, 4.2 on average`. If a scrim of
    /// uniform opacity is enough, it is also described.
    package var words: String {
        "Text in \(foreground): contrast \(worst) at worst, \(percentile) on 95 % of the region, \(mean) on average"
            + (scrim?.opacity.map {
                "; a scrim of \(scrim?.color ?? "") at \(Int(($0 * 100).rounded())) % reaches 4.5"
            }
                ?? "")
    }
}

extension TextEntry.Scrim {
    /// Creates the entry of the most transparent scrim with which the text reaches the required contrast.
    ///
    /// A scrim is a layer between picture and text. The result is nil if the contrast is high enough without a scrim,
    /// or if no scrim is enough.
    package init?(_ measured: TextMeasurement) {
        guard let overlay = measured.scrim ?? measured.gradient else { return nil }
        self.init(
            color: overlay.color.hex, opacity: measured.scrim.map { Double($0.hundredths) / 100 },
            gradient: measured.gradient.map { Double($0.hundredths) / 100 }, edge: measured.gradient?.edge?.rawValue)
    }
}
