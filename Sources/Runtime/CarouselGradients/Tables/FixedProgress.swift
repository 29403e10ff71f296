/// A progress in whole parts of 2⁻⁵².
@usableFromInline
struct FixedProgress {
    /// How many bits are behind the point: as many as a `Double` has.
    @usableFromInline static let bits: Int64 = 52

    /// 0 … 2⁵².
    @usableFromInline let value: Int64

    /// A progress of 0 … 1, rounded to the parts.
    ///
    /// One more than it is in 1 … 2, where a `Double` counts in these parts.
    @inlinable @inline(__always)
    init(_ progress: Double) {
        value = Int64(bitPattern: (progress + 1).bitPattern &- (1.0).bitPattern)
    }

    @inlinable @inline(__always)
    init(value: Int64) { self.value = value }
}
