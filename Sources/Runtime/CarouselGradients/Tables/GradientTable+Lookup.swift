public import ColorScience

extension GradientTable {
    /// Returns the backdrop at a position.
    ///
    /// Between two stops it is linear in gamma-encoded sRGB, rounded to nearest. The lookup doesn't allocate.
    ///
    /// - Parameter position: pages from the first. In a carousel that wraps, positions wrap around; otherwise they are
    ///   clamped to the ends. A position that isn't finite counts as the first page.
    /// - Returns: black for a carousel without pages.
    /// - Complexity: O(1) for two stops per transition, else O(*s*) in the stops of one transition.
    @inlinable
    public func color(at position: Double) -> SRGB8 {
        guard position >= 0, position < Double(transitionCount) else { return colorAround(position) }
        let from = Int(position)
        let progress = FixedProgress(position - Double(from))
        return isEven ? evenColor(from, progress) : unevenColor(from, progress)
    }

    /// Returns the backdrop within a transition of two stops.
    @inlinable @inline(__always)
    func evenColor(_ transition: Int, _ progress: FixedProgress) -> SRGB8 {
        let first = stopsStart &+ transition
        return PackedColor.blend(words[first], words[first &+ 1], progress)
    }

    /// Returns the backdrop within a transition of a table in which some have more stops.
    ///
    /// A separate function, so that the code inlined into an app's loop stays small.
    @inlinable @inline(never)
    func unevenColor(_ transition: Int, _ progress: FixedProgress) -> SRGB8 {
        words.withUnsafeBufferPointer { words in
            let at = TableLayout.headerWords &+ transition
            precondition(at &+ 1 < words.count)
            let first = UInt(bitPattern: stopsStart) &+ UInt(words[unchecked: at])
            let end = UInt(bitPattern: stopsStart) &+ UInt(words[unchecked: at &+ 1])
            precondition(first < end && end <= UInt(bitPattern: lastStop))
            // Just below the next page a progress may round to 1, where the search wouldn't end.
            let hundredths = min(progress.value, 1 << FixedProgress.bits - 1) &* Int64(TableLayout.gridParts)
            // No word of a stop at or below the progress is above this one.
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

    /// Returns the backdrop at a position outside 0 ..< transitions.
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
    /// Returns an element whose index has been checked.
    @inlinable
    subscript(unchecked index: Int) -> Element {
        @inline(__always) get { (baseAddress.unsafelyUnwrapped + index).pointee }
    }
}
