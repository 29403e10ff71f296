internal import CImageCodecs
internal import PlatformC

/// An encoder of pictures as PNG, tagged as sRGB.
package enum PNGEncoder {
    /// Returns the bytes of a PNG file.
    ///
    /// The bytes are the same for the same pixels and the same version of zlib.
    ///
    /// - Throws: ``ImageDecodingError/tooMuchMemory(limit:)`` if memory runs out.
    package static func encode(_ picture: PixelBuffer) throws(ImageDecodingError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        let status = tincture_png_encode(picture.rgba, UInt32(picture.width), UInt32(picture.height), &bytes, &size)
        defer { free(bytes) }
        guard status == TINCTURE_OK, let bytes else { throw .tooMuchMemory(limit: picture.rgba.count) }
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }
}
