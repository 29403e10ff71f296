/// The two stops of a gradient around a location, and the progress from the first to the second stop of the pair.
///
/// Before the gradient's first stop, both are this first stop; after the gradient's last stop, both are this last stop.
package struct StopPair: Sendable, Hashable {
    /// The index of the stop at progress 0.
    package let from: Int
    /// The index of the stop at progress 1.
    package let to: Int
    /// The progress, 0 … 1.
    package let progress: Double

    /// Finds the stops around a location among stops in ascending order; nil without stops.
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

    /// Finds the stops around a location, 0 … 1, among evenly spaced stops from 0 to 1; nil without stops.
    package init?(at location: Double, amongEven count: Int) {
        guard count > 0 else { return nil }
        let steps = min(max(location, 0), 1) * Double(count - 1)
        from = min(Int(steps), count - 1)
        to = min(from + 1, count - 1)
        progress = steps - Double(from)
    }
}
