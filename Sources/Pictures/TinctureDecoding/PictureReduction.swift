/// A reduction of a large picture to a small picture, for example for a placeholder.
///
/// A pixel of the small picture, called a cell, covers a rectangle of the large picture. The cell gets the
/// alpha-weighted mean of the pixels whose top left corners are in that rectangle. So the colors of transparent pixels
/// don't show. A picture that is already small keeps its size.
package struct PictureReduction: Sendable {
    private let sourceWidth: Int
    private let sourceHeight: Int
    /// The width of the small picture in pixels, before it is turned upright.
    private let width: Int
    private let height: Int
    private let orientation: Int
    /// The first pixel column of each column of cells; the last element is the total number of pixel columns.
    private let starts: [Int]
    private var row = 0
    /// Five sums for each cell: red, green and blue (each × alpha), alpha, and the number of pixels.
    private var sums: [UInt64]

    /// Creates a reduction of a picture whose rows are passed to ``add(_:)``.
    ///
    /// - Parameters:
    ///   - pictureWidth: the width of the picture in the file; larger than `width` if the decoder skips pixels.
    ///   - side: the maximum width and height of the resulting small picture, in pixels.
    package init(
        width: Int, height: Int, pictureWidth: Int, pictureHeight: Int, orientation: Int = 1,
        side: Int = ThumbHash.maximumSide
    ) {
        sourceWidth = width
        sourceHeight = height
        self.orientation = orientation
        let longer = max(pictureWidth, pictureHeight)
        func reduced(_ length: Int, _ rows: Int) -> Int {
            min(rows, longer <= side ? length : max(1, (length * side + longer / 2) / longer))
        }
        self.width = reduced(pictureWidth, width)
        self.height = reduced(pictureHeight, height)
        let cells = self.width
        starts = (0...cells).map { ($0 * width + cells - 1) / max(1, cells) }
        sums = [UInt64](repeating: 0, count: self.width * self.height * 5)
    }

    /// Adds whole rows with four bytes per pixel: red, green, blue and alpha, not premultiplied.
    package mutating func add(_ rows: UnsafeBufferPointer<UInt8>) {
        let (width, sourceWidth) = (width, sourceWidth)
        let bytes = UnsafeRawBufferPointer(rows)
        for index in 0..<(rows.count / (sourceWidth * 4)) {
            guard row < sourceHeight else { return }
            let first = row * height / sourceHeight * width
            sums.withUnsafeMutableBufferPointer { sums in
                starts.withUnsafeBufferPointer { starts in
                    for column in 0..<width {
                        let cell = (first &+ column) &* 5
                        let count = starts[column &+ 1] &- starts[column]
                        // Opaque pixels are the most frequent, so they are added without multiplying by alpha.
                        var sum = SIMD4<UInt32>.zero
                        for x in starts[column]..<starts[column &+ 1] {
                            let offset = (index &* sourceWidth &+ x) &* 4
                            let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
                            sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
                        }
                        if Int(sum.w) == 255 &* count {
                            for channel in 0..<3 { sums[cell &+ channel] &+= UInt64(sum[channel]) &* 255 }
                            sums[cell &+ 3] &+= UInt64(sum.w)
                            sums[cell &+ 4] &+= UInt64(count)
                            continue
                        }
                        var (red, green, blue, opacity) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
                        for x in starts[column]..<starts[column &+ 1] {
                            let offset = (index &* sourceWidth &+ x) &* 4
                            let pixel = UInt32(
                                littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                            let alpha = UInt64(pixel >> 24)
                            red &+= UInt64(pixel & 0xFF) &* alpha
                            green &+= UInt64(pixel >> 8 & 0xFF) &* alpha
                            blue &+= UInt64(pixel >> 16 & 0xFF) &* alpha
                            opacity &+= alpha
                        }
                        sums[cell] &+= red
                        sums[cell &+ 1] &+= green
                        sums[cell &+ 2] &+= blue
                        sums[cell &+ 3] &+= opacity
                        sums[cell &+ 4] &+= UInt64(count)
                    }
                }
            }
            row += 1
        }
    }

    /// The small picture, turned upright: four bytes per pixel (red, green, blue and alpha, not premultiplied).
    ///
    /// Pixels are transparent if they cover only rows of the large picture that weren't passed to ``add(_:)``.
    package var picture: (width: Int, height: Int, rgba: [UInt8]) {
        let isTurned = orientation >= 5
        let (columns, rows) = isTurned ? (height, width) : (width, height)
        var rgba: [UInt8] = []
        rgba.reserveCapacity(columns * rows * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let (column, row) = place(x, y)
                let cell = (row * width + column) * 5
                let (alpha, count) = (sums[cell + 3], sums[cell + 4])
                for channel in 0..<3 { rgba.append(alpha == 0 ? 0 : UInt8((sums[cell + channel] + alpha / 2) / alpha)) }
                rgba.append(count == 0 ? 0 : UInt8((alpha + count / 2) / count))
            }
        }
        return (columns, rows, rgba)
    }

    /// Returns the column and row of an upright pixel before the picture is turned (CIPA DC-008, tag 0x0112).
    private func place(_ x: Int, _ y: Int) -> (column: Int, row: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch orientation {
        case 2: (right - x, y)
        case 3: (right - x, bottom - y)
        case 4: (x, bottom - y)
        case 5: (y, x)
        case 6: (y, bottom - x)
        case 7: (right - y, bottom - x)
        case 8: (right - y, x)
        default: (x, y)
        }
    }
}
