/// The stops to both sides of a location, and how far it is between them.
///
/// Before the first stop and behind the last it is that stop twice.
package struct StopPair: Sendable, Hashable {
    /// The stop at progress 0, from 0.
    package let from: Int
    /// The stop at progress 1, from 0.
    package let to: Int
    /// How far, 0 … 1.
    package let progress: Double

    /// The neighbors of a location among stops in rising order; nil where there are none.
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

    /// The neighbors of a location, 0 … 1, among evenly spaced stops, the first at 0 and the last at 1; nil where
    /// there are none.
    package init?(at location: Double, amongEven count: Int) {
        guard count > 0 else { return nil }
        let steps = min(max(location, 0), 1) * Double(count - 1)
        from = min(Int(steps), count - 1)
        to = min(from + 1, count - 1)
        progress = steps - Double(from)
    }
}
