public import ColorScience

extension GradientTable {
    /// The backdrop at a position.
    ///
    /// Between two stops it is linear in gamma-encoded sRGB, rounded to nearest. Nothing is allocated.
    ///
    /// - Parameter position: pages from the first. In a carousel that wraps any position represents one on the circle,
    ///   so that backward from the first page lies the last; in another what lies beyond an end is that end. What is
    ///   not a finite number is the first page.
    /// - Returns: black for a carousel without pages.
    /// - Complexity: O(1) for two stops a transition, else O(*s*) in the stops of one transition.
    @inlinable
    public func color(at position: Double) -> SRGB8 {
        guard position >= 0, position < Double(transitionCount) else { return colorAround(position) }
        let from = Int(position)
        let progress = FixedProgress(position - Double(from))
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
            let first = UInt(bitPattern: stopsStart) &+ UInt(words[unchecked: at])
            let end = UInt(bitPattern: stopsStart) &+ UInt(words[unchecked: at &+ 1])
            precondition(first < end && end <= UInt(bitPattern: lastStop))
            // Just below the next page a progress may round to 1, where the search would not end.
            let hundredths = min(progress.value, 1 << FixedProgress.bits - 1) &* Int64(TableLayout.gridParts)
            // No word of a stop at or below the progress looked for is above this one.
            let bound = UInt32(truncatingIfNeeded: hundredths >> FixedProgress.bits) << 24 | 0xFF_FFFF
            // The transition's end, where the next one begins, is above it, and so is the last stop of all.
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
