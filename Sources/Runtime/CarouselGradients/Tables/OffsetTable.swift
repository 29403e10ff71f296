public import ColorScience

/// The backdrop colors at evenly spaced scroll offsets of a carousel, for apps that look up colors without blending.
///
/// The colors reach from the first page at rest to the last page at rest, or to the first page again if the carousel
/// wraps. At each of its offsets, the table has the color that ``GradientTable/color(at:)`` returns. A scroll by
/// ``pitch`` points moves the carousel from one page to the next.
///
/// ```swift
/// // Two pages 100 points apart, a color every 50 points: red, purple, blue.
/// let table = OffsetTable(
///     pitch: 100, step: 50, pageCount: 2, wraps: false, staticColors: [0xFF0000, 0x800080, 0x0000FF])
/// assert(table.color(page: 0, offset: 60).hex == "#800080")  // 60 points past page 0: the nearest is at 50
/// assert(table.color(page: 1, offset: 0).hex == "#0000FF")
/// assert(table.pitch == 100 && table.step == 50 && table.pageCount == 2 && !table.wraps)
/// ```
public struct OffsetTable: Sendable, Hashable {
    /// The maximum number of colors in a table, which take 48 MiB.
    package static let largestCount = 1 << 24

    /// The distance from one page to the next, in points.
    public let pitch: Double
    /// The distance between the scroll offsets of neighboring colors, in points.
    public let step: Double
    /// The number of pages.
    public let pageCount: Int
    /// Whether the first page follows the last page.
    public let wraps: Bool
    /// The colors in ascending order of scroll offset, three bytes each: red, green and blue.
    package let channels: [UInt8]

    /// Creates a table of the colors along the scroll range of a carousel.
    package init(_ table: GradientTable, along geometry: CarouselGeometry, step: Double = 1) throws(OffsetTableError) {
        guard geometry.pitch > 0 else { throw .noPitch }
        guard step > 0, step.isFinite else { throw .stepOutOfRange(step) }
        pitch = geometry.pitch
        self.step = step
        pageCount = table.pageCount
        wraps = table.wraps
        let last = (Double(table.transitionCount) * pitch / step).rounded(.up)
        guard last < Double(Self.largestCount) else { throw .tooManyPoints }
        var channels: [UInt8] = []
        guard table.pageCount > 0 else {
            self.channels = channels
            return
        }
        channels.reserveCapacity(3 * (Int(last) + 1))
        // The last color belongs to the end of the range, even if the range isn't a whole number of steps.
        for point in 0...Int(last) {
            let position = min(Double(point) * step / pitch, Double(table.transitionCount))
            let color = table.color(at: position)
            channels.append(color.red)
            channels.append(color.green)
            channels.append(color.blue)
        }
        self.channels = channels
    }

    /// Creates a table from static data in generated code.
    ///
    /// - Parameters:
    ///   - pitch: the distance from one page to the next, in points.
    ///   - step: the distance between the scroll offsets of neighboring colors, in points.
    ///   - pageCount: the number of pages.
    ///   - wraps: whether the first page follows the last page.
    ///   - colors: the colors in ascending order of scroll offset, each as `0xRRGGBB`.
    /// - Precondition: `pitch` and `step` are positive and finite. `pageCount` is positive unless `colors` is empty.
    public init(pitch: Double, step: Double, pageCount: Int, wraps: Bool, staticColors colors: [UInt32]) {
        precondition(
            pitch > 0 && pitch.isFinite && step > 0 && step.isFinite && (pageCount > 0 || colors.isEmpty),
            "a table of offsets needs lengths")
        self.pitch = pitch
        self.step = step
        self.pageCount = pageCount
        self.wraps = wraps
        channels = colors.flatMap { color in
            [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
        }
    }

    package var count: Int { channels.count / 3 }

    /// The color at the scroll offset index × ``step`` from the first page at rest, or at the end of the range.
    package subscript(index: Int) -> SRGB8 {
        SRGB8(red: channels[3 * index], green: channels[3 * index + 1], blue: channels[3 * index + 2])
    }

    /// Returns the stored color that is nearest to a scroll offset.
    ///
    /// - Parameters:
    ///   - page: the index of the page at rest, from 0. An invalid index is wrapped around if the carousel wraps, else
    ///     clamped.
    ///   - offset: the distance from the page at rest, in points; positive is toward the next page. A value that isn't
    ///     finite counts as 0.
    /// - Returns: the color; black for a carousel without pages.
    public func color(page: Int, offset: Double) -> SRGB8 {
        guard count > 0 else { return .black }
        let rest = Double(PageIndex.held(page, count: pageCount, wraps: wraps)) * pitch
        var point = rest + (offset.isFinite ? offset : 0)
        if wraps {
            let range = Double(pageCount) * pitch
            point = point.truncatingRemainder(dividingBy: range)
            if point < 0 { point += range }
        }
        return self[Int(min(max((point / step).rounded(), 0), Double(count - 1)))]
    }
}

package enum OffsetTableError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The distance between two pages isn't positive.
    case noPitch
    case stepOutOfRange(Double)
    /// The table would have more than ``OffsetTable/largestCount`` colors.
    case tooManyPoints

    package var description: String {
        switch self {
        case .noPitch: "spacing and padding leave no distance between two pages; reduce the padding"
        case .stepOutOfRange(let step): "the step is \(DecimalText.shortest(step)) points; it must be positive"
        case .tooManyPoints: "the scroll range has more than \(OffsetTable.largestCount) points; use a larger step"
        }
    }
}
