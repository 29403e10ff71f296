public import ColorScience

extension PageBackdrop {
    /// A small blurred picture, decoded from a ThumbHash, to show until the real picture has loaded.
    ///
    /// ```swift
    /// if let placeholder = PageBackdrop.Placeholder(base64: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A") {
    ///     assert(placeholder.rgba.count == 4 * placeholder.width * placeholder.height)
    ///     assert(placeholder.alpha == 1)
    ///     print(placeholder.color.hex)
    /// }
    /// assert(PageBackdrop.Placeholder(thumbHash: [1, 2, 3]) == nil)
    /// ```
    public struct Placeholder: Sendable, Hashable {
        /// The width in pixels, at most 32.
        public let width: Int
        /// The height in pixels, at most 32.
        public let height: Int
        /// Four bytes per pixel, row by row from the top: red, green, blue and alpha, not premultiplied.
        public let rgba: [UInt8]
        /// The mean color of the visible pixels of the picture that the placeholder stands for.
        public let color: SRGB8
        /// The mean alpha, 0 … 1, of the picture that the placeholder stands for.
        public let alpha: Double

        /// Creates the placeholder that a ThumbHash (a blurred picture in a few bytes) describes; nil if the bytes
        /// aren't a ThumbHash.
        public init?(thumbHash bytes: some Collection<UInt8>) {
            var reader = ThumbHashReader(Array(bytes))
            guard let shape = reader.shape else { return nil }
            (width, height) = (shape.width, shape.height)
            (color, alpha) = (shape.mean, shape.constants[3])
            rgba = reader.pixels(shape)
        }

        /// Creates the placeholder that a ThumbHash in Base64, as in a catalog manifest, describes; nil for any other
        /// text.
        public init?(base64 text: String) {
            guard let bytes = Base64.bytes(text) else { return nil }
            self.init(thumbHash: bytes)
        }
    }
}

/// A reader of ThumbHashes (https://github.com/evanw/thumbhash): cosine coefficients of four bits, after a header.
struct ThumbHashReader {
    struct Shape {
        var width: Int
        var height: Int
        /// The number of luminance coefficients across; `rows` is the number down.
        var columns: Int
        var rows: Int
        var hasAlpha: Bool
        /// The means of the channels in this order: luminance, yellow against blue, red against green, and alpha.
        var constants: [Double]
        /// The largest magnitude of each channel's coefficients, in the same order of the channels.
        var scales: [Double]
        var mean: SRGB8
    }

    private let bytes: [UInt8]
    /// The number of coefficients already read, each of half a byte.
    private var next = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The values in the header; nil if there are too few bytes, or if the header gives the picture a size of 0.
    var shape: Shape? {
        guard bytes.count >= 5 else { return nil }
        let colors = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
        let form = Int(bytes[3]) | Int(bytes[4]) << 8
        let (hasAlpha, isLandscape) = (colors >> 23 & 1 == 1, form >> 15 & 1 == 1)
        let (most, shorter) = (hasAlpha ? 5 : 7, form & 7)
        guard shorter > 0, !hasAlpha || bytes.count >= 6 else { return nil }
        let (across, down) = isLandscape ? (most, shorter) : (shorter, most)
        let ratio = Double(across) / Double(down)
        let alpha = hasAlpha ? Double(bytes[5] & 15) / 15 : 1
        let constants = Self.channels(colors) + [alpha]
        let shape = Shape(
            width: Int((ratio > 1 ? 32 : 32 * ratio).rounded()), height: Int((ratio > 1 ? 32 / ratio : 32).rounded()),
            columns: max(3, across), rows: max(3, down), hasAlpha: hasAlpha, constants: constants,
            // Like the reference, raises both color scales by a quarter to compensate for lost saturation.
            scales: [
                Double(colors >> 18 & 31) / 31, Double(form >> 3 & 63) / 63 * 1.25, Double(form >> 9 & 63) / 63 * 1.25,
                hasAlpha ? Double(bytes[5] >> 4) / 15 : 0,
            ], mean: Self.color(constants))
        let count =
            Self.places(shape.columns, shape.rows).count + 2 * Self.places(3, 3).count
            + (hasAlpha ? Self.places(5, 5).count : 0)
        return bytes.count >= (hasAlpha ? 6 : 5) + (count + 1) / 2 ? shape : nil
    }

    /// Returns the column and row of each coefficient of a channel except the mean, in stored order.
    private static func places(_ columns: Int, _ rows: Int) -> [(column: Int, row: Int)] {
        (0..<rows).flatMap { row in
            (0..<columns).filter { $0 + row > 0 && $0 * rows < columns * (rows - row) }.map { (column: $0, row: row) }
        }
    }

    private mutating func coefficients(_ count: Int, from start: Int, scale: Double) -> [Double] {
        (0..<count).map { _ in
            let byte = bytes[start + next / 2]
            let bits = next & 1 == 0 ? byte & 15 : byte >> 4
            next += 1
            return (Double(bits) / 7.5 - 1) * scale
        }
    }

    mutating func pixels(_ shape: Shape) -> [UInt8] {
        let start = shape.hasAlpha ? 6 : 5
        let sizes = [(shape.columns, shape.rows), (3, 3), (3, 3)] + (shape.hasAlpha ? [(5, 5)] : [])
        let channels = sizes.enumerated().map { number, size in
            let places = Self.places(size.0, size.1)
            return (places: places, values: coefficients(places.count, from: start, scale: shape.scales[number]))
        }
        let (across, down) = (Self.waves(shape.width), Self.waves(shape.height))
        var rgba: [UInt8] = []
        rgba.reserveCapacity(shape.width * shape.height * 4)
        for y in 0..<shape.height {
            for x in 0..<shape.width {
                var values = shape.constants
                for (number, channel) in channels.enumerated() {
                    for (place, value) in zip(channel.places, channel.values) {
                        // Multiplies in the order of the reference, so that the results are identical.
                        let (wave, twice) = (across[place.column][x], down[place.row][y] * 2)
                        values[number] += number == 1 || number == 2 ? value * (wave * twice) : value * wave * twice
                    }
                }
                rgba += Self.components(values).map { UInt8(255 * $0) } + [UInt8(255 * Self.clamped(values[3]))]
            }
        }
        return rgba
    }

    /// Returns seven cosine waves with 0 … 6 half periods, each sampled at the centers of `count` pixels.
    private static func waves(_ count: Int) -> [[Double]] {
        (0..<7).map { number in
            (0..<count).map {
                ElementaryFunctions.cosine(Double.pi / Double(count) * (Double($0) + 0.5) * Double(number))
            }
        }
    }

    private static func clamped(_ value: Double) -> Double { max(0, min(1, value)) }

    /// Returns red, green and blue, 0 … 1, from luminance and the two color differences.
    private static func components(_ values: [Double]) -> [Double] {
        let blue = values[0] - 2.0 / 3 * values[1]
        let red = (3 * values[0] - blue + values[2]) / 2
        return [red, red - values[2], blue].map(clamped)
    }

    /// Returns the mean color of a ThumbHash in Base64, also URL-safe; nil without four digits at its beginning.
    static func mean(base64 text: String) -> SRGB8? {
        let standard = [UInt8(ascii: "-"): UInt8(ascii: "+"), UInt8(ascii: "_"): UInt8(ascii: "/")]
        let digits = text.utf8.prefix(4).map { standard[$0] ?? $0 }
        guard let bytes = Base64.bytes(String(decoding: digits, as: UTF8.self)), bytes.count == 3 else { return nil }
        return color(channels(Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16))
    }

    /// Returns the means of luminance, yellow against blue, and red against green, from the first three bytes.
    private static func channels(_ bits: Int) -> [Double] {
        [Double(bits & 63) / 63, Double(bits >> 6 & 63) / 31.5 - 1, Double(bits >> 12 & 63) / 31.5 - 1]
    }

    private static func color(_ values: [Double]) -> SRGB8 {
        let bytes = components(values).map { UInt8((255 * $0).rounded()) }
        return SRGB8(red: bytes[0], green: bytes[1], blue: bytes[2])
    }
}
