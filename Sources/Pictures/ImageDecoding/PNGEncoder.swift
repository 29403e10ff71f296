internal import CImageCodecs
internal import PlatformC

package enum PNGEncoder {
    /// Returns the bytes of a PNG file, the same for the same pixels and the same version of zlib.
    ///
    /// - Parameter isNamed: whether the file names Tincture as its software, so that ``isNamed(_:)`` recognizes it.
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

    /// The number of first bytes in which ``isNamed(_:)`` finds the name, after the chunks `IHDR` and `sRGB`.
    package static let beginning = 128

    private static let software = "Tincture"
}
