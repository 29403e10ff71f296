package import ImageDecoding

/// A small picture as a file: JPEG where it comes from a format that loses details itself and is opaque, else PNG.
///
/// A photo is a tenth as large as in PNG, and encoded in a tenth of the time.
package struct ThumbnailFile: Sendable, Hashable {
    package let bytes: [UInt8]
    package let mediaType: String

    package init(_ picture: PixelBuffer, of header: ImageHeader) throws(ImageDecodingError) {
        if header.format.isLossy, header.hasAlpha == false {
            bytes = try JPEGEncoder.encode(picture, quality: RecodedSize.quality)
            mediaType = "image/jpeg"
        } else {
            bytes = try PNGEncoder.encode(picture)
            mediaType = "image/png"
        }
    }
}
