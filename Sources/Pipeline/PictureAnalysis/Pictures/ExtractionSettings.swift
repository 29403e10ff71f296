internal import CatalogManifest
package import ImageDecoding

/// The settings that the colors depend on besides the picture.
///
/// Equal settings give equal colors.
package struct ExtractionSettings: Codable, Sendable, Hashable {
    package var tool: String
    /// The most swatches wanted, 1 … 16.
    package var count: Int
    /// The most pixels that a picture may have.
    package var maxPixels: Int
    /// The most memory that decoding one picture may take, in MiB.
    package var maxMemory: Int
    /// Whether every pixel is decoded, where otherwise a large picture is decoded as coarsely as a faithful palette
    /// allows.
    package var fullResolution: Bool

    /// True where placeholders are made as well; nil where they are not.
    package var placeholders: Bool?

    package init(
        tool: String = "", count: Int = PaletteColors.standardCount, limits: DecodingLimits = .standard,
        fullResolution: Bool = false, placeholders: Bool = false
    ) {
        self.placeholders = placeholders ? true : nil
        (self.tool, self.count) = (tool, count)
        maxPixels = limits.maximumPixels
        maxMemory = limits.maximumBytes >> 20
        self.fullResolution = fullResolution
    }

    package var limits: DecodingLimits { DecodingLimits(maximumPixels: maxPixels, maximumBytes: maxMemory << 20) }

    var reader: PictureReader { reader(wantsDigest: false) }

    package func reader(wantsDigest: Bool) -> PictureReader {
        var reader = PictureReader(limits: limits, count: count, wantsDigest: wantsDigest)
        if fullResolution { reader.detail = .whole }
        reader.wantsPlaceholders = placeholders == true
        return reader
    }
}

extension ExtractionSettings: CustomStringConvertible {
    package var description: String {
        "tincture \(tool), \(count) swatches, at most \(maxPixels) pixels and \(maxMemory) MiB"
            + (fullResolution ? ", every pixel decoded" : "") + (placeholders == true ? ", with placeholders" : "")
    }
}
