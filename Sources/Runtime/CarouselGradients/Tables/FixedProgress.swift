/// A progress in units of 2⁻⁵².
@usableFromInline
struct FixedProgress {
    /// The number of bits after the point: as many as a `Double` has.
    @usableFromInline static let bits: Int64 = 52

    /// 0 … 2⁵².
    @usableFromInline let value: Int64

    /// Rounds a progress of 0 … 1 to the units.
    ///
    /// The progress plus one, in 1 … 2, where a `Double` counts in these units.
    @inlinable @inline(__always)
    init(_ progress: Double) {
        value = Int64(bitPattern: (progress + 1).bitPattern &- (1.0).bitPattern)
    }

    @inlinable @inline(__always)
    init(value: Int64) { self.value = value }
}
