package import ImageDecoding

extension PixelBuffer {
    /// Returns the picture with a square of equal pixels for each pixel if its longer side is too short to see.
    package func enlarged(toAtLeast length: Int) -> PixelBuffer {
        let longer = max(width, height)
        let factor = (length + longer - 1) / longer
        guard factor > 1 else { return self }
        var larger: [UInt8] = []
        for row in 0..<height {
            let line = (0..<width * factor).flatMap { column in
                let start = 4 * (row * width + column / factor)
                return rgba[start..<start + 4]
            }
            for _ in 0..<factor { larger += line }
        }
        return PixelBuffer(width: width * factor, height: height * factor, rgba: larger)
    }

    /// Returns the picture in a larger size, blended between its pixels.
    package func stretched(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
        func place(_ index: Int, _ size: Int, _ newSize: Int) -> (low: Int, high: Int, part: Double) {
            let place = min(max((Double(index) + 0.5) * Double(size) / Double(newSize) - 0.5, 0), Double(size - 1))
            return (Int(place), min(Int(place) + 1, size - 1), place - place.rounded(.down))
        }
        let columns = (0..<newWidth).map { place($0, width, newWidth) }
        var larger: [UInt8] = []
        larger.reserveCapacity(4 * newWidth * newHeight)
        for row in 0..<newHeight {
            let (upper, lower, down) = place(row, height, newHeight)
            for (left, right, across) in columns {
                for channel in 0..<4 {
                    func value(_ x: Int, _ y: Int) -> Double { Double(rgba[4 * (y * width + x) + channel]) }
                    let above = value(left, upper) * (1 - across) + value(right, upper) * across
                    let below = value(left, lower) * (1 - across) + value(right, lower) * across
                    larger.append(UInt8((above * (1 - down) + below * down).rounded()))
                }
            }
        }
        return PixelBuffer(width: newWidth, height: newHeight, rgba: larger)
    }

    /// Returns the picture upright, given its orientation in Exif, 1 … 8: with 2, it is mirrored, and with 4, flipped.
    package func upright(from orientation: Int) -> PixelBuffer {
        guard orientation > 1 else { return self }
        let (newWidth, newHeight) = orientation >= 5 ? (height, width) : (width, height)
        var turned = [UInt8](repeating: 0, count: rgba.count)
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
                let (from, to) = ((row * width + column) * 4, (y * newWidth + x) * 4)
                for channel in 0..<4 { turned[to + channel] = rgba[from + channel] }
            }
        }
        return PixelBuffer(width: newWidth, height: newHeight, rgba: turned)
    }
}
