package import ImageDecoding

/// A thumbnail as PNG or, if the original is lossy and opaque, as JPEG with a tenth of the bytes and the time.
package struct ThumbnailFile: Sendable, Equatable {
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
