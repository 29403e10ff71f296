package import ImageDecoding

/// A thumbnail as a file: PNG, or JPEG, a tenth as large and slow, if the original is lossy and opaque.
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
