public import ColorScience

extension GradientTable {
    /// Returns the backdrop color at a scroll position.
    ///
    /// Pages are counted from 0. For example, position 1.25 is a quarter of the way from page 1 to page 2.
    ///
    /// Between two stops, the color is blended linearly in gamma-encoded sRGB, and each channel is rounded to the
    /// nearest integer. The lookup allocates no memory.
    ///
    /// - Parameter position: the scroll position, in pages from the first page. In a carousel that wraps, positions
    ///   wrap around; otherwise they are clamped to the first or last page. A position that isn't finite counts as 0.
    /// - Returns: the color; black for a carousel without pages.
    /// - Complexity: O(1) if every transition of the table has two stops. Otherwise O(*s*), where *s* is the number of
    ///   stops in one transition.
    @inlinable
    public func color(at position: Double) -> SRGB8 {
        guard position >= 0, position < Double(transitionCount) else { return colorAround(position) }
        let from = Int(position)
        let progress = FixedProgress(position - Double(from))
        return isEven ? evenColor(from, progress) : unevenColor(from, progress)
    }

    /// Returns the color within a transition, for a table in which every transition has exactly two stops.
    @inlinable @inline(__always)
    func evenColor(_ transition: Int, _ progress: FixedProgress) -> SRGB8 {
        let first = stopsStart &+ transition
        return PackedColor.blend(words[first], words[first &+ 1], progress)
    }

    /// Returns the color within a transition of any other table; not inlined, to keep an app's drawing loop small.
    @inlinable @inline(never)
    func unevenColor(_ transition: Int, _ progress: FixedProgress) -> SRGB8 {
        words.withUnsafeBufferPointer { words in
            let at = TableLayout.headerWords &+ transition
            precondition(at &+ 1 < words.count)
            let first = UInt(bitPattern: stopsStart) &+ UInt(words[unchecked: at])
            let end = UInt(bitPattern: stopsStart) &+ UInt(words[unchecked: at &+ 1])
            precondition(first < end && end <= UInt(bitPattern: lastStop))
            // A progress just below 1 may round to 1. The search below would then run past the last stop.
            let hundredths = min(progress.value, 1 << FixedProgress.bits - 1) &* Int64(TableLayout.gridParts)
            // Words compare by progress first, because it is in the highest byte. The bound is the largest word of a
            // stop at or below the progress.
            let bound = UInt32(truncatingIfNeeded: hundredths >> FixedProgress.bits) << 24 | 0xFF_FFFF
            // The search ends at the transition's last stop at the latest, because its word is above the bound.
            var after = Int(bitPattern: first) &+ 1
            while words[unchecked: after] <= bound { after &+= 1 }
            let (before, behind) = (words[unchecked: after &- 1], words[unchecked: after])
            let start = after &- 1 == Int(bitPattern: first) ? 0 : Int64(before >> 24)
            let part =
                Double(hundredths &- start << FixedProgress.bits)
                / Double((Int64(behind >> 24) &- start) << FixedProgress.bits)
            return PackedColor.blend(before, behind, FixedProgress(part))
        }
    }

    /// Returns the color at a scroll position outside 0 ..< ``transitionCount``.
    @usableFromInline @inline(never)
    func colorAround(_ position: Double) -> SRGB8 {
        guard let pair = PagePair(position: position, count: pageCount, wraps: wraps) else {
            return .black
        }
        let index = pair.progress == 1 ? pair.to : pair.from
        guard pair.progress > 0, pair.progress < 1 else { return PackedColor.color(stopWord(firstStop(index))) }
        return color(at: Double(pair.from) + pair.progress)
    }
}

extension UnsafeBufferPointer {
    /// Returns the element at an index without a bounds check, so the caller must check the index.
    @inlinable
    subscript(unchecked index: Int) -> Element {
        @inline(__always) get { (baseAddress.unsafelyUnwrapped + index).pointee }
    }
}
