/// Cube and fifth roots by Halley's iteration, with the same bits in the result on every machine.
///
/// IEEE 754 defines addition, multiplication, division and square root exactly, but `pow` and `cbrt` differ between
/// system libraries. Generated files must be the same everywhere, so these roots use only exact operations.
package enum Roots {
    /// Returns the cube root, to within two units in the last place.
    static func cube(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let magnitude = x.magnitude
        // Dividing the bits by three divides the exponent by three. This gives an estimate within 3 %, as in fdlibm.
        var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_7893_0000_0000)
        for _ in 0..<3 {
            let power = root * root * root
            root *= (power + 2 * magnitude) / (2 * power + magnitude)
        }
        return x < 0 ? -root : root
    }

    /// Returns the cube roots of three numbers, with the same bits as the function for one number.
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
        // Dividing the bits by five divides the exponent by five; the constant is four fifths of its bias, 1023.
        var root = Double(bitPattern: magnitude.bitPattern / 5 + 0x3326_6666_6666_6666)
        for _ in 0..<4 {
            let square = root * root
            let power = square * square * root
            root *= (2 * power + 3 * magnitude) / (3 * power + 2 * magnitude)
        }
        return x < 0 ? -root : root
    }
}
