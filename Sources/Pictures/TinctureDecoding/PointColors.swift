package import ColorScience
package import PaletteExtraction

/// The colors of a picture at given points, collected while the picture is decoded.
///
/// Every decoded group of rows is passed to ``add(_:)``, from the top of the file.
///
/// Each color is the alpha-weighted mean of the pixels in a small rectangle around the point, because a single pixel
/// may be JPEG noise.
package struct PointColors: Sendable {
    /// The width and height of the rectangle around a point, as a fraction of the picture's width and height.
    ///
    /// In a banner of 1125 × 352 pixels, the rectangle has 22 × 7 pixels.
    private static let boxSize = 1.0 / 50

    private struct Box {
        let point: PicturePoint
        let columns: ClosedRange<Int>
        let rows: ClosedRange<Int>
        var sum = SIMD4<UInt64>.zero
        var pixels: UInt64 = 0
    }

    private let width: Int
    private var boxes: [Box]
    private var nextRow = 0

    package init(_ points: [PicturePoint], layout: PictureLayout) {
        width = layout.width
        boxes = points.map { point in
            let place = layout.place(of: point)
            return Box(
                point: point, columns: Self.pixels(around: place.x, of: layout.width),
                rows: Self.pixels(around: place.y, of: layout.height))
        }
    }

    /// Returns the columns or rows whose centers are in the rectangle around a point, and the one that contains it.
    private static func pixels(around place: Double, of count: Int) -> ClosedRange<Int> {
        let center = place * Double(count)
        let reach = Double(count) * boxSize / 2
        let nearest = min(max(0, Int(center)), count - 1)
        let (first, last) = (Int((center - reach - 0.5).rounded(.up)), Int((center + reach - 0.5).rounded(.down)))
        return min(max(0, first), nearest)...max(min(count - 1, last), nearest)
    }

    package mutating func add(_ rgba: UnsafeBufferPointer<UInt8>) {
        let rows = rgba.count / (4 * width)
        defer { nextRow += rows }
        for index in boxes.indices {
            let (first, last) = (
                max(boxes[index].rows.lowerBound, nextRow), min(boxes[index].rows.upperBound, nextRow + rows - 1)
            )
            for row in stride(from: first, through: last, by: 1) {
                for column in boxes[index].columns {
                    let start = ((row - nextRow) * width + column) * 4
                    let alpha = UInt64(rgba[start + 3])
                    let color = SIMD4(UInt64(rgba[start]), UInt64(rgba[start + 1]), UInt64(rgba[start + 2]), 1)
                    boxes[index].sum &+= color &* SIMD4(repeating: alpha)
                    boxes[index].pixels += 1
                }
            }
        }
    }

    /// Returns the color at each point, except points whose surrounding pixels are mostly transparent or weren't added.
    package func colors(conversion: ColorConversion? = nil) -> [PicturePoint: SRGB8] {
        var colors: [PicturePoint: SRGB8] = [:]
        for box in boxes where box.pixels > 0 && box.sum.w >= 128 * box.pixels {
            func mean(_ sum: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: (sum + box.sum.w / 2) / box.sum.w) }
            let own = SRGB8(red: mean(box.sum.x), green: mean(box.sum.y), blue: mean(box.sum.z))
            colors[box.point] =
                conversion.flatMap { $0([own.red, own.green, own.blue]).first }.map { SRGB8(Color($0)) } ?? own
        }
        return colors
    }
}

extension PictureLayout {
    /// Returns where a point of the upright picture is in the file, as distances from the first column and row, 0 … 1.
    fileprivate func place(of point: PicturePoint) -> PicturePoint {
        func distance(from side: Side) -> Double {
            switch side {
            case .left: point.x
            case .right: 1 - point.x
            case .top: point.y
            case .bottom: 1 - point.y
            }
        }
        return PicturePoint(distance(from: sides.firstColumn), distance(from: sides.firstRow))
    }
}
