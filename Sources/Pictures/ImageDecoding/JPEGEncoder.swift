internal import CImageCodecs
internal import PlatformC

/// An encoder of opaque pictures as baseline JPEG in sRGB, without a profile.
package enum JPEGEncoder {
    /// Returns the bytes of a JPEG file.
    ///
    /// The bytes are the same for the same pixels and the same version of libjpeg-turbo.
    ///
    /// - Parameters:
    ///   - picture: the picture, whose alpha is ignored.
    ///   - quality: the quality on libjpeg's scale, 1 … 100.
    /// - Throws: ``ImageDecodingError/unencodable`` if memory runs out, or if the picture is too large for the format.
    package static func encode(_ picture: PixelBuffer, quality: Int) throws(ImageDecodingError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        let status = tincture_jpeg_encode(
            picture.rgba, UInt32(picture.width), UInt32(picture.height), Int32(quality), &bytes, &size)
        defer { free(bytes) }
        guard status == TINCTURE_OK, let bytes else { throw .unencodable }
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }
}
