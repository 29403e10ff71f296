internal import CImageCodecs
internal import PlatformC

/// An encoder of opaque pictures as baseline JPEG in sRGB, without a profile.
package enum JPEGEncoder {
    /// Returns the bytes of a JPEG file, the same for the same pixels and the same version of libjpeg-turbo.
    ///
    /// - Parameter quality: the quality on libjpeg's scale, 1 … 100.
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
