/// A progress as a whole number of units of 2⁻⁵².
@usableFromInline
struct FixedProgress {
    /// The number of fraction bits, the same as in the significand of a `Double`.
    @usableFromInline static let bits: Int64 = 52

    /// The progress in units, 0 … 2⁵².
    @usableFromInline let value: Int64

    /// Rounds a progress of 0 … 1 to whole units.
    ///
    /// Adding 1 gives a number in 1 … 2, whose bit pattern counts in these units.
    @inlinable @inline(__always)
    init(_ progress: Double) {
        value = Int64(bitPattern: (progress + 1).bitPattern &- (1.0).bitPattern)
    }

    @inlinable @inline(__always)
    init(value: Int64) { self.value = value }
}
