#if canImport(Darwin)
    private import Darwin
#elseif canImport(Musl)
    private import Musl
#else
    private import Glibc
#endif

/// The only functions that are taken from the system: those of angles, and the exponential of CIEDE2000.
///
/// Their last bit may differ between systems. Nothing that is written into a file shows it: angles are only used on the
/// way to colours of 8 bits and to distances that are compared with a tolerance.
enum ElementaryFunctions {
    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
    static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
    static func exponential(_ x: Double) -> Double { exp(x) }
}
