internal import ColorScience

/// An encoder of ThumbHashes: about 25 bytes that decode to a blurred picture with a longer side of 32 pixels
/// (https://github.com/evanw/thumbhash).
///
/// The order of operations is that of the JavaScript reference, so that every byte is the same.
package enum ThumbHash {
    /// The maximum width and height of an encoded picture in pixels, as in the reference implementation.
    package static let maximumSide = 100

    /// The cosine coefficients of a channel: the constant one and the varying ones, whose largest magnitude is `scale`.
    ///
    /// The highest frequencies, beyond the diagonal of the coefficient matrix, are left out.
    private struct Channel {
        var constant = 0.0
        var varying: [Double] = []
        var scale = 0.0
    }

    /// Returns the hash of a picture of at most ``maximumSide`` pixels a side, from four bytes per pixel: red, green,
    /// blue and alpha, not premultiplied.
    package static func encode(width: Int, height: Int, rgba: [UInt8]) -> [UInt8] {
        precondition((1...maximumSide).contains(width) && (1...maximumSide).contains(height), "reduced")
        precondition(rgba.count == width * height * 4, "four bytes a pixel")
        var mean = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
        for pixel in stride(from: 0, to: rgba.count, by: 4) {
            let alpha = Double(rgba[pixel + 3]) / 255
            mean.red += alpha / 255 * Double(rgba[pixel])
            mean.green += alpha / 255 * Double(rgba[pixel + 1])
            mean.blue += alpha / 255 * Double(rgba[pixel + 2])
            mean.alpha += alpha
        }
        if mean.alpha > 0 {
            mean.red /= mean.alpha
            mean.green /= mean.alpha
            mean.blue /= mean.alpha
        }
        let hasAlpha = mean.alpha < Double(width * height)

        // The channels are luminance, yellow against blue, red against green, and alpha. Transparent pixels get the
        // mean color.
        let count = width * height
        var channels = [[Double]](repeating: [Double](repeating: 0, count: count), count: 4)
        for index in 0..<count {
            let pixel = index * 4
            let alpha = Double(rgba[pixel + 3]) / 255
            let red = mean.red * (1 - alpha) + alpha / 255 * Double(rgba[pixel])
            let green = mean.green * (1 - alpha) + alpha / 255 * Double(rgba[pixel + 1])
            let blue = mean.blue * (1 - alpha) + alpha / 255 * Double(rgba[pixel + 2])
            channels[0][index] = (red + green + blue) / 3
            channels[1][index] = (red + green) / 2 - blue
            channels[2][index] = red - green
            channels[3][index] = alpha
        }
        let most = hasAlpha ? 5 : 7
        let longer = Double(max(width, height))
        let across = max(1, round(Double(most * width) / longer))
        let down = max(1, round(Double(most * height) / longer))
        func transform(_ channel: Int, _ columns: Int, _ rows: Int) -> Channel {
            Self.transform(channels[channel], width: width, height: height, columns: columns, rows: rows)
        }
        let luminance = transform(0, max(3, across), max(3, down))
        let (yellow, red) = (transform(1, 3, 3), transform(2, 3, 3))
        let alpha = hasAlpha ? transform(3, 5, 5) : Channel()
        return bytes(
            [luminance, yellow, red] + (hasAlpha ? [alpha] : []), shorter: width > height ? down : across,
            isLandscape: width > height)
    }

    /// Returns the discrete cosine transform of a channel, whose varying coefficients are scaled to 0 … 1.
    private static func transform(_ values: [Double], width: Int, height: Int, columns: Int, rows: Int) -> Channel {
        var channel = Channel()
        let waves = (0..<columns).map { number in wave(number, width) }
        // Sums all columns, at most seven, at once. Each sum is in the order of the reference.
        let across = (0..<width).map { x in
            waves.indices.reduce(into: SIMD8<Double>.zero) { lanes, column in lanes[column] = waves[column][x] }
        }
        for row in 0..<rows {
            let wave = wave(row, height)
            var sums = SIMD8<Double>.zero
            values.withUnsafeBufferPointer { values in
                across.withUnsafeBufferPointer { across in
                    for y in 0..<height {
                        let (start, factor) = (y &* width, wave[y])
                        for x in 0..<width { sums += across[x] * values[start &+ x] * factor }
                    }
                }
            }
            var column = 0
            while column * rows < columns * (rows - row) {
                let sum = sums[column] / Double(width * height)
                if column > 0 || row > 0 {
                    channel.varying.append(sum)
                    channel.scale = max(channel.scale, abs(sum))
                } else {
                    channel.constant = sum
                }
                column += 1
            }
        }
        if channel.scale > 0 {
            for index in channel.varying.indices {
                channel.varying[index] = 0.5 + 0.5 / channel.scale * channel.varying[index]
            }
        }
        return channel
    }

    /// Returns a cosine wave with `number` half periods, sampled at `count` pixels.
    private static func wave(_ number: Int, _ count: Int) -> [Double] {
        (0..<count).map { ElementaryFunctions.cosine(Double.pi / Double(count) * Double(number) * (Double($0) + 0.5)) }
    }

    private static func bytes(_ channels: [Channel], shorter: Int, isLandscape: Bool) -> [UInt8] {
        let (luminance, yellow, red) = (channels[0], channels[1], channels[2])
        let hasAlpha = channels.count == 4
        let colors =
            round(63 * luminance.constant) | round(31.5 + 31.5 * yellow.constant) << 6
            | round(31.5 + 31.5 * red.constant) << 12 | round(31 * luminance.scale) << 18 | (hasAlpha ? 1 << 23 : 0)
        let shape =
            shorter | round(63 * yellow.scale) << 3 | round(63 * red.scale) << 9 | (isLandscape ? 1 << 15 : 0)
        var bytes = [colors, colors >> 8, colors >> 16, shape, shape >> 8]
        if hasAlpha { bytes.append(round(15 * channels[3].constant) | round(15 * channels[3].scale) << 4) }
        // Each coefficient takes four bits. The lower half of a byte comes first.
        for (number, value) in channels.flatMap({ $0.varying }).enumerated() {
            if number & 1 == 0 {
                bytes.append(round(15 * value))
            } else {
                bytes[bytes.count - 1] |= round(15 * value) << 4
            }
        }
        return bytes.map { UInt8(truncatingIfNeeded: $0) }
    }

    /// Returns a number rounded as in JavaScript, where halves are rounded up.
    private static func round(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }
}
