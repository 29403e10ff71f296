package import CatalogManifest
internal import ColorScience
package import PictureText

/// The contrast between text and the region of a picture behind the text.
package struct RegionText: Encodable, Sendable {
    /// The text color as `#RRGGBB`: white or black, whichever has more contrast with the colors in the region.
    package let foreground: String
    /// The lowest WCAG 2.2 contrast ratio, 1 … 21, between the text and the colors in the region.
    package let worst: Double
    package let percentile: Double
    package let mean: Double
    /// The most transparent scrim (a layer between picture and text) with which the text has a contrast of 4.5 or more
    /// on 95 % of the region, as WCAG 2.2 requires for text that isn't large.
    ///
    /// Nil if ``percentile`` is high enough without a scrim, or if no scrim is enough.
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

    /// The contrast and the scrim, if its opacity is uniform, in words on one line.
    package var words: String {
        "Text in \(foreground): contrast \(worst) at worst, \(percentile) on 95 % of the region, \(mean) on average"
            + (scrim?.opacity.map { opacity in
                "; a scrim of \(scrim?.color ?? "") at \(Int((opacity * 100).rounded())) % reaches 4.5"
            } ?? "")
    }
}

extension TextEntry.Scrim {
    /// Creates the entry of the most transparent scrim with which the text reaches the required contrast; nil if the
    /// contrast is high enough without a scrim, or if no scrim is enough.
    package init?(_ measured: TextMeasurement) {
        guard let overlay = measured.scrim ?? measured.gradient else { return nil }
        self.init(
            color: overlay.color.hex, opacity: measured.scrim.map { Double($0.hundredths) / 100 },
            gradient: measured.gradient.map { Double($0.hundredths) / 100 }, edge: measured.gradient?.edge?.rawValue)
    }
}
