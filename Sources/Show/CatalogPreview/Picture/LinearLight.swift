internal import ColorScience

/// Conversions between 8-bit sRGB values and linear light (amounts of light, 0 … 1).
enum LinearLight {
    private static let values: [Double] = (0...255).map { level in
        let grey = SRGB8(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
        return Color(grey).converted(to: .srgbLinear).components.x
    }

    static func value(of byte: UInt8) -> Double { values[Int(byte)] }

    static func byte(of light: Double) -> UInt8 {
        var (low, high) = (0, 255)
        while high - low > 1 {
            let middle = (low + high) / 2
            if values[middle] <= light { low = middle } else { high = middle }
        }
        return UInt8(light - values[low] <= values[high] - light ? low : high)
    }
}
