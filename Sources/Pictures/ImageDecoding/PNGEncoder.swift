internal import CImageCodecs
internal import PlatformC

/// An encoder of pictures as PNG, tagged as sRGB.
package enum PNGEncoder {
    /// Returns the bytes of a PNG file.
    ///
    /// The bytes are the same for the same pixels and the same version of zlib.
    ///
    /// - Parameter isNamed: whether the file names Tincture as its software, so that ``isNamed(_:)`` recognizes it.
    /// - Throws: ``ImageDecodingError/unencodable`` if memory runs out, or if the picture is too large for the format.
    package static func encode(
        _ picture: PixelBuffer, isNamed: Bool = false
    ) throws(ImageDecodingError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var size = 0
        let status = tincture_png_encode(
            picture.rgba, UInt32(picture.width), UInt32(picture.height), isNamed ? software : nil, &bytes, &size)
        defer { free(bytes) }
        guard status == TINCTURE_OK, let bytes else { throw .unencodable }
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }

    /// Returns whether the first bytes of a PNG file name Tincture as the software that wrote the file.
    package static func isNamed(_ beginning: [UInt8]) -> Bool {
        let name = "tEXtSoftware\0\(software)".utf8
        return beginning.indices.contains { beginning[$0...].starts(with: name) }
    }

    /// The number of bytes at the start of a file that ``isNamed(_:)`` needs to find the name Tincture.
    ///
    /// The encoder writes the name after the chunks `IHDR` and `sRGB`.
    package static let beginning = 128

    private static let software = "Tincture"
}
