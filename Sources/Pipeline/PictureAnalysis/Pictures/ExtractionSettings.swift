internal import CatalogManifest
package import ImageDecoding
package import PictureText

/// The settings of `tincture extract` that affect a picture's colors.
package struct ExtractionSettings: Codable, Sendable, Hashable {
    package var tool: String
    /// The maximum number of swatches (colors) per picture, 1 … 16.
    package var count: Int
    package var maxPixels: Int
    /// The maximum memory for decoding a picture, in MiB.
    package var maxMemory: Int
    /// Whether large pictures aren't decoded at the lowest resolution that gives a faithful palette.
    package var fullResolution: Bool

    /// Whether placeholders (ThumbHash) are also created: `true`, or nil instead of `false`, to encode no key.
    package var placeholders: Bool?

    /// The part of each picture from which colors are taken: left edge, top edge, width and height, as fractions of the
    /// picture's width and height; nil for the whole picture.
    package var region: [Double]?

    package init(
        tool: String = "", count: Int = PaletteColors.standardCount, limits: DecodingLimits = .standard,
        fullResolution: Bool = false, placeholders: Bool = false, region: [Double]? = nil
    ) {
        self.region = region
        self.placeholders = placeholders ? true : nil
        (self.tool, self.count) = (tool, count)
        maxPixels = limits.maximumPixels
        maxMemory = limits.maximumBytes >> 20
        self.fullResolution = fullResolution
    }

    package var limits: DecodingLimits { DecodingLimits(maximumPixels: maxPixels, maximumBytes: maxMemory << 20) }

    package var reader: PictureReader {
        var reader = PictureReader(limits: limits, count: count)
        if fullResolution { reader.detail = .whole }
        reader.wantsPlaceholders = placeholders == true
        if let region, let part = PictureRegion(region) {
            reader.region = part
            reader.wantsCells = true
            // Chooses a resolution at which the region has as many pixels as a whole picture normally has.
            if !fullResolution { reader.detail = .forColors(partOf: part.area) }
        }
        return reader
    }
}

extension ExtractionSettings: CustomStringConvertible {
    package var description: String {
        "tincture \(tool), \(count) swatches, at most \(maxPixels) pixels and \(maxMemory) MiB"
            + (fullResolution ? ", every pixel decoded" : "") + (placeholders == true ? ", with placeholders" : "")
            + (region.map { ", of the region \($0)" } ?? "")
    }
}

extension PictureRegion {
    /// Creates a region from four numbers, 0 … 1: the left edge, top edge, width and height; nil for any other list.
    package init?(_ numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self.init(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
    }
}
