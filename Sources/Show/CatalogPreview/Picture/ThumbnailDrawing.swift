internal import ColorScience
package import ImageDecoding

/// A thumbnail, upright and in sRGB, that is made while the picture is decoded, so that only a few rows are in memory.
package struct ThumbnailDrawing {
    private let width: Int
    private let height: Int
    private let orientation: Int
    private let transform: ColorTransform?
    private var boxes: PixelBoxes

    /// Whether the decoder skips no pixels, and has at least as many as the thumbnail.
    package let isFine: Bool

    /// Begins a thumbnail of an open picture, with a maximum size in pixels; a smaller picture keeps its size.
    package init(_ decoder: borrowing PictureDecoder, maximumWidth: Int, maximumHeight: Int) {
        orientation = decoder.header.orientation
        transform = decoder.transform
        // A reduced decode rounds its size up, so the exact proportions come from the header.
        let own = (decoder.header.pixelWidth ?? decoder.width, decoder.header.pixelHeight ?? decoder.height)
        let scale = min(1, Double(maximumWidth) / Double(own.0), Double(maximumHeight) / Double(own.1))
        let upright = (max(1, Int(Double(own.0) * scale)), max(1, Int(Double(own.1) * scale)))
        (width, height) = orientation >= 5 ? (upright.1, upright.0) : upright
        isFine = !decoder.isSampled && decoder.width >= width && decoder.height >= height
        boxes = PixelBoxes(columns: width, rows: height, of: decoder.width, decoder.height)
    }

    package mutating func add(_ rows: UnsafeBufferPointer<UInt8>) { boxes.add(rows) }

    package var picture: PixelBuffer { picture(readTo: 1) }

    /// Returns the thumbnail with a checkerboard in place of all but the share of the rows that could be read.
    func picture(readTo share: Double) -> PixelBuffer {
        var rgba = boxes.means
        if let transform { Self.convert(&rgba, transform) }
        for row in Int((share * Double(height)).rounded(.up))..<height {
            for column in 0..<width {
                let gray: UInt8 = (row / 8 + column / 8) % 2 == 0 ? 165 : 143
                rgba.replaceSubrange(
                    (row * width + column) * 4..<(row * width + column + 1) * 4, with: [gray, gray, gray, 255])
            }
        }
        return PixelBuffer(width: width, height: height, rgba: rgba).upright(from: orientation)
    }

    private static func convert(_ rgba: inout [UInt8], _ transform: ColorTransform) {
        let colors = transform.oklab(stride(from: 0, to: rgba.count, by: 4).flatMap { rgba[$0..<($0 + 3)] })
        for (index, color) in colors.enumerated() {
            // Values outside sRGB are clamped per channel, as picture viewers do.
            let components = Color(color).converted(to: .srgb).components * 255
            for channel in 0..<3 { rgba[index * 4 + channel] = UInt8(min(max(components[channel], 0), 255).rounded()) }
        }
    }
}
