/// A reader of WebP headers (RFC 9649): the simple formats (sections 2.5 and 2.6) and the extended one (section 2.7).
enum WebPHeader {
    /// The maximum number of chunks that are read; a file has few.
    private static let maximumChunks = 4096

    static func read(_ file: ByteWindow) throws(ImageDecodingError) -> PictureDescription {
        var picture = PictureDescription(.webp)
        var offset = 12
        for number in 0..<maximumChunks {
            let chunk = ByteReader(bytes: try file.bytes(offset, 40))
            guard let size = chunk.little(4, 4) else { break }
            if number == 0 {
                takeSize(chunk, &picture)
                // Only the extended format has more chunks.
                guard chunk.has("VP8X", at: 0), chunk.byte(8).map({ $0 & 0x2A != 0 }) == true else { break }
                picture.isAnimated = chunk.byte(8).map { $0 & 0x02 != 0 } ?? false
            } else if chunk.has("ICCP", at: 0), picture.profile.isEmpty {
                picture.profile = try file.bytes(offset + 8, min(size, PictureDescription.maximumProfile))
            } else if chunk.has("EXIF", at: 0) {
                picture.header.orientation = try orientation(file, offset + 8, size)
                break
            }
            offset += 8 + size + size & 1
        }
        picture.finish()
        return picture
    }

    private static func takeSize(_ chunk: ByteReader, _ picture: inout PictureDescription) {
        if chunk.has("VP8X", at: 0) {
            picture.header.hasAlpha = chunk.byte(8).map { $0 & 0x10 != 0 }
            picture.takeSize(chunk.little(12, 3).map { $0 + 1 }, chunk.little(15, 3).map { $0 + 1 })
        } else if chunk.has("VP8L", at: 0), chunk.byte(8) == 0x2F, let packed = chunk.little(9, 4) {
            picture.header.hasAlpha = packed >> 28 & 1 == 1
            picture.takeSize(packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
        } else if chunk.has("VP8 ", at: 0), chunk.big(11, 3) == 0x9D012A {
            picture.header.hasAlpha = false
            picture.takeSize(chunk.little(14, 2).map { $0 & 0x3FFF }, chunk.little(16, 2).map { $0 & 0x3FFF })
        }
    }

    /// Returns the orientation in an Exif block, before which some writers put `Exif`, as in a JPEG.
    private static func orientation(_ file: ByteWindow, _ offset: Int, _ size: Int) throws(ImageDecodingError) -> Int {
        // These bytes suffice, because the orientation is in the first directory, after a header of eight bytes.
        var block = try file.bytes(offset, min(size, 64 << 10))
        if block.starts(with: Array("Exif\0\0".utf8)) { block.removeFirst(6) }
        return ExifOrientation.read(block)
    }
}
