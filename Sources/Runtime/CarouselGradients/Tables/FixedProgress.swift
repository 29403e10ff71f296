/// A progress of 0 … 1 as a whole number of units of 2⁻⁵², because integer arithmetic blends colors exactly.
@usableFromInline
struct FixedProgress {
    /// The number of fraction bits, the same as in the significand of a `Double`.
    @usableFromInline static let bits: Int64 = 52

    /// The number of units, 0 … 2⁵².
    @usableFromInline let value: Int64

    /// Rounds a progress of 0 … 1 to whole units.
    ///
    /// Adding 1 moves the progress into 1 … 2. There, neighboring `Double` values are one unit apart, so their bit
    /// patterns count units.
    @inlinable @inline(__always)
    init(_ progress: Double) {
        value = Int64(bitPattern: (progress + 1).bitPattern &- (1.0).bitPattern)
    }

    @inlinable @inline(__always)
    init(value: Int64) { self.value = value }
}
