/// A reader of GIF headers (GIF89a): the size of the logical screen (section 18), and the frames.
enum GIFHeader {
    static func read(_ file: ByteWindow) throws(ImageDecodingError) -> PictureDescription {
        var picture = PictureDescription(.gif)
        let screen = ByteReader(bytes: try file.bytes(0, 13))
        picture.takeSize(screen.little(6, 2), screen.little(8, 2))
        guard let flags = screen.byte(10) else {
            picture.finish()
            return picture
        }
        var offset = 13 + tableSize(flags)
        var canBeTransparent = false
        while let introducer = try file.bytes(offset, 1).first {
            if introducer == 0x21 {
                // An extension has a label, followed by blocks. The graphic control extension has one block with flags,
                // delay and color (section 23).
                let control = ByteReader(bytes: try file.bytes(offset, 7))
                if picture.header.hasAlpha == nil, control.byte(1) == 0xF9, let flags = control.byte(3) {
                    canBeTransparent = flags & 1 == 1
                }
                offset = try skipBlocks(file, offset + 2)
            } else if introducer == 0x2C {
                if picture.header.hasAlpha != nil {
                    picture.isAnimated = true
                    break
                }
                let frame = ByteReader(bytes: try file.bytes(offset, 10))
                guard let left = frame.little(1, 2), let top = frame.little(3, 2), let width = frame.little(5, 2),
                    let height = frame.little(7, 2), let flags = frame.byte(9)
                else { break }
                // Any area that the first frame doesn't cover is transparent.
                let isWhole = left == 0 && top == 0 && width >= picture.width && height >= picture.height
                picture.header.hasAlpha = canBeTransparent || !isWhole
                // The frame's own color table is followed by one byte before the codes.
                offset = try skipBlocks(file, offset + 10 + tableSize(flags) + 1)
            } else {
                break
            }
        }
        picture.finish()
        return picture
    }

    private static func tableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

    /// Returns the byte offset after data blocks, each of which begins with its size in bytes; 0 ends the sequence.
    private static func skipBlocks(_ file: ByteWindow, _ start: Int) throws(ImageDecodingError) -> Int {
        var offset = start
        while let size = try file.bytes(offset, 1).first, size > 0 { offset += 1 + Int(size) }
        return offset + 1
    }
}
