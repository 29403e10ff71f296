internal import ColorScience

/// A converter of a gradient between two unit points into the equivalent CSS gradient.
///
/// The unit points are the start and the end of the gradient, in fractions of the element's width and height. A CSS
/// gradient has a direction instead, and its line always runs through the center of the element (CSS Images 3, section
/// 3.1). So this type moves the stops of the gradient along the CSS line. The result is exact for every shape of the
/// element if the points are opposite corners, or the middles of opposite sides. Otherwise, it is exact only in a
/// square.
package struct CSSGradientLine {
    /// The direction of the CSS gradient in CSS notation: `to bottom right`, or an angle.
    package let direction: String
    private let offset: Double
    private let scale: Double

    /// Creates the converter for a gradient between two unit points; nil if these aren't two different points.
    ///
    /// - Parameters:
    ///   - start: the x and y of the start, in fractions of the width and height from the top left.
    ///   - end: the x and y of the end, in the same unit.
    package init?(start: [Double], end: [Double]) {
        guard start.count == 2, end.count == 2, start != end else { return nil }
        if let word = Self.words.first(where: { $0.start == start && $0.end == end })?.word {
            (direction, offset, scale) = (word, 0, 1)
            return
        }
        let (x, y) = (end[0] - start[0], end[1] - start[1])
        let length = (x * x + y * y).squareRoot()
        let (unitX, unitY) = (x / length, y / length)
        let lineLength = unitX.magnitude + unitY.magnitude
        let fromMiddle = (start[0] - 0.5) * unitX + (start[1] - 0.5) * unitY
        // 0deg points up, and 90deg points to the right.
        let degrees = ElementaryFunctions.arcTangent(x, -y) * 180 / .pi
        direction = "\(DecimalText.of(degrees < 0 ? degrees + 360 : degrees, places: 4))deg"
        offset = fromMiddle / lineLength + 0.5
        scale = length / lineLength
    }

    /// Converts the location of a stop along the original gradient into its location along the CSS line, 0 … 1.
    package func location(_ location: Double) -> Double { offset + scale * location }

    private static let words: [(start: [Double], end: [Double], word: String)] = [
        ([0.5, 0], [0.5, 1], "to bottom"), ([0.5, 1], [0.5, 0], "to top"), ([0, 0.5], [1, 0.5], "to right"),
        ([1, 0.5], [0, 0.5], "to left"), ([0, 0], [1, 1], "to bottom right"), ([1, 1], [0, 0], "to top left"),
        ([1, 0], [0, 1], "to bottom left"), ([0, 1], [1, 0], "to top right"),
    ]
}
