/// A progress of 0 … 1 as an integer in steps of 2⁻⁵², with which colors are blended exactly.
@usableFromInline
struct FixedProgress {
    /// The number of bits after the binary point: 52, as in the significand of a `Double`.
    @usableFromInline static let bits: Int64 = 52

    /// The progress in steps of 2⁻⁵²: an integer of 0 … 2⁵².
    @usableFromInline let value: Int64

    /// Creates a progress from a `Double` of 0 … 1, rounded to a whole number of steps.
    ///
    /// Adding 1 moves the number into 1 … 2. In that range, neighboring `Double` values are one step of 2⁻⁵² apart. So
    /// the difference between the bit patterns is the number of steps.
    @inlinable @inline(__always)
    init(_ progress: Double) {
        value = Int64(bitPattern: (progress + 1).bitPattern &- (1.0).bitPattern)
    }

    @inlinable @inline(__always)
    init(value: Int64) { self.value = value }
}
