package import CatalogManifest
internal import ColorScience
package import PaletteExtraction

/// How text is read on a part of a picture.
package struct RegionText: Encodable, Sendable {
    /// White or black, whichever reads better, `#RRGGBB`.
    package let foreground: String
    /// The lowest contrast ratio of WCAG 2.2.
    package let worst: Double
    /// The ratio that a twentieth of the part falls short of.
    package let percentile: Double
    /// The mean ratio.
    package let mean: Double
    /// The least overlay with which the text reaches 4.5; nil where it does without.
    package let scrim: TextEntry.Scrim?

    init(on region: PictureRegion, of cells: PictureCells) {
        let area = TextArea(name: "", location: .page(region))
        let measured = TextMeasurement(of: area, on: [[0]], of: [TextBackground(region, of: cells)])
        func cut(_ ratio: Double) -> Double { (ratio * 100 + 1e-6).rounded(.down) / 100 }
        foreground = measured.foreground.hex
        let contrast = measured.contrasts[0]
        (worst, percentile, mean) = (cut(contrast.worst), contrast.percentile, cut(contrast.mean))
        scrim = TextEntry.Scrim(measured)
    }

    /// The contrast in words, on one line.
    package var words: String {
        "Text in \(foreground): contrast \(worst) at worst, \(percentile) on 95 % of the part, \(mean) in the mean"
            + (scrim?.opacity.map {
                "; an overlay of \(scrim?.color ?? "") at \(Int(($0 * 100).rounded())) % reaches 4.5"
            }
                ?? "")
    }
}

extension TextEntry.Scrim {
    /// The least overlay of a measured area; nil where none is needed or enough.
    package init?(_ measured: TextMeasurement) {
        guard let overlay = measured.scrim ?? measured.gradient else { return nil }
        self.init(
            color: overlay.color.hex, opacity: measured.scrim.map { Double($0.hundredths) / 100 },
            gradient: measured.gradient.map { Double($0.hundredths) / 100 }, edge: measured.gradient?.edge?.rawValue)
    }
}
