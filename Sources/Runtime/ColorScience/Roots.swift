/// Roots by Halley's iteration.
///
/// Addition, multiplication, division and square root are exact to the last bit on every machine (IEEE 754), but `pow`
/// and `cbrt` of the system libraries aren't. Files must be the same everywhere, so these roots use exact operations.
package enum Roots {
    /// Returns the cube root, to within two units in the last place.
    static func cube(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let magnitude = x.magnitude
        // A third of the exponent: fdlibm's first guess, within 3 %.
        var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_7893_0000_0000)
        for _ in 0..<3 {
            let power = root * root * root
            root *= (power + 2 * magnitude) / (2 * power + magnitude)
        }
        return x < 0 ? -root : root
    }

    /// Returns the cube roots of three numbers, each with the same bits as on its own.
    static func cube(_ numbers: Components) -> Components {
        func isUsual(_ x: Double) -> Bool { x > 0 && x < .infinity }
        guard isUsual(numbers.x), isUsual(numbers.y), isUsual(numbers.z) else {
            return Components(cube(numbers.x), cube(numbers.y), cube(numbers.z))
        }
        func guess(_ x: Double) -> Double { Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_0000_0000) }
        var roots = Components(guess(numbers.x), guess(numbers.y), guess(numbers.z))
        for _ in 0..<3 {
            let powers = roots * roots * roots
            roots *= (powers + 2 * numbers) / (2 * powers + numbers)
        }
        return roots
    }

    /// Returns the fifth root, to within a few units in the last place.
    package static func fifth(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let magnitude = x.magnitude
        // A fifth of the exponent; the constant is four fifths of the bias of 1023.
        var root = Double(bitPattern: magnitude.bitPattern / 5 + 0x3326_6666_6666_6666)
        for _ in 0..<4 {
            let square = root * root
            let power = square * square * root
            root *= (2 * power + 3 * magnitude) / (3 * power + 2 * magnitude)
        }
        return x < 0 ? -root : root
    }
}
