internal import ColorScience
package import ImageDecoding

/// A picture made smaller for a preview: upright, in sRGB.
package enum Thumbnail {
    /// Reads a picture and makes it as large as fits a size; one that is smaller keeps its own.
    ///
    /// Each pixel is the mean of those that fall on it, weighted by alpha. Rows are added as they are decoded, so that
    /// the whole picture is never in memory.
    ///
    /// - Throws: ``ImageDecodingError`` where the picture cannot be read.
    package static func read(
        _ path: String, maximumWidth: Int, maximumHeight: Int, limits: DecodingLimits = .standard
    ) throws(ImageDecodingError) -> PixelBuffer {
        let room = 4 * maximumWidth * maximumHeight
        var decoder = try PictureDecoder(.file(path), limits: limits, detail: .reduced(leastPixels: room))
        let isTransposed = decoder.header.orientation >= 5
        // A reduction rounds the size up: the proportions are those of the header.
        let own = (decoder.header.pixelWidth ?? decoder.width, decoder.header.pixelHeight ?? decoder.height)
        let scale = min(1, Double(maximumWidth) / Double(own.0), Double(maximumHeight) / Double(own.1))
        let upright = (max(1, Int(Double(own.0) * scale)), max(1, Int(Double(own.1) * scale)))
        let (width, height) = isTransposed ? (upright.1, upright.0) : upright
        var boxes = PixelBoxes(columns: width, rows: height, of: decoder.width, decoder.height)
        while try decoder.nextRows({ boxes.add($0) }) {}
        var rgba = boxes.means
        if let transform = decoder.transform { convert(&rgba, transform) }
        return turn(PixelBuffer(width: width, height: height, rgba: rgba), decoder.header.orientation)
    }

    /// The same as a PNG file.
    package static func png(_ path: String, maximumWidth: Int, maximumHeight: Int) throws -> [UInt8] {
        try PNGEncoder.encode(try read(path, maximumWidth: maximumWidth, maximumHeight: maximumHeight))
    }

    /// True for the word of a format that has pixels to be drawn smaller.
    package static func canBeDrawn(from format: String) -> Bool { ImageFormat(rawValue: format)?.isDecodable == true }

    private static func convert(_ rgba: inout [UInt8], _ transform: ColorTransform) {
        let colors = transform.oklab(stride(from: 0, to: rgba.count, by: 4).flatMap { rgba[$0..<($0 + 3)] })
        for (index, color) in colors.enumerated() {
            // What lies outside sRGB is cut off channel by channel, as every viewer does.
            let components = Color(color).converted(to: .srgb).components * 255
            for channel in 0..<3 { rgba[index * 4 + channel] = UInt8(min(max(components[channel], 0), 255).rounded()) }
        }
    }

    /// The picture upright, by its Exif orientation.
    private static func turn(_ picture: PixelBuffer, _ orientation: Int) -> PixelBuffer {
        guard orientation > 1 else { return picture }
        let (width, height) = (picture.width, picture.height)
        let size = orientation >= 5 ? (height, width) : (width, height)
        var rgba = [UInt8](repeating: 0, count: picture.rgba.count)
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) =
                    switch orientation {
                    case 2: (width - 1 - column, row)
                    case 3: (width - 1 - column, height - 1 - row)
                    case 4: (column, height - 1 - row)
                    case 5: (row, column)
                    case 6: (height - 1 - row, column)
                    case 7: (height - 1 - row, width - 1 - column)
                    default: (row, width - 1 - column)
                    }
                let (from, to) = ((row * width + column) * 4, (y * size.0 + x) * 4)
                for channel in 0..<4 { rgba[to + channel] = picture.rgba[from + channel] }
            }
        }
        return PixelBuffer(width: size.0, height: size.1, rgba: rgba)
    }
}
