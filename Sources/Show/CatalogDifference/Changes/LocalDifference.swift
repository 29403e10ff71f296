internal import Diagnostics

/// The regions in which two pictures look different.
///
/// The picture is divided into small cells, and the mean colors of the cells are compared, which hides the noise of
/// JPEG compression. If a change is smaller than a cell, the cell's mean color includes unchanged pixels. The measured
/// difference is then smaller than the real one. Details, such as letters, are compared by their brightness alone,
/// which has little noise.
package struct LocalDifference: Sendable, Equatable, Encodable {
    package var largest: Double
    /// The share of the cells that look different, 0 … 1.
    package var share: Double
    /// The largest difference of luma, 0 … 255, of a detail, which is smaller than a cell; nil if details weren't
    /// compared.
    package var detail: Double?
    /// The point where the pictures differ most, if they differ much more there than ``largest``.
    ///
    /// Nil if details weren't compared, because compression and another size change the edges of letters.
    package var peak: Peak?
    /// The boxes around the differences, largest first: left, top, width and height as fractions of the picture.
    package var regions: [[Double]]
    package var loss: Loss?
    /// The faint flat area that replaced an area of many colors, as when someone covered a price; nil if ``loss`` says
    /// more.
    package var patch: Patch?

    package struct Peak: Sendable, Equatable, Encodable {
        package var distance: Double
        /// The distances from the left and the top as fractions of the picture.
        package var point: [Double]

        /// Returns the pixel at the point, in a picture of a size in pixels: `404, 199`.
        func words(_ width: Int, _ height: Int) -> String {
            "\(Int(point[0] * Double(width))), \(Int(point[1] * Double(height)))"
        }
    }

    /// A flat area that can be seen, but hardly, such as the patch behind a new price.
    package struct Patch: Sendable, Equatable, Encodable {
        /// Left, top, width and height as fractions of the picture.
        package var region: [Double]
        package var color: String
        /// The CIEDE2000 difference from what was there, which three quarters of the area don't exceed.
        package var distance: Double

        /// Returns the area in words, for a picture of a size in pixels.
        func words(_ width: Int, _ height: Int) -> String {
            let box = zip(region, [width, height, width, height]).map { Int(($0 * Double($1)).rounded()) }
            return "a flat patch of \(color), about \(box[2]) × \(box[3]) px, \(box[0]) px from the left and "
                + "\(box[1]) px from the top, about ΔE \(ShortNumber.text(distance, places: 1)) from what was there"
        }
    }

    /// A visible defect that the new version of a picture has and the old version of the same subject doesn't have.
    package struct Loss: Sendable, Equatable, Encodable {
        package enum Kind: String, Sendable, Encodable {
            /// An area of the picture became one color, as after something was covered or erased.
            case oneColor
            case gray
            case compression
            case mirrored
            case flipped
        }

        package var kind: Kind
        /// The share of the picture's area with the defect; of several colored areas, those with ``color``.
        package var share: Double
        package var color: String?
        /// The number of areas that became another color than ``color``.
        package var others: Int?

        var isMirrored: Bool { kind == .mirrored || kind == .flipped }

        var words: String {
            let part = (share > 0.995 ? "all" : ShortNumber.percent(share)) + " of the picture"
            return switch kind {
            case .oneColor:
                "\(part) became one color, \(color ?? "")"
                    + (others.map { ", and \($0) more \($0 == 1 ? "area" : "areas") another" } ?? "")
            case .gray: "\(part) lost its color"
            case .compression: "compressed too much"
            case .mirrored: "mirrored, left and right are swapped"
            case .flipped: "mirrored, top and bottom are swapped"
            }
        }

        var advice: String {
            switch kind {
            case .oneColor: ". Restore it if that isn't intended"
            case .mirrored, .flipped: ". Undo it if that isn't intended"
            case .gray, .compression: ""
            }
        }
    }

    /// The regions to mark with boxes in a report, without regions that cover 90 percent of the picture or more.
    ///
    /// Several boxes over more than half of the picture say nothing, so there are none.
    var marks: [[Double]] {
        let area = regions.reduce(0) { $0 + $1[2] * $1[3] }
        return regions.count > 1 && area > 0.5 ? [] : regions.filter { $0[2] * $0[3] < 0.9 }
    }

    var isExplainedByLoss: Bool {
        loss.map { $0.isMirrored || $0.kind == .oneColor && regions.count == 1 } ?? false
    }

    var extent: String {
        let percent = ShortNumber.percent(share)
        if share == 1 { return "everywhere" }
        if share >= 0.9 { return "almost everywhere" }
        return share > 0.5 ? "in most of the picture (\(percent))" : "in \(percent) of the picture"
    }

    package var isVisible: Bool { share > 0 }
}

extension [[Double]] {
    /// Returns the boxes in a picture of a size, with one box around those that are at most two cells apart, such as
    /// letters.
    func joined(width: Int, height: Int) -> [[Double]] {
        let gap = Double(2 * Swift.max(width, height)) / Double(LocalDifference.cellCount)
        return joined(
            across: gap / Double(width), down: gap / Double(height), proportion: Double(height) / Double(width))
    }

    /// Returns the boxes, with one box around those that are at most a gap apart, where the first of them was.
    ///
    /// Flat boxes on one line may be three times their height apart: they are often parts of one retouched line.
    func joined(across: Double, down: Double, proportion: Double) -> [[Double]] {
        reduce(into: []) { boxes, box in
            var (box, place) = (box, boxes.count)
            func isNear(_ other: [Double]) -> Bool {
                func isAbove(_ gap: Double) -> Bool {
                    other[1] + other[3] + gap < box[1] || box[1] + box[3] + gap < other[1]
                }
                let height = Swift.max(box[3], other[3])
                let isLine = height <= 0.25 && !isAbove(0)
                let across = isLine ? Swift.max(across, 3 * height * proportion) : across
                return !isAbove(down) && other[0] <= box[0] + box[2] + across
                    && box[0] <= other[0] + other[2] + across
            }
            while let near = boxes.firstIndex(where: isNear) {
                let other = boxes.remove(at: near)
                let (left, top) = (Swift.min(box[0], other[0]), Swift.min(box[1], other[1]))
                let (right, bottom) = (
                    Swift.max(box[0] + box[2], other[0] + other[2]), Swift.max(box[1] + box[3], other[1] + other[3])
                )
                (box, place) = ([left, top, right - left, bottom - top], Swift.min(place, near))
            }
            boxes.insert(box, at: place)
        }
    }
}
