internal import ImageDecoding

extension ExampleFile {
    /// The bytes of the file; nil for a symbolic link.
    ///
    /// In a text, the pilcrows (`¶`) that mark the places of expected findings are left out.
    package var bytes: [UInt8]? {
        switch self {
        case .text(let text): Array(text.replacing("¶", with: "").utf8)
        case .picture(let width, let height, let colors): Self.png(width, height, colors)
        case .cutPicture(let width, let height, let count):
            Array(Self.png(width, height, [.gray, .red, .blue]).dropLast(count))
        case .special(let picture): picture.bytes
        case .link: nil
        }
    }

    /// A short description of a picture or link, for the documentation of the rule.
    ///
    /// The description is nil for a text file, because the documentation shows the text instead.
    package var words: String? {
        switch self {
        case .text: nil
        case .picture(let width, let height, let colors):
            "a PNG of \(width) × \(height)"
                + (colors.count > 1 ? ", striped: \(colors.map(\.hex).joined(separator: " above "))" : "")
                + (colors.contains { $0.alpha < 255 } ? ", translucent" : "")
        case .cutPicture(let width, let height, let count):
            "a PNG of \(width) × \(height), of which the last \(count) bytes are missing"
        case .special(.cmyk): "a CMYK JPEG"
        case .special(.displayP3): "a PNG in Display P3"
        case .special(.padded): "a PNG with 16,384 bytes after its end"
        case .link(let target): "a symbolic link to \(target)"
        }
    }

    /// Returns the bytes of a PNG with a horizontal stripe for each color, from top to bottom.
    private static func png(_ width: Int, _ height: Int, _ colors: [ExampleColor]) -> [UInt8] {
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let color = colors[y * colors.count / height]
            for _ in 0..<width { rgba += [color.red, color.green, color.blue, color.alpha] }
        }
        // If the encoder fails, the file is empty and the example's test fails.
        return (try? PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))) ?? []
    }
}
