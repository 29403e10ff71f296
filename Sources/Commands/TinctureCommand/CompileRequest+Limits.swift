internal import CatalogBuild
internal import ImageDecoding
internal import PictureAnalysis

extension CompileRequest {
    /// What a picture may cost.
    var limits: DecodingLimits {
        DecodingLimits(maximumPixels: settings.maxPixels, maximumBytes: settings.maxMemory << 20)
    }
}
