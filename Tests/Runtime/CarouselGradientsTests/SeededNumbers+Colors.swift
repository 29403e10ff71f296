import ColorScience
import TestNumbers

extension SeededNumbers {
    /// A color of any three bytes.
    mutating func color() -> SRGB8 {
        let bits = next()
        return SRGB8(
            red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits >> 16))
    }

    /// 0 ..< 1.
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
