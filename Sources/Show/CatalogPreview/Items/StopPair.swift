/// The two neighboring stops of a gradient between which a location lies.
///
/// Before the first stop of the gradient, both stops of the pair are the first; after the last, both are the last.
package struct StopPair: Sendable, Equatable {
    package let from: Int
    package let to: Int
    /// The place between the two stops, from 0 (at the first stop) to 1 (at the second).
    package let progress: Double

    /// Finds the two stops around a location, in ascending order; nil without stops.
    package init?<Stops: RandomAccessCollection>(
        at location: Double, among stops: Stops, location locationOfStop: (Stops.Element) -> Double
    ) where Stops.Index == Int {
        guard !stops.isEmpty else { return nil }
        let after = stops.firstIndex { locationOfStop($0) >= location } ?? stops.endIndex
        guard after > stops.startIndex, after < stops.endIndex else {
            (from, to, progress) = (min(after, stops.endIndex - 1), min(after, stops.endIndex - 1), 0)
            return
        }
        (from, to) = (after - 1, after)
        let (start, end) = (locationOfStop(stops[from]), locationOfStop(stops[to]))
        progress = end > start ? (location - start) / (end - start) : 1
    }

    /// Finds the two stops around a location, 0 … 1, among evenly spaced stops; nil without stops.
    package init?(at location: Double, amongEven count: Int) {
        guard count > 0 else { return nil }
        let steps = min(max(location, 0), 1) * Double(count - 1)
        from = min(Int(steps), count - 1)
        to = min(from + 1, count - 1)
        progress = steps - Double(from)
    }
}
