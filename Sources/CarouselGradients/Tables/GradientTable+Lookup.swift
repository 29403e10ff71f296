public import ColorScience

extension GradientTable {
    /// The backdrop at a position.
    ///
    /// Between two stops it is linear in gamma-encoded sRGB, rounded to nearest. Nothing is allocated.
    ///
    /// - Parameter position: pages from the first. In a carousel that wraps any position stands for one on the circle,
    ///   so that backward from the first page lies the last; in another what lies beyond an end is that end. What is not
    ///   a finite number is the first page.
    /// - Returns: black for a carousel without pages.
    /// - Complexity: O(1) for two stops a transition, else O(*s*) in the stops of one transition.
    @inlinable
    public func color(at position: Double) -> SRGB8 {
        guard position >= 0, position < Double(transitionCount) else { return colorAround(position) }
        // The whole pages: rounding to nearest where a `Double` counts in ones, and one back where that was upward.
        let counting = 4_503_599_627_370_496.0  // 2⁵²
        let nearest = (position + counting) - counting
        let whole = nearest > position ? nearest - 1 : nearest
        let from = Int(truncatingIfNeeded: (whole + counting).bitPattern & 0xFFFF_FFFF)
        let progress = FixedProgress(position - whole)
        return isEven ? evenColor(from, progress) : unevenColor(from, progress)
    }

    /// The backdrop within a transition of two stops.
    @inlinable @inline(__always)
    func evenColor(_ transition: Int, _ progress: FixedProgress) -> SRGB8 {
        let first = stopsStart &+ transition
        return PackedColor.blend(words[first], words[first &+ 1], progress)
    }

    /// The backdrop within a transition of a table where some have more stops.
    ///
    /// A function of its own, so that what an app's loop takes in stays small.
    @inlinable @inline(never)
    func unevenColor(_ transition: Int, _ progress: FixedProgress) -> SRGB8 {
        words.withUnsafeBufferPointer { words in
            let at = TableLayout.headerWords &+ transition
            precondition(at &+ 1 < words.count)
            let first = stopsStart &+ Int(words[unchecked: at])
            let end = stopsStart &+ Int(words[unchecked: at &+ 1])
            precondition(first >= 0 && first < end && end < words.count)
            let hundredths = progress.value &* Int64(TableLayout.gridParts)
            // No word of a stop at or below the progress looked for is above this one.
            let bound = UInt32(truncatingIfNeeded: hundredths >> FixedProgress.bits) << 24 | 0xFF_FFFF
            var after = first &+ 1
            while after < end, words[unchecked: after] <= bound { after &+= 1 }
            let (before, behind) = (words[unchecked: after &- 1], words[unchecked: after])
            let start = Int64(before >> 24)
            let stop = after == end ? Int64(TableLayout.gridParts) : Int64(behind >> 24)
            let part = Double(hundredths &- start << FixedProgress.bits) / Double((stop &- start) << FixedProgress.bits)
            return PackedColor.blend(before, behind, part)
        }
    }

    /// The backdrop at a position outside of 0 ..< transitions.
    @usableFromInline @inline(never)
    func colorAround(_ position: Double) -> SRGB8 {
        guard let pair = PagePair(position: position, count: pageCount, wraps: wraps) else {
            return SRGB8(red: 0, green: 0, blue: 0)
        }
        let index = pair.progress == 1 ? pair.to : pair.from
        guard pair.progress > 0, pair.progress < 1 else { return PackedColor.color(stopWord(firstStop(index))) }
        return color(at: Double(pair.from) + pair.progress)
    }
}

extension UnsafeBufferPointer {
    /// An element whose index has been checked before.
    @inlinable
    subscript(unchecked index: Int) -> Element {
        @inline(__always) get { (baseAddress.unsafelyUnwrapped + index).pointee }
    }
}
